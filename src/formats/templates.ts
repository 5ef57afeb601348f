/**
 * A text with variables in braces, such as `{date}`. `Name` lists the variables that its schema
 * allows. The property never exists: it keeps the names in the type, so that TypeScript rejects a
 * call of `fill` without a value for each of them.
 */
export type Template<Name extends string> = string & { readonly variables?: Name };

/** A value for each variable. */
export type VariableValues<Name extends string> = Readonly<Record<Name, string | number>>;

const VARIABLE = /\{(\w+)\}/g;

/** The variables of a template, and stray braces: `Sheet {sheet} of }` gives `{sheet}` and `}`. */
export function bracesIn(template: string): string[] {
  return template.match(/\{[^{}]*\}|[{}]/g) ?? [];
}

/** Fills in the variables of a template. Throws if one has no value, so that no visitor reads `{date}`. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: VariableValues<Name>,
): string {
  const known: Readonly<Record<string, string | number | undefined>> = values;
  return template.replace(VARIABLE, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`Nothing to put in {${name}} of “${template}”.`);
    return String(value);
  });
}
