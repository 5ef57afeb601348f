import { diffArrays } from 'diff';
import { longestRun } from './longest-run.ts';

/** The place of something before, and the place of its like after. */
export type Pair = readonly [before: number, after: number];

/** So many insertions and deletions are looked for exactly; beyond them anchors have to help. */
const FAR = 1500;

/**
 * Pairs of equal items that keep their order, as many as can be had in reasonable time: the shortest
 * edit script (Myers) where the lists are near to each other, and unique items as anchors (patience
 * diff) where they are far apart, so that no input takes quadratic time.
 */
export function equalPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const middle = between(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return [
    ...Array.from({ length: head }, (_, place): Pair => [place, place]),
    ...shifted(middle, head, head),
    ...Array.from({ length: tail }, (_, place): Pair => [
      before.length - tail + place,
      after.length - tail + place,
    ]),
  ];
}

const shifted = (pairs: readonly Pair[], before: number, after: number) =>
  pairs.map(([one, other]): Pair => [one + before, other + after]);

function between(before: string[], after: string[]): Pair[] {
  if (before.length === 0 || after.length === 0) return [];
  const known = new Set(before);
  // Without a common item there is nothing to look for.
  if (!after.some((item) => known.has(item))) return [];
  return nearPairs(before, after) ?? anchoredPairs(before, after);
}

function nearPairs(before: string[], after: string[]): Pair[] | undefined {
  const runs = diffArrays(before, after, { maxEditLength: FAR });
  if (!runs) return undefined;
  const pairs: Pair[] = [];
  let one = 0;
  let other = 0;
  for (const { added, removed, count } of runs) {
    if (!added && !removed)
      for (let step = 0; step < count; step++) pairs.push([one + step, other + step]);
    if (!added) one += count;
    if (!removed) other += count;
  }
  return pairs;
}

function anchoredPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const places = uniquePlaces(after);
  const common = [...uniquePlaces(before)].flatMap(([item, one]): Pair[] => {
    const other = places.get(item);
    return other === undefined ? [] : [[one, other]];
  });
  const anchors = longestRun(common.map(([, other]) => other)).flatMap((place): Pair[] => {
    const pair = common[place];
    return pair ? [pair] : [];
  });
  if (anchors.length === 0) return [];
  const pairs: Pair[] = [];
  let one = 0;
  let other = 0;
  for (const [nextOne, nextOther] of [...anchors, [before.length, after.length] as const]) {
    const gap = equalPairs(before.slice(one, nextOne), after.slice(other, nextOther));
    for (const pair of shifted(gap, one, other)) pairs.push(pair);
    if (nextOne < before.length) pairs.push([nextOne, nextOther]);
    [one, other] = [nextOne + 1, nextOther + 1];
  }
  return pairs;
}

/** The items that stand once in the list, with their places. */
function uniquePlaces(items: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  items.forEach((item, place) => {
    if (places.has(item)) twice.add(item);
    places.set(item, place);
  });
  for (const item of twice) places.delete(item);
  return places;
}
