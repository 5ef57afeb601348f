import { expect, test } from 'vitest';
import { printWidths } from '../../../../../src/sections/our-coins/prizes/print-widths.ts';

test('the areas of the prints have the ratio of the amounts, also beyond the safe integers: a quarter is half as wide', () => {
  expect(printWidths(['400,000,000,000,000,000,000', '100,000,000,000,000,000,000'])).toEqual([
    100, 50,
  ]);
});

test('no prizes have no widths', () => {
  expect(printWidths([])).toEqual([]);
});

test('an invalid amount throws an error that quotes it', () => {
  expect(() => printWidths(['a handful'])).toThrow('“a handful” is not an amount');
});
