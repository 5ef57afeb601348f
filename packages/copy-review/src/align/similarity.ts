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
 * The lower-case words of some texts. The split is coarser and faster than that of the word diff,
 * since each block is compared with several others.
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

/** What a word counts when two texts are told apart: words such as “of” and “the” say little. */
const weightOf = (word: string) => Math.max(word.length - 2, 1);

/** The Sørensen–Dice coefficient of two bags, from 0 to 1; 1 for two empty bags. */
export function similarity(one: WordBag, other: WordBag): number {
  if (one.size + other.size === 0) return 1;
  return (2 * commonWords(one, other)) / (one.size + other.size);
}

/** The number of words that two bags have in common. */
export function commonWords(one: WordBag, other: WordBag): number {
  const [few, many] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, count] of few.counts) common += Math.min(count, many.counts.get(word) ?? 0);
  return common;
}

/** Two blocks that are less similar count as one removed and one added block, by words and by weight. */
const MIN_SIMILARITY = 0.3;

/** Like `similarity`, of the weights of the words. */
function weightedSimilarity(one: WordBag, other: WordBag): number {
  const total = weightIn(one, (_, count) => count) + weightIn(other, (_, count) => count);
  const common = weightIn(one, (word, count) => Math.min(count, other.counts.get(word) ?? 0));
  return total === 0 ? 1 : (2 * common) / total;
}

/** The weight of the words of a bag, each counted as often as `countOf` says. */
const weightIn = ({ counts }: WordBag, countOf: (word: string, count: number) => number) =>
  [...counts].reduce((sum, [word, count]) => sum + countOf(word, count) * weightOf(word), 0);

/** The similarity of two blocks; 0 if they have too little in common for one to be the other, edited. */
function blockSimilarity(one: WordBag, other: WordBag): number {
  const score = similarity(one, other);
  return score >= MIN_SIMILARITY && weightedSimilarity(one, other) >= MIN_SIMILARITY ? score : 0;
}

/** Above this number of comparisons, an item is compared only with the next `WINDOW` of the other list. */
const MAX_COMPARISONS = 40_000;
const WINDOW = 12;

/** Pairs similar items without changing their order, so that the sum of the similarities is greatest. */
export function similarPairs(before: readonly WordBag[], after: readonly WordBag[]): IndexPair[] {
  return before.length * after.length > MAX_COMPARISONS
    ? windowPairs(before, after)
    : bestAlignment(before, after);
}

/** Pairs each item with the most similar one of the next `WINDOW` items. */
function windowPairs(before: readonly WordBag[], after: readonly WordBag[]): IndexPair[] {
  const pairs: IndexPair[] = [];
  let next = 0;
  before.forEach((bag, one) => {
    const scores = after.slice(next, next + WINDOW).map((other) => blockSimilarity(bag, other));
    const best = Math.max(...scores, 0);
    if (best === 0) return;
    const other = next + scores.indexOf(best);
    pairs.push([one, other]);
    next = other + 1;
  });
  return pairs;
}

/** Global alignment by dynamic programming (Needleman and Wunsch, 1970), filled from the end. */
function bestAlignment(before: readonly WordBag[], after: readonly WordBag[]): IndexPair[] {
  const scores = before.map((bag) =>
    after.map((other) => {
      const score = blockSimilarity(bag, other);
      return score === 0 ? Number.NEGATIVE_INFINITY : score;
    }),
  );
  /** The greatest sum that the items from `one` and from `other` on can have. */
  const sums = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const sumAt = (one: number, other: number) => sums[one]?.[other] ?? 0;
  const sumIfPaired = (one: number, other: number) =>
    (scores[one]?.[other] ?? 0) + sumAt(one + 1, other + 1);
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      sums[one]?.splice(
        other,
        1,
        Math.max(sumIfPaired(one, other), sumAt(one + 1, other), sumAt(one, other + 1)),
      );
  const pairs: IndexPair[] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length;) {
    if (sumAt(one, other) === sumIfPaired(one, other)) pairs.push([one++, other++]);
    else if (sumAt(one, other) === sumAt(one + 1, other)) one++;
    else other++;
  }
  return pairs;
}

/** An item with the words of its text. */
export interface Bagged<T> {
  readonly item: T;
  readonly bag: WordBag;
}

/** Pairs items in any order, the most similar first. Each is in one pair at most. */
export function mostSimilarPairs<A, B>(
  ones: readonly Bagged<A>[],
  others: readonly Bagged<B>[],
  minSimilarity: number,
): [A, B][] {
  const taken = new Set<unknown>();
  return ones
    .flatMap((one) =>
      others
        .filter((other) => maxSimilarity(one.bag, other.bag) >= minSimilarity)
        .map((other) => ({ one, other, score: similarity(one.bag, other.bag) })),
    )
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ one, other }): [A, B][] => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [[one.item, other.item]];
    });
}

/** The upper bound of `similarity` for bags of these sizes: cheap to compute, and it excludes most pairs. */
const maxSimilarity = (one: WordBag, other: WordBag) =>
  (2 * Math.min(one.size, other.size)) / (one.size + other.size);
