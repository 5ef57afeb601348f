import { expect, test } from 'vitest';
import { printWidths } from '../../../../src/components/coins/print-widths.ts';

test('the areas of the footprints are in proportion to the prizes', () => {
  const [first = 0, second = 0, third = 0] = printWidths(['3 billion', '1 billion', '500 million']);
  expect(first).toBe(100);
  expect(first ** 2 / second ** 2).toBeCloseTo(3, 2);
  expect(second ** 2 / third ** 2).toBeCloseTo(2, 2);
});

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
