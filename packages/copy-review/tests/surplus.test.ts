import { expect, it } from 'vitest';
import { surplus } from '../src/surplus.ts';

it.each([
  ['', 'a', ''],
  ['a', '', 'a'],
  ['abab', 'a', 'bab'],
  ['abab', 'aab', 'b'],
  ['aa', 'aaa', ''],
])('Of “%s”, “%s” leaves “%s”', (items, others, expected) => {
  expect(surplus(Array.from(items), Array.from(others), String).join('')).toBe(expected);
});
