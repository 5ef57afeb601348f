import { describe, expect, it } from 'vitest';
import { alikePairs } from '../../src/align/alike.ts';
import { bagOf } from '../../src/align/likeness.ts';

describe('Pairs of what is alike', () => {
  const bags = (...texts: string[]) => texts.map((text) => bagOf([text]));

  it.each([
    ['the most alike', ['a b c d'], ['a x y z', 'a b c x'], [[0, 1]]],
    ['the best in all', ['a b c', 'c d e'], ['b c d'], [[0, 0]]],
    ['in order', ['a b', 'c d'], ['c d', 'a b'], [[1, 0]]],
    ['none that are less alike than three tenths', ['a b c d'], ['a x y z'], []],
    ['those of three tenths', ['a a a b b b b b b b'], ['a a a c c c c c c c'], [[0, 0]]],
    [
      'each once',
      ['a b', 'a b'],
      ['a b', 'a b'],
      [
        [0, 0],
        [1, 1],
      ],
    ],
    ['none of none', [], ['a'], []],
    [
      'the ones around an insertion',
      ['a b', 'c d'],
      ['a b', 'x y', 'c d'],
      [
        [0, 0],
        [1, 2],
      ],
    ],
    [
      'the ones around a deletion',
      ['a b', 'x y', 'c d'],
      ['a b', 'c d'],
      [
        [0, 0],
        [2, 1],
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(alikePairs(bags(...before), bags(...after))).toEqual(expected);
  });

  it('of so many that only neighbours are weighed', () => {
    const all = bags(...Array.from({ length: 201 }, (_, place) => `word${place} and`));
    const other = bags('x y');
    expect(alikePairs(all, all)).toEqual(all.map((_, place) => [place, place]));
    expect(alikePairs(all, [...other, ...all])).toEqual(all.map((_, place) => [place, place + 1]));
    expect(alikePairs([...other, ...all], all)).toEqual(all.map((_, place) => [place + 1, place]));
    const far = Array.from({ length: 12 }, () => other).flat();
    expect(alikePairs(all, [...far, ...all])).toEqual([]);
    expect(alikePairs(all, [...far.slice(1), ...all])[0]).toEqual([0, 11]);
    expect(alikePairs(all.slice(0, 200), [...far, ...all.slice(0, 188)])).toHaveLength(188);
  });
});
