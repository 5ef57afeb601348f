import { expect, it } from 'vitest';
import { multisetDifference } from '../../src/shared/multiset-difference.ts';

it.each([
  ['', 'a', ''],
  ['a', '', 'a'],
  ['abab', 'a', 'bab'],
  ['abab', 'aab', 'b'],
  ['aa', 'aaa', ''],
])('Of “%s”, “%s” leaves “%s”', (items, others, expected) => {
  expect(multisetDifference(Array.from(items), Array.from(others), String).join('')).toBe(expected);
});
