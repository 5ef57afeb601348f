import { expect, test } from 'vitest';
import type { Edited } from '../../bench/review/pages.ts';
import { seenBy, tableOfSeen } from '../../bench/review/seen.ts';
import { tableOfRatios, tableOfTimes, timesOf } from '../../bench/review/times.ts';

const PAGE: Edited = {
  before: '',
  after: '',
  facts: [
    ['1 May 2027', '2 May 2027'],
    ['5,000', '6,000'],
  ],
  kept: ['It stays.'],
};

test('a fact counts as whole where one run shows it as it was and one as it is, and a move where nothing kept is shown', () => {
  const [whole, cut] = [
    [
      { op: '-', text: 'on 1 May 2027' },
      { op: '+', text: 'on 2 May 2027' },
      { op: '-', text: '5' },
      { op: '+', text: '6,000' },
    ],
    [{ op: '+', text: 'It stays.' }],
  ] as const;
  const seen = [
    seenBy('one', [PAGE], () => whole),
    seenBy('other', [PAGE, PAGE], (page) => (page === PAGE ? cut : whole)),
  ];
  expect(tableOfSeen(seen)).toEqual([
    ['', 'Runs a page', 'Facts cut in half', 'Moves recognised'],
    ['one', '4.0', '1 of 2', '1 of 1'],
    ['other', '1.0', '4 of 4', '0 of 2'],
  ]);
});

test('times are medians with their spread, and their ratio is that of the medians', () => {
  const times = [{ pages: 50, review: [3, 90, 2.5], text: [2, 1, 4] }];
  expect(tableOfTimes(times)).toEqual([
    ['Pages', 'Copy review', 'Plain diff of the text'],
    ['50', '3.0 ms (2.5–90.0)', '2.0 ms (1.0–4.0)'],
  ]);
  expect(tableOfRatios(times)).toEqual([
    ['Pages', 'copy review ÷ plain diff'],
    ['50', '1.5'],
  ]);
});

test('both take turns, and a first run is not counted', () => {
  const turns: string[] = [];
  const { pages, review, text } = timesOf(
    [PAGE, PAGE],
    2,
    () => turns.push('review'),
    () => turns.push('text'),
  );
  expect(turns.join(' ')).toBe('review text review text review text');
  expect([pages, review.length, text.length]).toEqual([2, 2, 2]);
  expect([...review, ...text].every((time) => time >= 0)).toBe(true);
});
