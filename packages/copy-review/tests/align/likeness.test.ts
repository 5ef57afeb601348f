import { describe, expect, it } from 'vitest';
import { bagOf, likeness } from '../../src/align/likeness.ts';

describe('The likeness of two texts', () => {
  const like = (one: string, other: string) => likeness(bagOf([one]), bagOf([other]));

  it.each([
    ['a b', 'a b', 1],
    ['A b', 'b, a!', 1],
    ['a b', 'c d', 0],
    ['a b c', 'a', 0.5],
    ['a', 'a b c', 0.5],
    ['a a a', 'a', 0.5],
    ['a a b b', 'a b', 4 / 6],
    ['', '', 1],
    ['👣', '.', 1],
    ['', 'a', 0],
    ['咖啡', '红咖', 0.5],
    ['e\u0301t', 'e t', 0],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(like(one, other)).toBe(expected);
  });

  it('is that of all their parts', () => {
    expect(bagOf(['a b', 'a'])).toEqual({
      counts: new Map([
        ['a', 2],
        ['b', 1],
      ]),
      size: 3,
    });
  });
});
