import leven from 'leven';

/** The candidate with the smallest edit distance; undefined if none is near. One that only extends the word has distance 1. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const distanceTo = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [best] = candidates.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return best !== undefined && distanceTo(best) <= limit ? best : undefined;
}

/** The edit distance; 1 for a candidate that only extends the word. */
function distance(word: string, candidate: string): number {
  return word.length > 3 && candidate.startsWith(word) ? 1 : leven(word, candidate);
}

/** Whether two texts differ in one character, or in two that are swapped. */
export const isSlip = (one: string, other: string): boolean =>
  leven(one, other) === 1 || isSwap(one, other);

/** Whether two texts differ in two characters that are swapped. */
export const isSwap = (one: string, other: string): boolean =>
  leven(one, other) === 2 && sorted(one) === sorted(other);

/** Whether two figures differ in a slip, which may also be in one of several characters. */
export const isNearly = (one: string, other: string): boolean =>
  (one.length > 2 && isSlip(one, other)) || isMistyped(one, other);

/**
 * Whether two figures differ as only slips do: in two characters that are swapped, in zeros, or in the word
 * behind the same number (“3 million” and “3 billion”).
 */
export const isMistyped = (one: string, other: string): boolean =>
  isSwap(one, other) ||
  (/\d/.test(one) && numbersIn(one) === numbersIn(other)) ||
  withoutZeros(one) === withoutZeros(other);

const numbersIn = (text: string) => text.replaceAll(/[^\d.]/g, '');
const withoutZeros = (text: string) => text.replaceAll(/[\s,]|(?<=[1-9][\d\s,.]*)0/g, '');
const sorted = (text: string) => Array.from(text).toSorted().join('');
