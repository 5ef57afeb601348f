import { describe, expect, it } from 'vitest';
import { wrapLines } from '../../../src/reports/terminal/layout.ts';

describe('lines', () => {
  const lines = (text: string, columns: number) =>
    wrapLines(text, columns).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 8, ['one two', 'three']],
    ['one  two', 4, ['one ', 'two']],
    ['abcdef gh', 4, ['abcd', 'ef', 'gh']],
    ['😀😀😀', 2, ['😀😀', '😀']],
    ['', 4, []],
  ])('%j in %i columns', (text, columns, expected) => {
    expect(lines(text, columns)).toStrictEqual(expected);
  });
});
