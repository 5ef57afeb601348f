import { describe, expect, it } from 'vitest';
import { similarity, similarPairs, wordBag } from '../../../src/words/align/similarity.ts';

describe('The similarity of two texts', () => {
  const similarityOf = (before: string, after: string) =>
    similarity(wordBag([before]), wordBag([after]));

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
  ])('%s and %s: %s', (before, after, expected) => {
    expect(similarityOf(before, after)).toBe(expected);
  });

  it('counts the words of all blocks together', () => {
    expect(wordBag(['a b', 'a'])).toEqual({
      counts: new Map([
        ['a', 2],
        ['b', 1],
      ]),
      size: 3,
    });
  });
});

describe('Pairs of similar items', () => {
  const bags = (...texts: string[]) => texts.map((text) => wordBag([text]));

  it.each([
    ['the most similar', ['a b c d'], ['a x y z', 'a b c x'], '0→1'],
    ['the first of two that are as similar', ['a b c', 'c d e'], ['b c d'], '0→0'],
    ['one of two that cross', ['a b', 'c d'], ['c d', 'a b'], '1→0'],
    ['none below a similarity of 0.3', ['a b c d'], ['a x y z'], ''],
    ['those with a similarity of 0.3', ['a a a b b b b b b b'], ['a a a c c c c c c c'], '0→0'],
    ['none of which one long word is the same', ['a b c d waterfalls'], ['e f g h waterfalls'], ''],
    ['those without words', ['…'], ['!'], '0→0'],
    ['each once', ['a b', 'a b'], ['a b', 'a b'], '0→0 1→1'],
    ['none of an empty list', [], ['a'], ''],
    ['the ones around an insertion', ['a b', 'c d'], ['a b', 'x y', 'c d'], '0→0 1→2'],
  ])('%s', (_, before, after, expected) => {
    const pairs = similarPairs(bags(...before), bags(...after));
    expect(pairs.map(([indexBefore, indexAfter]) => `${indexBefore}→${indexAfter}`).join(' ')).toBe(
      expected,
    );
  });
});
