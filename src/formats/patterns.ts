const GAP = /\{(\w+)\}/g;

/** The names of the gaps in a pattern: `Sheet {sheet} of {sheets}` gives `sheet` and `sheets`. */
export function patternNames(pattern: string): string[] {
  return pattern.match(/(?<=\{)\w+(?=\})/g) ?? [];
}

/** Fills the gaps of a pattern. Throws if a gap has no value, so that no `{date}` reaches a visitor. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(GAP, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put in {${name}} of “${pattern}”.`);
    return String(value);
  });
}
