import { SEVERITIES, type Diagnostic } from '../output/diagnostic.ts';

/**
 * Leaves out each diagnostic that lies within the range of one of an earlier rule, because both have
 * one cause. The one that stays gets the more severe severity of the two.
 *
 * @param diagnostics in the order of their rules
 */
export function mergeNested(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, ({ file }) => file).values()].flatMap((all) => {
    const merged = new Map<Diagnostic, Diagnostic>();
    for (const one of all) {
      const outer = [...merged.keys()].find((earlier) => contains(earlier, one));
      if (outer === undefined) merged.set(one, one);
      else merged.set(outer, moreSevere(merged.get(outer) ?? outer, one));
    }
    return [...merged.values()];
  });
}

function contains(outer: Diagnostic, inner: Diagnostic): boolean {
  const [{ start, end }, { start: from, end: to }] = [outer.place, inner.place];
  if (outer.ruleId === inner.ruleId || start.offset === end.offset) return false;
  // An empty range is a place where something is missing, and the start of a range is not inside of it.
  const isInside =
    from.offset === to.offset ? start.offset < from.offset : start.offset <= from.offset;
  return isInside && to.offset <= end.offset;
}

const moreSevere = (kept: Diagnostic, { severity }: Diagnostic): Diagnostic =>
  SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(kept.severity) ? { ...kept, severity } : kept;
