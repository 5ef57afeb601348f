/**
 * A text in which the gaps `Name` may occur: a schema says which. The property is never there; it
 * keeps the names in the type, so that TypeScript refuses code that does not fill all of them.
 */
export type Pattern<Name extends string> = string & { readonly gaps?: Name };

/** A value for each of the gaps. */
export type GapValues<Name extends string> = Readonly<Record<Name, string | number>>;

const GAP = /\{(\w+)\}/g;

/** The gaps of a pattern, and braces that make none: `Sheet {sheet} of }` gives `{sheet}` and `}`. */
export function bracesIn(pattern: string): string[] {
  return pattern.match(/\{[^{}]*\}|[{}]/g) ?? [];
}

/** Fills the gaps of a pattern. Throws if a gap has no value, so that no `{date}` reaches a visitor. */
export function fill<Name extends string>(pattern: Pattern<Name>, values: GapValues<Name>): string {
  const known: Readonly<Record<string, string | number | undefined>> = values;
  return pattern.replace(GAP, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`Nothing to put in {${name}} of “${pattern}”.`);
    return String(value);
  });
}
