import { describe, expect, it } from 'vitest';
import {
  equalPairs,
  longestIncreasingSubsequence,
  uniquePairs,
} from '../../../src/words/align/sequences.ts';

/** The pairs of the letters of two words: `02` for the first one before and the third one after. */
const pairsBy = (pair: typeof equalPairs, before: string, after: string) =>
  pair(Array.from(before), Array.from(after)).map(
    ([indexBefore, indexAfter]) => `${indexBefore}${indexAfter}`,
  );

describe('Pairs of equal items', () => {
  it.each([
    ['abc', 'abc', ['00', '11', '22']],
    ['abc', 'abxc', ['00', '11', '23']],
    ['abxc', 'abc', ['00', '11', '32']],
    ['xaby', 'uabv', ['11', '22']],
    ['abx', 'acx', ['00', '22']],
    ['aaa', 'aa', ['00', '11']],
    ['abcd', 'acbd', ['00', '21', '33']],
    ['ab', 'cd', []],
    ['', 'a', []],
  ])('%s and %s', (before, after, expected) => {
    expect(pairsBy(equalPairs, before, after)).toEqual(expected);
  });

  it('are only those at both ends of lists that differ a lot', () => {
    const noise = (side: string) => Array.from({ length: 1600 }, (_, place) => `${side}${place}`);
    const listOf = (side: string) => ['a', ...noise(side), 'b', ...noise(side), 'c'];
    expect(equalPairs(listOf('before'), listOf('after'))).toEqual([
      [0, 0],
      [3202, 3202],
    ]);
  });
});

describe('Pairs of items that are unique in both lists come first', () => {
  it.each([
    ['before more of those that repeat', '((a', 'a((', ['20']],
    ['then equal ones between them', '(a)b', '((a)', ['00', '12', '23']],
    ['in their order', 'abc', 'cab', ['01', '12']],
  ])('%s: %s and %s', (_, before, after, expected) => {
    expect(pairsBy(uniquePairs, before, after)).toEqual(expected);
  });
});

describe('The longest increasing subsequence', () => {
  it.each([
    ['', ''],
    ['5', '0'],
    ['1 2 3', '0 1 2'],
    ['3 2 1', '2'],
    ['2 5 3 7 11 8 10 13 6', '0 2 3 5 6 7'],
    ['1 1', '1'],
    ['0 4 1 2 3', '0 2 3 4'],
  ])('of “%s” is at “%s”', (numbers, expected) => {
    const parsed = numbers === '' ? [] : numbers.split(' ').map(Number);
    expect(longestIncreasingSubsequence(parsed).join(' ')).toBe(expected);
  });
});
