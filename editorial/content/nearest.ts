import leven from 'leven';

/** The candidate with the smallest distance; undefined if none is near, with a letter in common. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Every third letter may be wrong, and two letters of a short word.
  const limit = Math.max(2, Math.floor(word.length / 3));
  const distanceTo = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const letters = new Set(word.toLowerCase());
  const [best] = candidates
    .filter((candidate) => !letters.isDisjointFrom(new Set(candidate.toLowerCase())))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return best !== undefined && distanceTo(best) <= limit ? best : undefined;
}

/** The edit distance; 1 for a candidate that only extends a word of four letters or more. */
function distance(word: string, candidate: string): number {
  return word.length > 3 && candidate.startsWith(word) ? 1 : leven(word, candidate);
}

/** Whether two texts differ in one character, or as `isSwap` says: “2027” or “2062” and “2026”. */
export const isSlip = (text: string, other: string): boolean =>
  leven(text, other) === 1 || isSwap(text, other);

/** Whether two texts differ in two characters that are swapped, or in one that is moved: “2062” and “2026”. */
export const isSwap = (text: string, other: string): boolean =>
  leven(text, other) === 2 && sorted(text) === sorted(other);

/** Whether two figures could differ in a slip: in one of several characters, or as `isSureFigureSlip` says. */
export const isFigureSlip = (text: string, other: string): boolean =>
  (text.length > 2 && isSlip(withoutSpace(text), withoutSpace(other))) ||
  isSureFigureSlip(text, other);

/**
 * Whether two figures differ as only slips do: in two characters that are swapped, in zeros, or in the word
 * behind the same number (“3 million” and “3 billion”).
 */
export const isSureFigureSlip = (text: string, other: string): boolean =>
  isSwap(withoutSpace(text), withoutSpace(other)) ||
  (/\d/.test(text) && numbersIn(text) === numbersIn(other)) ||
  withoutZeros(text) === withoutZeros(other);

/** “25 %” is written “25%”, too. */
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
const numbersIn = (text: string) => text.replaceAll(/[^\d.]/g, '');
/** “5,000” and “50”, too, are “5”. */
const withoutZeros = (text: string) => text.replaceAll(/[\s,]|(?<=[1-9][\d\s,.]*)0/g, '');
const sorted = (text: string) => Array.from(text).toSorted().join('');
