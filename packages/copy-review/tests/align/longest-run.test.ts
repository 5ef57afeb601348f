import { describe, expect, it } from 'vitest';
import { longestRun } from '../../src/align/longest-run.ts';

describe('The longest run', () => {
  it.each([
    [[], []],
    [[5], [0]],
    [
      [1, 2, 3],
      [0, 1, 2],
    ],
    [[3, 2, 1], [2]],
    [
      [2, 5, 3, 7, 11, 8, 10, 13, 6],
      [0, 2, 3, 5, 6, 7],
    ],
    [[1, 1], [1]],
    [
      [0, 4, 1, 2, 3],
      [0, 2, 3, 4],
    ],
  ])('of %j is at %j', (numbers, expected) => {
    expect(longestRun(numbers)).toEqual(expected);
  });
});
