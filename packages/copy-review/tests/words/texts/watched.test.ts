import { describe, expect, it } from 'vitest';
import { comparePages } from '../../../src/words/texts/compare-pages.ts';
import { watchedChanges } from '../../../src/words/texts/watched.ts';
import { readPage } from '../../../src/words/extract/page.ts';
import type { WatchedList } from '../../../src/shared/config.ts';
import type { WatchedChange } from '../../../src/shared/report.ts';
import { CONFIG, marked, unmarked } from '../../reading.ts';

/** Words that matter, such as those of promises: their changes are reported. A `*` stands for any letters. */
const STRENGTH = [
  'at least',
  'up to',
  'may',
  'may not',
  "*n't",
  'will',
  'must',
  'can',
  'no',
  'not',
  'all',
  'none',
  'never',
  'pledged',
];
const LISTS: readonly WatchedList[] = [
  { name: 'strength', words: STRENGTH },
  { name: 'gain', isFirst: true, words: ['price*', 'buy back'] },
];

/** The changes of a page. */
function watched(before: string, after: string): WatchedChange[] {
  const read = (html: string) => readPage('/', html, CONFIG);
  const { pairs } = comparePages(read(before), read(after));
  return LISTS.flatMap((list) => watchedChanges('/', pairs, list));
}
/** One line for each change of a text with its marks. */
const linesIn = (text: string) =>
  watched(...unmarked(text)).map(({ list, words }) => `${list}: ${marked(words)}`);
const wordsIn = (text: string) =>
  watched(...unmarked(text))
    .filter(({ list }) => list === 'strength')
    .map(({ removed, added }) => ({ removed, added }));

describe('Watched words', () => {
  it.each([
    ['It [-may][+will] rise.', ['may'], ['will']],
    ['It may [+not ]rise.', ['may'], ['may not']],
    ["It [-won’t][+can't] rise.", ['won’t'], ["can't"]],
    ['[-At least one, ALL][+all, up to one]', ['at least'], ['up to']],
    ['all, all [-all ]of it', ['all'], []],
    ['It [-may, can][+can, may] rise', [], []],
    ['Owen [-is pledged to take][+takes] no cut.', ['pledged'], []],
    ['[-May it rise?][+It rises.]', ['may'], []],
    ['YOU [-MAY ]DO IT', ['may'], []],
    ['How You [-May][+Must] Win', ['may'], ['must']],
    ['It [-may, in May, rise][+rises in May].', ['may'], []],
  ])('are told that “%s” loses or gains', (text, removed, added) => {
    expect(wordsIn(text)).toEqual([{ removed, added }]);
  });

  it.each([
    '[-maybe small 5all][+wills canal]',
    'It [-rises][+falls].',
    'It ends on 5 [-May][+June] 2026.',
    'From [-May to][+April to] June.',
    'It ends by [-mid-May][+then].',
    '[-May][+June]',
  ])('are not among the changes of “%s”', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it.each(['price', 'PRICES', 'priced', 'buy back', 'buy-back', 'Buy\u00A0back'])(
    'are found with the endings and spaces that the list allows: %s',
    (word) => {
      expect(linesIn(`It is so.[+ A ${word} is new.]`)).toEqual([
        `gain: [+A ${word.replace('\u00A0', ' ')} is new.]`,
      ]);
    },
  );

  it('are not found within other words', () => {
    expect(linesIn('It is so.[+ Buy backpacks at caprices.]')).toEqual([]);
  });
});

describe('A sentence with watched words', () => {
  const MOVED = '<p>You may lose all of it.';

  it.each([
    [
      'is listed if it changed, with equal words too, and no other sentence',
      'All is well. It may take [-3][+9] days. No more.',
      ['It may take [-3 days][+9 days].'],
    ],
    [
      'is listed if it is new, and the next one ends otherwise',
      'It is so[+. All of it]. Why?',
      ['[+All of it.]'],
    ],
    [
      'is listed whole if another is new with its end',
      'You may lose it[+ now. For good].',
      ['You may lose it[+ now. For good].'],
    ],
    [
      'is listed if it is new, each by itself',
      '[+You may lose it. ]It is so.[+ All of it.]',
      ['[+You may lose it.]', '[+All of it.]'],
    ],
    ['is listed if it is gone', 'It is so.[- You may lose it.]', ['[-You may lose it.]']],
    [
      'is listed if its paragraph is new',
      '<p>It is so.[+<p>You may lose it. You will.]',
      ['[+You may lose it.]', '[+You will.]'],
    ],
    [
      'is listed with the one that it replaces',
      'It is so to this day. [-Nobody knew that][+It may come].',
      ['[-Nobody knew that][+It may come].'],
    ],
    [
      'is listed with those that it was made of',
      'We sell the coin here today[-. You][+ and you] may buy it.',
      ['We sell the coin here today[-. You][+ and you] may buy it.'],
    ],
    ['is not listed if it only moved', `[-${MOVED}]<p>It is so.<p>And so it stays.[+${MOVED}]`, []],
    [
      'is listed if it moved to a hidden text',
      '<p>It is so.[- You may lose it.]<p>And so it stays.[+<p hidden>You may lose it.]',
      ['[-You may lose it.]', '[+You may lose it.]'],
    ],
    [
      'is listed if it passed to a text that was hidden before',
      '<p>It is so.[- You may lose it.]<p hidden>And so it stays.[+ You may lose it.]',
      ['[-You may lose it.]', '[+You may lose it.]'],
    ],
    [
      'is listed if it passed to an alternative text',
      '<p>It is so.[- You may lose it.]<p><img alt="And so it stays.[+ You may lose it.]">',
      ['[-You may lose it.]', '[+You may lose it.]'],
    ],
    [
      'is not listed if it passed to another text',
      '<p>It is so.[- You may lose it.]<p>And so it stays.[+ You may lose it.]',
      [],
    ],
    [
      'is not listed if only another cell of its row changed',
      '<table><tr><td>It may rise<td>It takes [-3][+9] days</table>',
      [],
    ],
  ])('%s', (_, text, lines) => {
    expect(linesIn(text)).toEqual(lines.map((line) => `strength: ${line}`));
  });

  it('is given as it reads now or, if it is gone, as it read', () => {
    const sentences = watched('<p>It may fall.<p>It will end.', '<p>It must fall.').map(
      ({ sentence }) => sentence,
    );
    expect(sentences).toEqual(['It must fall.', 'It will end.']);
  });

  it('is listed under each list, in the order of the page', () => {
    const page = (first: string, second: string) =>
      `<h2>A</h2><p>${first}<p>${second}<p>It stays as it is.`;
    expect(
      watched(
        page('It is the text of today.', 'One more thing is said.'),
        page('It is the price of today.', 'One more price may be said.'),
      ).map(({ list, isFirst, section, sentence, removed, added }) => [
        list,
        isFirst,
        section,
        sentence,
        removed,
        added,
      ]),
    ).toEqual([
      ['strength', undefined, 'A', 'One more price may be said.', [], ['may']],
      ['gain', true, 'A', 'It is the price of today.', [], ['price']],
      ['gain', true, 'A', 'One more price may be said.', [], ['price']],
    ]);
  });
});
