const GAP = /\{(\w+)\}/g;

/** The gaps of a pattern, and braces that make none: `Sheet {sheet} of }` gives `{sheet}` and `}`. */
export function bracesIn(pattern: string): string[] {
  return pattern.match(/\{[^{}]*\}|[{}]/g) ?? [];
}

/** Fills the gaps of a pattern. Throws if a gap has no value, so that no `{date}` reaches a visitor. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(GAP, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put in {${name}} of “${pattern}”.`);
    return String(value);
  });
}
