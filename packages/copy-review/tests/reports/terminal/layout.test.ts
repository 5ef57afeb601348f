import { describe, expect, it } from 'vitest';
import { textWidth, wrapLines } from '../../../src/reports/terminal/layout.ts';

describe('lines', () => {
  const lines = (text: string, columns: number) =>
    wrapLines(text, columns).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 8, ['one two', 'three']],
    ['one  two', 4, ['one ', 'two']],
    ['abcdef gh', 4, ['abcd', 'ef', 'gh']],
    ['ab 漢字漢字', 4, ['ab', '漢字', '漢字']],
    ['漢字', 1, ['漢', '字']],
    ['😀😀😀', 4, ['😀😀', '😀']],
    ['e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
    ['', 4, []],
  ])('%j in %i columns', (text, columns, expected) => {
    expect(lines(text, columns)).toStrictEqual(expected);
  });

  it.each([
    ['abc', 3],
    ['né', 2],
    ['漢字かなカナ한글', 16],
    ['ＡＢ', 4],
    ['👩‍💻', 4],
  ])('%s takes %i columns', (text, columns) => {
    expect(textWidth(text)).toBe(columns);
  });
});
