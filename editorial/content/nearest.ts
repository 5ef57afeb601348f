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
  leven(one, other) === 1 || (leven(one, other) === 2 && sorted(one) === sorted(other));

const sorted = (text: string) => Array.from(text).toSorted().join('');
