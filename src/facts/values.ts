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
  const inner: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { path, value },
    ...inner.flatMap(([key, child]) =>
      valuesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

export interface PlacedString extends PlacedValue {
  readonly value: string;
}

/** The values at a path in settings, such as `proofs.*.id`; `*` is every item of a list or a group. */
export function valuesAt(data: unknown, pattern: string): PlacedValue[] {
  const keys = pattern.split('.');
  const isAt = (path: PlacedValue['path']) =>
    path.length === keys.length &&
    path.every((key, index) => {
      const asked = keys[index];
      return asked === String(key) || asked === '*';
    });
  return valuesIn(data).filter(({ path }) => isAt(path));
}

/** The strings among the values at such a path. */
export const stringsAt = (data: unknown, pattern: string): PlacedString[] =>
  valuesAt(data, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
