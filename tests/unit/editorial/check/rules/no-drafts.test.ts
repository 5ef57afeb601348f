import { describe, expect, it } from 'vitest';
import { noDrafts } from '../../../../../editorial/check/rules/no-drafts.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

const places = (text: string) => reports(noDrafts, answer(text)).map((one) => one.split(' is')[0]);

describe('A note from a draft', () => {
  it.each([
    ['TODO: say why.', '5:1 “TODO”'],
    ['So. FIXME', '5:5 “FIXME”'],
    ['So (XXX).', '5:5 “XXX”'],
    ['The date is TBC.', '5:13 “TBC”'],
    ['The date is TBD.', '5:13 “TBD”'],
    ['Lorem ipsum dolor.', '5:1 “Lorem ipsum”'],
    ['So, lorem ipsum.', '5:5 “lorem ipsum”'],
  ])('is reported: %s', (text, place) => {
    expect(places(text)).toEqual([place]);
  });

  it.each(['What is left to do.', 'MUTBD and TODOS.', 'Ipsum lorem.'])(
    'is not found in %s',
    (text) => {
      expect(places(text)).toEqual([]);
    },
  );

  it('is found in settings', () => {
    expect(reports(noDrafts, readContentFile('studio.yaml', 'name: TBD\n'))).toHaveLength(1);
  });

  it.each(['"…"', '...'])('is a setting copied from a message or a guide: %s', (value) => {
    expect(reports(noDrafts, readContentFile('studio.yaml', `name: ${value}\n`))).toHaveLength(1);
  });
});
