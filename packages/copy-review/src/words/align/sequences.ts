import { diffArrays } from 'diff';
import type { Both, Versioned } from '../../shared/report.ts';

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
): (Gap | Both<T>)[] {
  const aligned: (Gap | Both<T>)[] = [];
  let [startBefore, startAfter] = [0, 0];
  for (const [endBefore, endAfter] of [...pairs, [before.length, after.length] as const]) {
    const removed = before.slice(startBefore, endBefore);
    for (const gap of pairGap(removed, after.slice(startAfter, endAfter))) aligned.push(gap);
    const [itemBefore, itemAfter] = [before[endBefore], after[endAfter]];
    if (itemBefore !== undefined && itemAfter !== undefined)
      aligned.push({ before: itemBefore, after: itemAfter });
    [startBefore, startAfter] = [endBefore + 1, endAfter + 1];
  }
  return aligned;
}

/** Items without a counterpart: first the removed ones, then the added ones. */
export const unpaired = <T>(removed: readonly T[], added: readonly T[]): Versioned<T>[] => [
  ...removed.map((before) => ({ before, after: null })),
  ...added.map((after) => ({ before: null, after })),
];

/** With how many equal items two lists of these lengths begin, and with how many of the others they end. */
export function commonEnds(
  length: number,
  lengthAfter: number,
  isEqual: (index: number, indexAfter: number) => boolean,
): { head: number; tail: number } {
  const shortest = Math.min(length, lengthAfter);
  let [head, tail] = [0, 0];
  while (head < shortest && isEqual(head, head)) head++;
  while (tail < shortest - head && isEqual(length - 1 - tail, lengthAfter - 1 - tail)) tail++;
  return { head, tail };
}

/** The longest edit script that is searched for. The time of the search is quadratic in this length. */
const MAX_EDIT_LENGTH = 2000;

/**
 * Pairs equal items without changing their order: those of a longest common subsequence (Myers'
 * algorithm). Of lists that differ too much for it, only equal beginnings and ends are paired.
 */
export function equalPairs(before: readonly string[], after: readonly string[]): IndexPair[] {
  const isEqual = (i: number, j: number) => before[i] === after[j];
  const { head, tail } = commonEnds(before.length, after.length, isEqual);
  const pairs = Array.from({ length: head }, (_, index): IndexPair => [index, index]);
  const [end, endAfter] = [before.length - tail, after.length - tail];
  const runs = diffArrays(before.slice(head, end), after.slice(head, endAfter), {
    maxEditLength: MAX_EDIT_LENGTH,
  });
  let [i, j] = [head, head];
  for (const { added, removed, count } of runs ?? []) {
    if (!added && !removed)
      for (let step = 0; step < count; step++) pairs.push([i + step, j + step]);
    if (!added) i += count;
    if (!removed) j += count;
  }
  for (let step = 0; step < tail; step++) pairs.push([end + step, endAfter + step]);
  return pairs;
}

/**
 * Pairs equal items without changing their order: first those that are unique in both lists, then those between
 * them. Items that repeat, such as tags, so never keep apart what is the same (Bram Cohen's patience diff).
 */
export function uniquePairs(before: readonly string[], after: readonly string[]): IndexPair[] {
  const places = uniquePlaces(after);
  const unique = [...uniquePlaces(before)].flatMap(([item, index]): IndexPair[] => {
    const place = places.get(item);
    return place === undefined ? [] : [[index, place]];
  });
  const inOrder = new Set(longestIncreasingSubsequence(unique.map(([, index]) => index)));
  const anchors = unique.filter((_, index) => inOrder.has(index));
  let [start, startAfter] = [0, 0];
  return [...anchors, [before.length, after.length] as const].flatMap(([end, endAfter]) => {
    const gap = equalPairs(before.slice(start, end), after.slice(startAfter, endAfter));
    const moved = gap.map(([i, j]): IndexPair => [i + start, j + startAfter]);
    [start, startAfter] = [end + 1, endAfter + 1];
    return end < before.length ? [...moved, [end, endAfter]] : moved;
  });
}

/** The indexes of the items that occur once. */
function uniquePlaces(items: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  items.forEach((item, index) => {
    if (places.has(item)) repeated.add(item);
    places.set(item, index);
  });
  for (const item of repeated) places.delete(item);
  return places;
}

/**
 * The indexes, in order, of a longest strictly increasing subsequence. Items outside of it have
 * moved. Fredman's algorithm (1975), in O(n log n).
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  /** Per length, the index of the smallest number at which a subsequence of that length ends. */
  const ends: number[] = [];
  /** Per number, the index of the one before it in such a subsequence. */
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
