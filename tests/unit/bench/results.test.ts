import { expect, test } from 'vitest';
import type { Load } from '../../bench/loads.ts';
import { median, ratio, table } from '../../bench/results.ts';

const LOAD: Load = {
  bytes: 300,
  requests: 2,
  firstPaint: 110,
  linkPaint: 90,
  largestPaint: 120,
  script: 5,
  elements: 40,
};
const site = [LOAD, { ...LOAD, firstPaint: 400 }, { ...LOAD, firstPaint: 90 }];
const plain = [{ ...LOAD, bytes: 100, firstPaint: 100, script: 0 }];

const cellsOf = (label: string) =>
  table(site, plain)
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
  expect(ratio('firstPaint', site, plain)).toBe('1.10');
  expect(ratio('script', site, plain)).toBe('–');
});

test('the table shows both pages, the spread where there is one, and the ratio', () => {
  expect(cellsOf('Bytes')).toEqual(['300 B', '100 B', '3.00']);
  expect(cellsOf('First contentful paint')).toEqual(['110 ms (90–400)', '100 ms', '1.10']);
  expect(cellsOf('Requests')).toEqual(['2', '2', '1.00']);
});
