import { expect, it } from 'vitest';
import { noMixedAlphabets } from '../../../../../editorial/check/rules/no-mixed-alphabets.ts';
import { answer, reports } from '../../small-files.ts';

it.each([
  [
    'A t\u043Eken.',
    '5:3 “\u043E” in “t\u043Eken” is a letter of another alphabet. | Type it anew: token',
  ],
  [
    'M\u03BFon',
    '5:1 “\u03BF” in “M\u03BFon” is a letter of another alphabet. | Type it anew: Moon',
  ],
  [
    '\u0410bout',
    '5:1 “\u0410” in “\u0410bout” is a letter of another alphabet. | Type it anew: About',
  ],
  [
    'x\u0436',
    '5:1 “\u0436” in “x\u0436” is a letter of another alphabet. | Type the word anew, in the letters of one alphabet.',
  ],
])('Reports a word of two alphabets, and suggests the Latin one: %s', (text, message) => {
  expect(reports(noMixedAlphabets, answer(text))).toEqual([message]);
});

it.each(['A token, or токен.', 'Ünïcödé, naïve café.', 'α and beta'])(
  'Accepts words of one alphabet: %s',
  (text) => {
    expect(reports(noMixedAlphabets, answer(text))).toEqual([]);
  },
);
