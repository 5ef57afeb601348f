import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/islands/compare.ts';
import { ADDRESS } from './words.ts';

describe('comparing a pasted address', () => {
  test('nothing, or only white space, has no verdict', () => {
    expect(compare(ADDRESS, '')).toEqual({ kind: 'empty' });
    expect(compare(ADDRESS, ' \n\t ')).toEqual({ kind: 'empty' });
  });

  test('the same text is equal, with its length', () => {
    expect(compare(ADDRESS, ADDRESS)).toEqual({ kind: 'equal', trimmed: false, length: 36 });
  });

  test('white space around it is ignored and reported', () => {
    expect(compare(ADDRESS, `\u00a0${ADDRESS}\n`)).toMatchObject({ kind: 'equal', trimmed: true });
  });

  test('white space inside it is a difference', () => {
    expect(compare('abcdef', 'abc def')).toMatchObject({
      kind: 'differs',
      position: 4,
      pasted: { character: 'U+0020' },
    });
  });

  test('the first differing character is counted from 1 and shown between its neighbours', () => {
    expect(compare(ADDRESS, ADDRESS.replace('SET', 'SE7'))).toEqual({
      kind: 'differs',
      trimmed: false,
      position: 7,
      shown: { before: 'NOT-SE', character: 'T', after: '-CON…' },
      pasted: { before: 'NOT-SE', character: '7', after: '-CON…' },
    });
  });

  test('at the very start and at the very end nothing is cut that is there', () => {
    expect(compare('abcdefgh', 'Xbcdefgh')).toMatchObject({
      position: 1,
      shown: { before: '', character: 'a', after: 'bcde…' },
    });
    expect(compare('abcdefgh', 'abcdefgX')).toMatchObject({
      position: 8,
      pasted: { before: '…bcdefg', character: 'X', after: '' },
    });
  });

  test('the case of a letter counts', () => {
    expect(compare('abc', 'abC')).toMatchObject({ kind: 'differs', position: 3 });
  });

  test('a text that is too short or too long is reported with its length', () => {
    expect(compare('abcdef', 'abc')).toEqual({
      kind: 'length',
      trimmed: false,
      length: 6,
      given: 3,
    });
    expect(compare('abcdef', 'abcdefg')).toMatchObject({
      kind: 'length',
      given: 7,
      pasted: { before: 'abcdef', character: 'g', after: '' },
    });
  });

  test('a letter that looks the same differs', () => {
    expect(compare('SCAM', 'SC\u0410M')).toMatchObject({
      kind: 'differs',
      position: 3,
      pasted: { character: '\u0410', code: 'U+0410' },
    });
  });

  test('an invisible character differs and is named by its code point', () => {
    expect(compare('abcdef', 'ab\u200bcdef')).toMatchObject({
      position: 3,
      pasted: { before: 'ab', character: 'U+200B', after: 'cdef' },
    });
    expect(compare('abcdef', 'a\u202ebcdef')).toMatchObject({ pasted: { character: 'U+202E' } });
    expect(compare('e', 'e\u0301')).toMatchObject({
      kind: 'length',
      given: 2,
      pasted: { character: 'U+0301', code: 'U+0301' },
    });
  });

  test('characters beyond the basic plane count as one', () => {
    expect(compare('a🦶c', 'a🦶d')).toMatchObject({ position: 3 });
    expect(compare('a🦶', 'a🦶')).toMatchObject({ kind: 'equal', length: 2 });
  });

  test('a lone surrogate is handled', () => {
    expect(compare('abc', 'a\ud83ebc')).toMatchObject({
      position: 2,
      pasted: { character: 'U+D83E' },
    });
  });

  test('a text of any length is compared', () => {
    const long = 'A'.repeat(65_536);
    expect(compare(ADDRESS, long)).toMatchObject({ kind: 'differs', position: 1 });
    expect(compare('A', long)).toMatchObject({ kind: 'length', given: 65_536 });
  });
});
