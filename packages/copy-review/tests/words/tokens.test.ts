import { describe, expect, it } from 'vitest';
import { isWord, tokensOf } from '../../src/words/tokens.ts';

describe('Tokens', () => {
  const textsOf = (text: string) => tokensOf(text).map((token) => token.text);

  it('are words, gaps, signs and whole figures', () => {
    expect(textsOf('On 1 July 2027, 5 % don’t.')).toEqual([
      ...['On', ' ', '1 July 2027', ',', ' ', '5 %', ' ', 'don’t', '.'],
    ]);
    expect(tokensOf('So 5 %').map(({ figure }) => figure?.value)).toEqual([
      undefined,
      undefined,
      '5',
    ]);
    expect(textsOf('MP3 4x 5')).toEqual(['MP3', ' ', '4x', ' ', '5']);
    expect(textsOf('')).toEqual([]);
  });

  it('of texts longer than prose are cut at gaps only', () => {
    const long = 'a.b  1 %'.padEnd(200_001, ' x');
    expect(textsOf(long).slice(0, 5)).toEqual(['a.b', '  ', '1', ' ', '%']);
    expect(textsOf(long).join('')).toBe(long);
    expect(textsOf(long.slice(0, 200_000)).slice(0, 2)).toEqual(['a.b', '  ']);
    expect(textsOf(long.slice(0, 200_000))[2]).toBe('1 %');
    expect(textsOf(' '.repeat(200_001))).toEqual([' '.repeat(200_001)]);
  });

  it.each([
    ['a', true],
    ['5', true],
    ['語', true],
    ['.', false],
    [' ', false],
    ['👣', false],
  ])('“%s” is a word: %s', (text, expected) => {
    expect(isWord(text)).toBe(expected);
  });
});
