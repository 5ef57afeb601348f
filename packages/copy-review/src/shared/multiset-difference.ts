/** Multiset difference `items − others`, in the order of `items`. Those with the same key are equal. */
export function multisetDifference<T>(
  items: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  /** How many of `others` are left for each key. */
  const counts = new Map<string, number>();
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return items.filter((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}
