import { surplus } from './surplus.ts';

/** English words that make a promise stronger or weaker; longer ones first. */
const STRENGTH = [
  ...['at least', 'at most', 'up to', 'no more than', 'no less than', 'more than', 'less than'],
  ...['may not', 'must not', 'will not', 'shall not', 'should not', 'can not', 'cannot'],
  ...['may', 'might', 'must', 'will', 'shall', 'should', 'would', 'can', 'could'],
  ...['not', 'no', 'never', 'none', 'nothing', 'nobody', 'neither', 'nor', 'without'],
  ...['all', 'every', 'each', 'any', 'some', 'most', 'many', 'few', 'only', 'always', 'usually'],
  ...['guarantee', 'guarantees', 'guaranteed', 'promise', 'promises', 'intend', 'intends', 'aim'],
];

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{L}+n['’]t|${STRENGTH.join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** What a changed text lost and gained of these words. */
export interface Strength {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * The words of strength that a text lost and gained, in order. They are looked for in the whole texts,
 * so that “may” that becomes “may not” is told as such.
 */
export function changedStrength(before: string, after: string): Strength {
  const [was, is] = [strengthOf(before), strengthOf(after)];
  return { removed: surplus(was, is, String), added: surplus(is, was, String) };
}

const strengthOf = (text: string) => strengthIn(text).map(({ word }) => word);

/** The words of strength in a text, in small letters, with their places. */
export const strengthIn = (text: string): { word: string; start: number; end: number }[] =>
  Array.from(text.matchAll(PATTERN), ({ 0: word, index }) => {
    return { word: word.toLowerCase(), start: index, end: index + word.length };
  });
