/** A value at the end of a path through JSON. */
export interface Leaf {
  /** The names on the way, without the places in lists. */
  readonly path: readonly string[];
  readonly value: string | number | boolean;
}

/** What the text holds as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The leaves of JSON: lists in their order, objects by the names of their properties, so that an
 * order that means nothing changes nothing. Without recursion, for JSON of any depth.
 *
 * @param hasKinds whether each value stands behind a number that says of what kind it is: `[0, "Go"]`
 */
export function leavesOf(json: unknown, hasKinds = false): Leaf[] {
  const leaves: Leaf[] = [];
  const left: { path: readonly string[]; value: unknown }[] = [{ path: [], value: json }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    if (hasKinds && isBehindKind(value)) left.push({ path, value: value[1] });
    else if (typeof value === 'object' && value !== null)
      left.push(...within(path, value).reverse());
    else if (['string', 'number', 'boolean'].includes(typeof value))
      leaves.push({ path, value: value as Leaf['value'] });
  }
  return leaves;
}

/** Whether a value stands behind the number of its kind: `[0, "Go"]`. */
export const isBehindKind = (value: unknown): value is readonly [number, unknown] =>
  Array.isArray(value) && typeof value[0] === 'number' && value.length === 2;

function within(path: readonly string[], value: object) {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ path, value: item }));
  return Object.entries(value as Record<string, unknown>)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => ({ path: [...path, name], value: item }));
}
