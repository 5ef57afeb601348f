/** The keys that lead to a value in settings. */
export type Path = readonly PropertyKey[];

/** The value at a path in settings; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/** A value in settings, and the keys that lead to it. */
export interface PlacedValue {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every value in settings, parents before their children. */
export function valuesIn(value: unknown, path: PlacedValue['path'] = []): PlacedValue[] {
  const placed = { path, value };
  return [placed, ...childrenOf(placed).flatMap((child) => valuesIn(child.value, child.path))];
}

/** The items of a list, or the values of a group. */
function childrenOf({ path, value }: PlacedValue): PlacedValue[] {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.map(([key, child]) => ({
    path: [...path, Array.isArray(value) ? Number(key) : key],
    value: child,
  }));
}

export interface PlacedString extends PlacedValue {
  readonly value: string;
}

/** The values at a path in settings, such as `proofs.*.id`; `*` is every item of a list or a group. */
export const valuesAt = (data: unknown, pattern: string): PlacedValue[] =>
  pattern
    .split('.')
    .reduce<PlacedValue[]>(
      (parents, name) =>
        parents
          .flatMap((placed) => childrenOf(placed))
          .filter(({ path }) => name === '*' || name === String(path.at(-1))),
      [{ path: [], value: data }],
    );

/** The strings among the values at such a path. */
export const stringsAt = (data: unknown, pattern: string): PlacedString[] =>
  valuesAt(data, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
