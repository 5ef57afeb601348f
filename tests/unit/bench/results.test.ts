import { expect, test } from 'vitest';
import type { Load } from '../../bench/loads.ts';
import { median, ratio, table } from '../../bench/results.ts';

const LOAD: Load = { tasks: 200, style: 20, layout: 60, paint: 110 };
const visits = {
  page: '/about',
  site: [LOAD, { ...LOAD, tasks: 900 }, { ...LOAD, tasks: 150 }],
  handWritten: [{ ...LOAD, tasks: 80, paint: 100 }],
};

test('the median is the middle value, or the mean of the two middle ones; nothing has none', () => {
  expect(median([9000, 1, 3])).toBe(3);
  expect(median([4, 10, 2, 1])).toBe(3);
  expect(() => median([])).toThrow('no median of nothing');
});

test('a ratio compares the medians of the site with those of the hand-written page', () => {
  expect(ratio('tasks', visits)).toBe(2.5);
  expect(ratio('paint', visits)).toBeCloseTo(1.1);
});

test('the table has a row for each page, with medians and ratios', () => {
  const home = { page: '/', site: [LOAD], handWritten: [LOAD] };
  expect(table([visits, home]).split('\n').slice(2)).toEqual([
    '| /about | 200 | 80 | 2.50 | 20 | 60 | 1.10 |',
    '| / | 200 | 200 | 1.00 | 20 | 60 | 1.00 |',
  ]);
});
