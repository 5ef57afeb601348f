import { expect, test } from 'vitest';
import { printWidths } from '../../../../../src/sections/our-coins/prizes/print-widths.ts';

test('amounts beyond the safe integers keep their ratio', () => {
  expect(printWidths(['100,000,000,000,000,000,000', '25,000,000,000,000,000,000'])).toEqual([
    100, 50,
  ]);
});

test('no prizes have no widths', () => {
  expect(printWidths([])).toEqual([]);
});

test('an invalid amount throws an error that quotes it', () => {
  expect(() => printWidths(['a handful'])).toThrow('“a handful” is not an amount');
});
