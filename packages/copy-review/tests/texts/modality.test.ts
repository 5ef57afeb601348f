import { describe, expect, it } from 'vitest';
import { changedModality } from '../../src/texts/modality.ts';
import { compare } from '../reading.ts';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('Changed modal words', () => {
  it.each([
    ['It may rise.', 'It will rise.', ['may'], ['will']],
    ['It may rise.', 'It may not rise.', ['may'], ['may not']],
    ['It won’t rise.', "It can't rise.", ['won’t'], ["can't"]],
    ['At least one, ALL', 'all, up to one', ['at least'], ['up to']],
    ['all all', 'all', ['all'], []],
    ['may can', 'can may', [], []],
    ['maybe small 5all', 'wills canal', [], []],
    ['It rises.', 'It falls.', [], []],
    ['It ends on 5 May 2026.', 'It ends on 5 June 2026.', [], []],
    ['It ends in May.', 'It ends in June.', [], []],
    ['From May to June.', 'From April to June.', [], []],
    ['Last updated: May 2025', 'Last updated: June 2025', [], []],
    ['April, May and June', 'April and June', [], []],
    ['Apr\tMay', 'Apr', [], []],
    ['It ends this May.', 'It ends next June.', [], []],
    ['It ends by mid-May.', 'It ends by then.', [], []],
    ['May', 'June', [], []],
    ['May it rise?', 'It rises.', ['may'], []],
    ['What You May Do', 'What You Do', ['may'], []],
    ['This May Not Rise', 'This Rises', ['may not'], []],
    ['YOU MAY DO IT', 'YOU DO IT', ['may'], []],
    ['It may, in May, rise.', 'It rises in May.', ['may'], []],
  ])('from “%s” to “%s”', (before, after, removed, added) => {
    expect(changedModality(before, after)).toEqual({ removed, added });
  });

  it('are reported for edited texts only', () => {
    const page = (one: string, two: string, three: string) =>
      `<h2>A</h2>${p(`It ${one} rise this week.`, `You ${two} lose it again.`)}<h2>B</h2>${p(three)}`;
    expect(
      compare(
        { '/a': page('may', 'must', 'All is well with the yeti.') },
        { '/a': page('will', 'can', 'None is well: never can be the yeti.') },
      ).strength,
    ).toEqual([
      { page: '/a', section: 'A', removed: ['may'], added: ['will'], block: 0 },
      { page: '/a', section: 'A', removed: ['must'], added: ['can'], block: 1 },
      { page: '/a', section: 'B', removed: ['all'], added: ['none', 'never', 'can'], block: 2 },
    ]);
    expect(compare(p('It rises.'), p('It rises.', 'You may lose all of it.')).strength).toEqual([]);
    expect(compare(p('It rises.', 'You may lose all of it.'), p('It rises.')).strength).toEqual([]);
    expect(compare(p('It rises.'), p('It falls.')).strength).toEqual([]);
  });
});
