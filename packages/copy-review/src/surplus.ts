/** The items that have no like among the others, in order. Each of the others stands for one item. */
export function surplus<T>(
  items: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const left = new Map<string, number>();
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return items.filter((item) => {
    const key = keyOf(item);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
