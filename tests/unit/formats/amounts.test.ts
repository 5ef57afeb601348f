import { findFigures } from 'copy-review/figures';
import { describe, expect, it } from 'vitest';
import {
  amountInWords,
  formatAmount,
  isAmount,
  numberInWords,
  parseAmount,
  rangesOf,
} from '../../../src/formats/amounts.ts';

describe('An amount', () => {
  it.each([
    ['5,000,000,000,000', 5_000_000_000_000n],
    ['100 Trillion', 100_000_000_000_000n],
    ['3 billion', 3_000_000_000n],
    ['500 million', 500_000_000n],
    ['42', 42n],
  ])('is read exactly: %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', 'many', '5,00', '1.5 billion', '-3', '3 zillion', '1,0000'])(
    'is refused: %s',
    (text) => {
      expect(isAmount(text)).toBe(false);
      expect(() => parseAmount(text)).toThrow('is not an amount');
    },
  );

  it.each([1_500_000_001n, 500_000_000n, 3_000_000_000n, 100_000_000_000_000n])(
    'is read by the review as it is written here: %s',
    (amount) => {
      for (const write of [formatAmount, amountInWords])
        expect(findFigures(`It has ${write(amount)} tokens.`)).toMatchObject([
          { value: String(amount) },
        ]);
    },
  );

  it('keeps every digit, also beyond what a number holds', () => {
    expect(formatAmount(parseAmount('9007199254740993'))).toBe('9,007,199,254,740,993');
  });

  it('is written in words where that is exact', () => {
    expect(amountInWords(3_000_000_000n)).toBe('3 billion');
    expect(amountInWords(500_000_000n)).toBe('500 million');
    expect(amountInWords(1_500_000_001n)).toBe('1,500,000,001');
    expect(amountInWords(1_000_000_000_000n)).toBe('1 trillion');
    expect(amountInWords(0n)).toBe('0');
  });

  it('that counts something is a word up to twelve', () => {
    expect([0, 6, 12, 13].map(numberInWords)).toEqual(['none', 'six', 'twelve', '13']);
  });
});

describe('Numbers in a row', () => {
  it.each([
    [[1, 2, 3, 4, 5], '1 to 5'],
    [[2, 3, 4, 5, 7], '2 to 5 and 7'],
    [[1, 2], '1 and 2'],
    [[1, 2, 4, 6, 7, 8], '1, 2, 4 and 6 to 8'],
    [[6], '6'],
    [[], 'none'],
  ])('are a range from three on: %j', (numbers, text) => {
    expect(rangesOf(numbers)).toBe(text);
  });
});
