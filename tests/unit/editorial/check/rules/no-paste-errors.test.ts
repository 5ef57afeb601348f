import { expect, it } from 'vitest';
import { noPasteErrors } from '../../../../../editorial/check/rules/no-paste-errors.ts';
import { answer, reports } from '../../small-files.ts';

it.each([
  ['So (and so.', '5:4 “(” has no “)” that goes with it.'],
  ['😀 So (and so.', '5:7 “(” has no “)” that goes with it.'],
  ['So and) so.', '5:7 “)” has no “(” that goes with it.'],
])('Finds what is not closed or not opened: %s', (text, reason) => {
  expect(reports(noPasteErrors, answer(text)).join('\n')).toContain(reason);
});

it.each(['So (and (so) on).', '😀😀 So (and “so”)', 'a) So.', 'So {1}.', 'One.\rTwo.'])(
  'Finds no slip in %j',
  (text) => {
    expect(reports(noPasteErrors, answer(text))).toEqual([]);
  },
);
