import { describe, expect, it } from 'vitest';
import { alikePairs } from '../../../../../src/editorial/review/align/alike.ts';
import { equalPairs } from '../../../../../src/editorial/review/align/equal.ts';
import { bagOf, likeness } from '../../../../../src/editorial/review/align/likeness.ts';
import { longestRun } from '../../../../../src/editorial/review/align/longest-run.ts';

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

describe('Pairs of what is equal', () => {
  const pairsOf = (before: string, after: string) =>
    equalPairs(Array.from(before), Array.from(after)).map(([one, other]) => `${one}${other}`);

  it.each([
    ['abc', 'abc', ['00', '11', '22']],
    ['abc', 'abxc', ['00', '11', '23']],
    ['abxc', 'abc', ['00', '11', '32']],
    ['xaby', 'uabv', ['11', '22']],
    ['aaa', 'aa', ['00', '11']],
    ['abcd', 'acbd', ['00', '21', '33']],
    ['ab', 'cd', []],
    ['', 'a', []],
  ])('%s and %s', (before, after, expected) => {
    expect(pairsOf(before, after)).toEqual(expected);
  });

  it('is found by what is there once, where the lists are far apart', () => {
    const noise = (side: string) => Array.from({ length: 1600 }, (_, place) => `${side}${place}`);
    const [before, after] = [noise('before'), noise('after')];
    before.splice(800, 0, 'one', 'twice', 'x', 'twice');
    after.splice(400, 0, 'one', 'x', 'twice', 'twice');
    before.splice(100, 0, 'two');
    after.splice(1500, 0, 'two');
    before.splice(0, 0, 'head');
    after.splice(0, 0, 'head');
    const pairs = equalPairs(before, after);
    expect(pairs.map(([one]) => before[one])).toEqual(['head', 'one', 'x', 'twice']);
    expect(pairs.map(([, other]) => after[other])).toEqual(['head', 'one', 'x', 'twice']);
    expect(equalPairs(['a', 'a', ...noise('b')], [...noise('c'), 'a', 'a'])).toEqual([]);
  });
});

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
