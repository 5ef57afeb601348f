import { expect, test } from 'vitest';
import { compare } from '../../../../../src/sections/home/token/compare.ts';

const ADDRESS = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';
const LONG = 'A'.repeat(65_536);

test.each([
  ['nothing', ADDRESS, '', { kind: 'empty' }],
  ['white space alone', ADDRESS, ' \n\t ', { kind: 'empty' }],
  ['the same text', ADDRESS, ADDRESS, { kind: 'equal', withoutSpaces: false, length: 36 }],
  ['white space around it', ADDRESS, `\u00a0${ADDRESS}\n`, { kind: 'equal', withoutSpaces: true }],
  [
    'white space inside',
    'abcdefgh',
    'abcd ef\u00a0\t\r\n\u2028gh',
    { kind: 'equal', withoutSpaces: true },
  ],
  ['a character beyond the basic plane', 'a🦶', 'a🦶', { kind: 'equal', length: 2 }],
  ['a text that is too short', 'abcdef', 'abc', { kind: 'length', length: 6, given: 3 }],
  ['a long text', 'A', LONG, { kind: 'length', given: 65_536 }],
])(
  'a pasted text without a differing character is told from the others: %s',
  (_, shown, pasted, verdict) => {
    expect(compare(shown, pasted)).toMatchObject(verdict);
  },
);

test.each([
  ['the first one', 'abcdefgh', 'Xbcdefgh', 1, { before: '', character: 'X', after: 'bcde…' }],
  ['one in the middle', ADDRESS, ADDRESS.replace('SET', 'SE7'), 7, { before: 'NOT-SE' }],
  ['the last one', 'abcdefgh', 'abcdefgX', 8, { before: '…bcdefg', character: 'X', after: '' }],
  ['one after white space', 'abcdefgh', 'abcd efgX', 8, { before: '…bcdefg', character: 'X' }],
  ['the case of a letter', 'abc', 'abC', 3, { character: 'C' }],
  ['a letter that looks the same', 'SCAM', 'SC\u0410M', 3, { character: '\u0410', code: 'U+0410' }],
  ['an invisible character', 'abcdef', 'ab\u200bcdef', 3, { character: 'U+200B', after: 'cdef' }],
  ['one that JavaScript calls white space', 'abcdef', 'ab\ufeffcdef', 3, { character: 'U+FEFF' }],
  ['a direction mark', 'abcdef', 'a\u202ebcdef', 2, { character: 'U+202E' }],
  ['a lone surrogate', 'abc', 'a\ud83ebc', 2, { character: 'U+D83E' }],
  ['one after a character beyond the basic plane', 'a🦶c', 'a🦶d', 3, { character: 'd' }],
  ['the first one of a long text', ADDRESS, LONG, 1, { character: 'A' }],
])('a character that differs is told with its place: %s', (_, shown, pasted, position, part) => {
  expect(compare(shown, pasted)).toMatchObject({ kind: 'differs', position, pasted: part });
});

test.each([
  `https://explorer.example/token/${ADDRESS}`,
  'http://a.example',
  'HTTPS://A.EXAMPLE/',
  '\u00a0https://a.example/\n',
  'https://a.example/ a b',
  'https://',
])('a link is not compared: %j', (pasted) => {
  expect(compare(ADDRESS, pasted)).toEqual({ kind: 'link' });
});

test.each(['https', 'https:/a.example', 'explorer.example/https://', `x https://`])(
  'what only contains one, or nearly is one, is compared: %j',
  (pasted) => {
    expect(compare(ADDRESS, pasted)).toMatchObject({ kind: 'differs', position: 1 });
  },
);

test('the shown text is told around the same place', () => {
  expect(compare(ADDRESS, ADDRESS.replace('SET', 'SE7'))).toMatchObject({
    withoutSpaces: false,
    shown: { before: 'NOT-SE', character: 'T', after: '-CON…' },
  });
});

test.each([
  ['abcdef', 'abcdefg', { given: 7, pasted: { before: 'abcdef', character: 'g', after: '' } }],
  ['e', 'e\u0301', { given: 2, pasted: { character: 'U+0301', code: 'U+0301' } }],
])('the first character too many is told: %s, %s', (shown, pasted, verdict) => {
  expect(compare(shown, pasted)).toMatchObject({ kind: 'length', ...verdict });
});
