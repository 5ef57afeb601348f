import { expect, test } from 'vitest';
import {
  median,
  ratio,
  tableOfGrowth,
  tableOfMedians,
  tableOfRatios,
  type Contender,
} from '../../bench/results.ts';

const site: Contender = {
  name: 'site',
  samples: { bytes: [300, 300], firstPaint: [110, 400, 90], script: [5], build: [6.04] },
};
const plain: Contender = {
  name: 'plain',
  samples: { bytes: [100, 100], firstPaint: [100, 101, 99], script: [0] },
};

const cellsOf = (table: string, label: string) =>
  table
    .split('\n')
    .find((line) => line.includes(label))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

test('the median is the middle one, whatever the order and however far the others are', () => {
  expect(median([9000, 1, 3])).toBe(3);
  expect(median([4, 10, 2, 1])).toBe(3);
  expect(() => median([])).toThrow('no median of nothing');
});

test('a ratio is one median over another, and none where there is nothing to divide by', () => {
  expect(ratio([110, 400, 90], [100])).toBe(1.1);
  expect(ratio([5], [0])).toBeUndefined();
  expect(ratio([5], undefined)).toBeUndefined();
  expect(ratio([], [5])).toBeUndefined();
});

test('the table of ratios puts the site over each of the others', () => {
  const table = tableOfRatios([site, plain]);
  expect(table.split('\n')[0]).toContain('site ÷ plain');
  expect(cellsOf(table, 'Bytes')).toEqual(['3.00']);
  expect(cellsOf(table, 'First contentful paint')).toEqual(['1.10']);
  expect(cellsOf(table, 'Script time')).toEqual(['–']);
  expect(cellsOf(table, 'Clean build')).toEqual(['–']);
});

test('the table of medians shows the spread where there is one', () => {
  const table = tableOfMedians([site, plain]);
  expect(cellsOf(table, 'Bytes')).toEqual(['300 B', '100 B']);
  expect(cellsOf(table, 'First contentful paint')).toEqual(['110 ms (90–400)', '100 ms (99–101)']);
  expect(cellsOf(table, 'Clean build')).toEqual(['6.0 s', '–']);
});

test('the table of growth says what an entry costs from step to step', () => {
  const table = tableOfGrowth(
    new Map([
      [1000, [12]],
      [0, [5, 5, 80]],
      [500, [8]],
    ]),
  );
  expect(cellsOf(table, '| 0 ')).toEqual(['5.0 s (5.0–80.0)', '–']);
  expect(cellsOf(table, '| 500 ')).toEqual(['8.0 s', '6.0 ms']);
  expect(cellsOf(table, '| 1000 ')).toEqual(['12.0 s', '8.0 ms']);
});
