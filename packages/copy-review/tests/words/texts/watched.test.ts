import { describe, expect, it } from 'vitest';
import { comparePages } from '../../../src/words/texts/compare-pages.ts';
import { watchedChanges } from '../../../src/words/texts/watched.ts';
import { readPage } from '../../../src/words/extract/page.ts';
import type { WatchedChange } from '../../../src/shared/report.ts';
import { CONFIG, marked } from '../../reading.ts';

const STRENGTH = [
  ...['at least', 'up to', 'may not', "*n't", 'may', 'will', 'must', 'can', 'no', 'not', 'all'],
  ...['none', 'never', 'pledged'],
];
const LISTS = [
  { name: 'strength', words: STRENGTH },
  { name: 'gain', words: ['price*', 'buy back'] },
];

/** The changes of a page. */
function watched(before: string, after: string): WatchedChange[] {
  const [was, is] = [before, after].map((html) => readPage('/', html, CONFIG));
  const { blocks } = was && is ? comparePages(was, is) : { blocks: [] };
  return LISTS.flatMap((list) => watchedChanges('/', blocks, list));
}
/** One line for each change. */
const linesOf = (before: string, after: string) =>
  watched(`<p>${before}`, `<p>${after}`).map(({ list, words }) => `${list}: ${marked(words)}`);
const wordsOf = (before: string, after: string) =>
  watched(`<p>${before}`, `<p>${after}`)
    .filter(({ list }) => list === 'strength')
    .map(({ removed, added }) => ({ removed, added }));

describe('Watched words', () => {
  it.each([
    ['It may rise.', 'It will rise.', ['may'], ['will']],
    ['It may rise.', 'It may not rise.', ['may'], ['may not']],
    ['It won’t rise.', "It can't rise.", ['won’t'], ["can't"]],
    ['At least one, ALL', 'all, up to one', ['at least'], ['up to']],
    ['all all of it', 'all of it', ['all'], []],
    ['It may, can rise', 'It can, may rise', [], []],
    ['Owen is pledged to take no cut.', 'Owen takes no cut.', ['pledged'], []],
    ['May it rise?', 'It rises.', ['may'], []],
    ['YOU MAY DO IT', 'YOU DO IT', ['may'], []],
    ['It may, in May, rise.', 'It rises in May.', ['may'], []],
  ])('from “%s” to “%s”', (before, after, removed, added) => {
    expect(wordsOf(before, after)).toEqual([{ removed, added }]);
  });

  it.each([
    ['maybe small 5all', 'wills canal'],
    ['It rises.', 'It falls.'],
    ['It ends on 5 May 2026.', 'It ends on 5 June 2026.'],
    ['From May to June.', 'From April to June.'],
    ['It ends by mid-May.', 'It ends by then.'],
    ['May', 'June'],
  ])('are not in “%s” and “%s”', (before, after) => {
    expect(wordsOf(before, after)).toEqual([]);
  });

  it.each(['price', 'PRICES', 'priced', 'buy back', 'buy-back', 'Buy\u00A0back'])(
    'match with their endings and spaces: %s',
    (word) => {
      expect(linesOf('It is so.', `It is so. A ${word} is new.`)).toEqual([
        `gain: [+A ${word.replace('\u00A0', ' ')} is new.]`,
      ]);
    },
  );

  it('do not match within other words', () => {
    expect(linesOf('It is so.', 'It is so. Buy backpacks at caprices.')).toEqual([]);
  });
});

describe('A sentence with watched words', () => {
  it('is listed if it changed, with equal words too, and no other sentence', () => {
    expect(
      linesOf(
        'All is well. It may take 3 days. No more.',
        'All is well. It may take 9 days. No more.',
      ),
    ).toEqual(['strength: It may take [-3 days][+9 days].']);
  });

  it('is listed if it is new or gone, each by itself', () => {
    expect(linesOf('It is so.', 'You may lose it. It is so. All of it.')).toEqual([
      'strength: [+You may lose it.]',
      'strength: [+All of it.]',
    ]);
    expect(linesOf('It is so. You may lose it.', 'It is so.')).toEqual([
      'strength: [-You may lose it.]',
    ]);
    expect(watched('<p>It is so.', '<p>It is so.<p>You may lose it. You will.')).toMatchObject([
      { sentence: 'You may lose it.', removed: [], added: ['may'] },
      { sentence: 'You will.', removed: [], added: ['will'] },
    ]);
  });

  it('is listed with the one that it replaces', () => {
    expect(
      linesOf('It is so to this day. Nobody knew that.', 'It is so to this day. It may come.'),
    ).toEqual(['strength: [-Nobody knew that][+It may come].']);
  });

  it('is listed with those that it was made of', () => {
    expect(
      linesOf(
        'We sell the coin here today. You may buy it.',
        'We sell the coin here today and you may buy it.',
      ),
    ).toEqual(['strength: We sell the coin here today[-. You][+ and you] may buy it.']);
  });

  it('is listed under each list, in the order of the page', () => {
    const page = (one: string, two: string) => `<h2>A</h2><p>${one}<p>${two}<p>It stays as it is.`;
    expect(
      watched(
        page('It is the text of today.', 'One more thing is said.'),
        page('It is the price of today.', 'One more price may be said.'),
      ).map(({ list, section, removed, added }) => [list, section, removed, added]),
    ).toEqual([
      ['strength', 'A', [], ['may']],
      ['gain', 'A', [], ['price']],
      ['gain', 'A', [], ['price']],
    ]);
  });

  it('is not listed if it only moved', () => {
    const [one, two] = ['<p>You may lose all of it.', '<p>It is so.<p>And so it stays, always.'];
    expect(watched(one + two, two + one)).toEqual([]);
  });

  it('is listed in its cell', () => {
    const row = (days: string) =>
      `<table><tr><td>It may rise</td><td>It takes ${days} days</td></tr></table>`;
    expect(watched(row('3'), row('9'))).toEqual([]);
  });
});
