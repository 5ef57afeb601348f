import { diffArrays } from 'diff';
import type { Versioned } from '../../shared/report.ts';

/** The index of an item before and the index of its counterpart after. */
export type IndexPair = readonly [before: number, after: number];

/**
 * Aligns two lists, of which some items are already paired.
 *
 * @param pairs the indexes of items that belong together, increasing in both lists
 * @param pairGap is called with the items before each pair that are in no pair, and with those
 *   after the last; returns what the result has in their place
 * @returns the pairs in order, and between them the results of `pairGap`
 */
export function pairsWithGaps<T, Gap>(
  before: readonly T[],
  after: readonly T[],
  pairs: readonly IndexPair[],
  pairGap: (removed: readonly T[], added: readonly T[]) => readonly Gap[],
): (Gap | { readonly before: T; readonly after: T })[] {
  const all: (Gap | { before: T; after: T })[] = [];
  let [startBefore, startAfter] = [0, 0];
  for (const [endBefore, endAfter] of [...pairs, [before.length, after.length] as const]) {
    const removed = before.slice(startBefore, endBefore);
    for (const gap of pairGap(removed, after.slice(startAfter, endAfter))) all.push(gap);
    const [one, other] = [before[endBefore], after[endAfter]];
    if (one !== undefined && other !== undefined) all.push({ before: one, after: other });
    [startBefore, startAfter] = [endBefore + 1, endAfter + 1];
  }
  return all;
}

/** Items without a counterpart: first the removed ones, then the added ones. */
export const unpaired = <T>(removed: readonly T[], added: readonly T[]): Versioned<T>[] => [
  ...removed.map((before) => ({ before, after: null })),
  ...added.map((after) => ({ before: null, after })),
];

/** The longest edit script that is searched for. The time of the search is quadratic in this length. */
const MAX_EDIT_LENGTH = 1500;

/**
 * Pairs equal items without changing their order. Lists that differ little get the longest common
 * subsequence (Myers' algorithm); lists that differ a lot are split at the items that occur once in
 * both (patience diff), so that no input takes quadratic time.
 */
export function equalPairs(before: readonly string[], after: readonly string[]): IndexPair[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const middle = pairsBetween(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return [
    ...Array.from({ length: head }, (_, index): IndexPair => [index, index]),
    ...shifted(middle, head, head),
    ...Array.from({ length: tail }, (_, index): IndexPair => [
      before.length - tail + index,
      after.length - tail + index,
    ]),
  ];
}

const shifted = (pairs: readonly IndexPair[], before: number, after: number) =>
  pairs.map(([one, other]): IndexPair => [one + before, other + after]);

function pairsBetween(before: string[], after: string[]): IndexPair[] {
  if (before.length === 0 || after.length === 0) return [];
  const known = new Set(before);
  if (!after.some((item) => known.has(item))) return [];
  return myersPairs(before, after) ?? patiencePairs(before, after);
}

/** The pairs of a longest common subsequence; undefined if its edit script is too long. */
function myersPairs(before: string[], after: string[]): IndexPair[] | undefined {
  const runs = diffArrays(before, after, { maxEditLength: MAX_EDIT_LENGTH });
  if (!runs) return undefined;
  const pairs: IndexPair[] = [];
  let i = 0;
  let j = 0;
  for (const { added, removed, count } of runs) {
    if (!added && !removed)
      for (let step = 0; step < count; step++) pairs.push([i + step, j + step]);
    if (!added) i += count;
    if (!removed) j += count;
  }
  return pairs;
}

/**
 * Splits the lists at items that occur once in both and are in the same order, and pairs the parts
 * between them. Returns no pairs if there are no such items.
 */
function patiencePairs(before: readonly string[], after: readonly string[]): IndexPair[] {
  const indexAfter = uniqueItems(after);
  const common = [...uniqueItems(before)].flatMap(([item, i]): IndexPair[] => {
    const j = indexAfter.get(item);
    return j === undefined ? [] : [[i, j]];
  });
  const anchors = longestIncreasingSubsequence(common.map(([, j]) => j)).flatMap(
    (index): IndexPair[] => {
      const pair = common[index];
      return pair ? [pair] : [];
    },
  );
  if (anchors.length === 0) return [];
  const pairs: IndexPair[] = [];
  let i = 0;
  let j = 0;
  for (const [nextI, nextJ] of [...anchors, [before.length, after.length] as const]) {
    const gap = equalPairs(before.slice(i, nextI), after.slice(j, nextJ));
    for (const pair of shifted(gap, i, j)) pairs.push(pair);
    if (nextI < before.length) pairs.push([nextI, nextJ]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/** The items that occur once in the list, with their indexes. */
const uniqueItems = (items: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(items.keys(), (index) => items[index] ?? '')].flatMap(
      ([item, [index, ...others]]) =>
        index !== undefined && others.length === 0 ? [[item, index] as const] : [],
    ),
  );

/**
 * The indexes, in order, of a longest strictly increasing subsequence. Items outside of it have
 * moved. Fredman's algorithm (1975), in O(n log n).
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  /** Per length, the index of the smallest number at which a subsequence of that length ends. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    const length = countBelow(ends, (end) => (numbers[end] ?? 0) < number);
    previous[index] = ends[length - 1];
    ends[length] = index;
  });
  const indexes: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) indexes.push(index);
  return indexes.reverse();
}

/** Binary search: the number of items for which `isBelow` is true. These must come first. */
function countBelow<T>(items: readonly T[], isBelow: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isBelow(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
