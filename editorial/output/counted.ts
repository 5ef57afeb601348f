import type { Severity } from './diagnostic.ts';

const LIST = new Intl.ListFormat('en-GB');

/** `3 errors, 1 warning and 2 hints`. Kinds with a count of 0 are left out. */
export function counted(counts: Readonly<Record<string, number>>): string {
  return LIST.format(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`),
  );
}

/** `2 errors and 1 hint`; an empty string if there are no diagnostics. */
export function countOf(diagnostics: readonly { readonly severity: Severity }[]): string {
  const count = (severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return counted({ error: count('error'), warning: count('warning'), hint: count('hint') });
}
