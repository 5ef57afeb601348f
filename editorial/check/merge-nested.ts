import { isDeepStrictEqual } from 'node:util';
import { SEVERITIES, type Diagnostic } from '../output/diagnostic.ts';

/**
 * Drops each diagnostic whose range is within the range of a diagnostic of an earlier rule, because
 * both have the same cause. The remaining one gets the higher severity of the two. Of two with the
 * same range, the more severe one remains. A hint drops no error and no warning inside of it.
 *
 * @param diagnostics in the order of their rules
 */
export function mergeNested(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, ({ file }) => file).values()].flatMap((all) => {
    const merged = new Map<Diagnostic, Diagnostic>();
    for (const diagnostic of all) {
      const outer = [...merged.keys()].find((earlier) => contains(earlier, diagnostic));
      if (outer === undefined) merged.set(diagnostic, diagnostic);
      else merged.set(outer, merge(merged.get(outer) ?? outer, diagnostic));
    }
    return [...merged.values()];
  });
}

/** Whether the range of one diagnostic includes that of another rule’s. */
function contains(outer: Diagnostic, inner: Diagnostic): boolean {
  const [{ start, end }, { start: from, end: to }] = [outer.place, inner.place];
  if (outer.ruleId === inner.ruleId || start.offset === end.offset) return false;
  // An empty range marks a place where something is missing. The start of another range is not
  // inside that range.
  const isInside =
    from.offset === to.offset ? start.offset < from.offset : start.offset <= from.offset;
  const isHintAround =
    outer.severity === 'hint' &&
    inner.severity !== 'hint' &&
    !isDeepStrictEqual(outer.place, inner.place);
  return isInside && to.offset <= end.offset && !isHintAround;
}

/** The diagnostic that remains of two, with the higher severity. */
function merge(kept: Diagnostic, inner: Diagnostic): Diagnostic {
  const { severity, place } = inner;
  if (SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(kept.severity)) return kept;
  return isDeepStrictEqual(place, kept.place) ? inner : { ...kept, severity };
}
