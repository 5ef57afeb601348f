import type { IndexPair } from './sequences.ts';

/** The words of a text with the number of times that each occurs, without their order. */
export interface WordBag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Letters and digits in a row; a single character in scripts without spaces between words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/**
 * The lower-case words of some texts. This split is coarser and faster than that of the word diff,
 * because each block is compared with several others.
 */
export function wordBag(texts: readonly string[]): WordBag {
  const counts = new Map<string, number>();
  let size = 0;
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      size++;
    }
  return { counts, size };
}

/** The weight of a word in a comparison. Short words such as “of” and “the” distinguish texts less. */
const weightOf = (word: string) => Math.max(word.length - 2, 1);

/** The Sørensen–Dice coefficient of two bags, from 0 to 1; 1 for two empty bags. */
export function similarity(before: WordBag, after: WordBag): number {
  if (before.size + after.size === 0) return 1;
  const [few, many] = before.counts.size < after.counts.size ? [before, after] : [after, before];
  let common = 0;
  for (const [word, count] of few.counts) common += Math.min(count, many.counts.get(word) ?? 0);
  return (2 * common) / (before.size + after.size);
}

/**
 * The minimum similarity, by words and by weights, of two blocks that count as versions of each other: of ten words
 * each, three in common.
 */
const MIN_SIMILARITY = 0.3;

/** Like `similarity`, but with weighted words. */
function weightedSimilarity(before: WordBag, after: WordBag): number {
  const total = weightIn(before, (_, count) => count) + weightIn(after, (_, count) => count);
  const common = weightIn(before, (word, count) => Math.min(count, after.counts.get(word) ?? 0));
  return total === 0 ? 1 : (2 * common) / total;
}

/** The total weight of the words of a bag. `countOf` returns how often a word counts. */
const weightIn = ({ counts }: WordBag, countOf: (word: string, count: number) => number) =>
  [...counts].reduce((sum, [word, count]) => sum + countOf(word, count) * weightOf(word), 0);

/** The similarity of two blocks; −∞ if they have too little in common to be versions of each other. */
function blockSimilarity(before: WordBag, after: WordBag): number {
  const score = similarity(before, after);
  return score >= MIN_SIMILARITY && weightedSimilarity(before, after) >= MIN_SIMILARITY
    ? score
    : Number.NEGATIVE_INFINITY;
}

/**
 * Pairs similar items without changing their order, so that the sum of the similarities is maximal:
 * global alignment by dynamic programming (Needleman and Wunsch, 1970), filled from the end.
 */
export function similarPairs(before: readonly WordBag[], after: readonly WordBag[]): IndexPair[] {
  const scores = before.map((bag) => after.map((bagAfter) => blockSimilarity(bag, bagAfter)));
  /** The maximum sum for the items from `i` before and from `j` after to the end. */
  const sums = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const sumAt = (i: number, j: number) => sums[i]?.[j] ?? 0;
  const sumIfPaired = (i: number, j: number) => (scores[i]?.[j] ?? 0) + sumAt(i + 1, j + 1);
  // `fill` sets the one sum at `j`.
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      sums[i]?.fill(Math.max(sumIfPaired(i, j), sumAt(i + 1, j), sumAt(i, j + 1)), j, j + 1);
  const pairs: IndexPair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (sumAt(i, j) === sumIfPaired(i, j)) pairs.push([i++, j++]);
    else if (sumAt(i, j) === sumAt(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** An item with the words of its text. */
export interface Bagged<T> {
  readonly item: T;
  readonly bag: WordBag;
}

/** Pairs items in any order, the most similar first. Each item is in at most one pair. */
export function mostSimilarPairs<A, B>(
  allBefore: readonly Bagged<A>[],
  allAfter: readonly Bagged<B>[],
  minSimilarity: number,
): [A, B][] {
  const taken = new Set<unknown>();
  return allBefore
    .flatMap((before) =>
      allAfter
        .filter((after) => maxSimilarity(before.bag, after.bag) >= minSimilarity)
        .map((after) => ({ before, after, score: similarity(before.bag, after.bag) })),
    )
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ before, after }): [A, B][] => {
      if (taken.has(before) || taken.has(after)) return [];
      taken.add(before).add(after);
      return [[before.item, after.item]];
    });
}

/**
 * The upper bound of `similarity` for bags of these sizes. It is cheap to compute, and excludes most pairs; `NaN`, and
 * no pair, of two empty bags.
 */
const maxSimilarity = (before: WordBag, after: WordBag) =>
  (2 * Math.min(before.size, after.size)) / (before.size + after.size);
