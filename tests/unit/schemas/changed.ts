/** A change of one value in settings: the path of the value, and all settings with the change. */
interface Changed {
  readonly path: string;
  readonly data: unknown;
}

/** The settings with one change of `changesOf` to any value in them, each with its place below `path`. */
export function changed<Change extends { readonly data: unknown }>(
  settings: unknown,
  path: string,
  changesOf: (value: unknown) => readonly Change[],
): (Change & Changed)[] {
  const whole = changesOf(settings).map((change) => ({ ...change, path }));
  if (typeof settings !== 'object' || settings === null) return whole;
  const parts = Object.entries(settings).flatMap(([key, value]) =>
    changed(value, `${path}/${key}`, changesOf).map((change) => ({
      ...change,
      data: Array.isArray(settings)
        ? settings.map((item: unknown, index) => (String(index) === key ? change.data : item))
        : { ...settings, [key]: change.data },
    })),
  );
  return [...whole, ...parts];
}
