/** A list that has at least one item. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Groups items with the same key, compared as JSON, in the order in which the keys occur first. */
export function groupBy<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
): NonEmpty<T>[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
