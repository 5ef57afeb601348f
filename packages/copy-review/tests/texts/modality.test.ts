import { describe, expect, it } from 'vitest';
import { modalitySentences } from '../../src/texts/modality.ts';
import { changedModality } from '../../src/texts/modality.ts';
import { compare, marked } from '../reading.ts';

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

  it('are reported by section, for edited texts only', () => {
    const page = (one: string, two: string, three: string) =>
      `<h2>A</h2>${p(`It ${one} rise this week.`, `You ${two} lose it again.`)}<h2>B</h2>${p(three)}`;
    expect(
      compare(
        { '/a': page('may', 'must', 'All is well with the yeti.') },
        { '/a': page('will', 'can', 'None is well: never can be the yeti.') },
      ).strength,
    ).toEqual([
      { page: '/a', section: 'A', removed: ['may', 'must'], added: ['will', 'can'] },
      { page: '/a', section: 'B', removed: ['all'], added: ['none', 'never', 'can'] },
    ]);
    expect(compare(p('It rises.'), p('It rises.', 'You may lose all of it.')).strength).toEqual([]);
    expect(compare(p('It rises.', 'You may lose all of it.'), p('It rises.')).strength).toEqual([]);
    expect(compare(p('It rises.'), p('It falls.')).strength).toEqual([]);
  });
});

/** Both versions of each sentence, with marks; `·` if there is none. */
const sentences = (before: string, after: string) =>
  modalitySentences(before, after).map(({ before: was, after: is }) =>
    [was, is].map((words) => (words ? marked(words) : '·')).join(' → '),
  );

describe('The sentences of changed modal words', () => {
  it.each([
    [
      'are those in which the words changed',
      'It rains. It may rise. It snows.',
      'It rains. It will rise. It snows.',
      ['It [-may] rise. → It [+will] rise.'],
    ],
    [
      'have a counterpart without modal words',
      'It may rise today.',
      'It rises today.',
      ['It [-may] rise today. → It rises today.'],
    ],
    [
      'mark a word at the start and at the end',
      'May it rise? I say so.',
      'Must it rise? I say so, all',
      ['[-May] it rise? → [+Must] it rise?', 'I say so. → I say so, [+all]'],
    ],
    [
      'mark “may not” as one word',
      'It may rise.',
      'It may not rise.',
      ['It [-may] rise. → It [+may not] rise.'],
    ],
    [
      'mark the changed one of two equal words',
      'It may rise and it may fall.',
      'It will rise and it may fall.',
      ['It [-may] rise and it may fall. → It [+will] rise and it may fall.'],
    ],
    [
      'mark the last of two equal words if that one changed',
      'All may go and all may come.',
      'All may go, and may come.',
      ['All may go and [-all] may come. → All may go, and may come.'],
    ],
    [
      'mark the last of two equal words, despite a change before the first',
      'Snow may fall and may melt again.',
      'Rain may fall and melt again.',
      ['Snow may fall and [-may] melt again. → Rain may fall and melt again.'],
    ],
    [
      'mark changed words in order',
      'It may rise for all.',
      'It may not rise for some.',
      ['It [-may] rise for [-all]. → It [+may not] rise for [+some].'],
    ],
    [
      'mark several words',
      'You can lose all.',
      'You may lose some.',
      ['You [-can] lose [-all]. → You [+may] lose [+some].'],
    ],
    [
      'may be added without a counterpart',
      'It rains here.',
      'It rains here. Nothing is promised.',
      ['· → [+Nothing] is promised.'],
    ],
    ['are gone alone', 'It rains. All is well.', 'It rains.', ['[-All] is well. → ·']],
    [
      'are one pair if a sentence was replaced',
      'It rains. All is well.',
      'It rains. Nobody knows.',
      ['[-All] is well. → [+Nobody] knows.'],
    ],
    [
      'are two if an unchanged sentence is between them',
      'All is well. It rains. So be it.',
      'It rains. So be it. Nobody knows.',
      ['[-All] is well. → ·', '· → [+Nobody] knows.'],
    ],
    [
      'are none if a word moved to another sentence',
      'It may rise. It falls.',
      'It rises. It may fall.',
      [],
    ],
    ['are none if no modal word changed', 'It may rise.', 'It may fall.', []],
    [
      'are none that lost what another one gained',
      'All of it may rise. It falls down.',
      'It may rise. All of it will fall down.',
      ['It falls down. → All of it [+will] fall down.'],
    ],
    [
      'keep the cells of a row',
      'Fee\tmay rise',
      'Fee\twill rise',
      ['Fee\t[-may] rise → Fee\t[+will] rise'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(sentences(before, after)).toEqual(expected);
  });
});
