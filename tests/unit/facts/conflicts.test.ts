import { describe, expect, it } from 'vitest';
import type { Coin } from '../../../src/schemas/coin.ts';
import { isDisputed, otherReadings, readingOn } from '../../../src/facts/conflicts.ts';

describe('A disputed fact', () => {
  const supply: Coin['supply'] = {
    disputed: {
      why: 'Nobody knows.',
      readings: [
        { value: '5', shown: 'five', where: 'home' },
        { value: '6', shown: 'six', where: 'about' },
      ],
    },
  };

  it('has one reading per page, and the others', () => {
    expect(isDisputed(supply)).toBe(true);
    expect(readingOn('home', supply)).toBe('five');
    expect(otherReadings('home', supply)).toMatchObject([{ shown: 'six' }]);
  });

  it('throws for a page without a reading', () => {
    expect(() => readingOn('legal', supply)).toThrow('where: legal');
  });

  it('shows one value everywhere once it is settled', () => {
    const settled = {
      value: '5',
      shown: 'five',
      settled: { by: 'Somebody', on: '2026-08-07', source: 'A letter' },
    };
    expect(readingOn('legal', settled)).toBe('five');
    expect(otherReadings('home', settled)).toEqual([]);
  });
});
