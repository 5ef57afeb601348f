/**
 * The places, in order, of a longest strictly increasing run of the numbers: what kept its order.
 * Fredman’s algorithm (1975), in n log n.
 */
export function longestRun(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    const length = lowerBound(ends, (end) => (numbers[end] ?? 0) < number);
    previous[place] = ends[length - 1];
    ends[length] = place;
  });
  const run: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) run.push(place);
  return run.reverse();
}

/** How many of the items, from the first, are below: those that are stand before those that are not. */
function lowerBound<T>(items: readonly T[], isBelow: (item: T) => boolean): number {
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
