import { expect, test } from 'vitest';
import { HASH_NAME, hashName, shortNames } from '../../../../integrations/finish/short-names.ts';

const NOTHING = new Set<string>();
const shortened = (names: readonly string[], taken = NOTHING) => [
  ...shortNames(new Set(names), taken),
];

test('the name of a content is a hash of it: a letter, then letters and figures', () => {
  expect(hashName('flex p-4')).toBe(hashName('flex p-4'));
  expect(hashName('flex p-4')).not.toBe(hashName('flex p-5'));
  const names = Array.from({ length: 1000 }, (_, index) => hashName(String(index)));
  for (const name of names) expect(name.match(HASH_NAME)).toEqual([name]);
  // All but D and d, as ad blockers would hide what has a class such as “ad”.
  expect(new Set(names.map((name) => name.charAt(0))).size).toBe(50);
  expect(new Set(names.map((name) => name.charAt(1))).size).toBe(60);
  expect(names.filter((name) => /ad/i.test(name))).toEqual([]);
});

test('a name is shortened to two characters, whatever the others are and in which order', () => {
  expect(shortened(['abc', 'dea', 'Abc'])).toEqual([
    ['abc', 'ab'],
    ['dea', 'de'],
    ['Abc', 'Ab'],
  ]);
  expect(shortened(['dea', 'abc'])).toContainEqual(['abc', 'ab']);
});

test('all names with the same beginning are longer, and only those', () => {
  const names = ['abcd', 'abce', 'abfg', 'hijk'];
  const expected = ['abcd', 'abce', 'abf', 'hi'];
  const inOrder = names.map((name, index) => [name, expected[index]]);
  expect(shortened(names)).toEqual(inOrder);
  expect(shortened(names.toReversed()).toReversed()).toEqual(inOrder);
});

test('a name that is taken is not assigned', () => {
  expect(shortened(['abcd'], new Set(['ab', 'abc']))).toEqual([['abcd', 'abcd']]);
});
