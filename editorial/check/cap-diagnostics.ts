import { createDiagnostic, inOrder, SEVERITIES, type Diagnostic } from '../output/diagnostic.ts';

/** Most diagnostics of one rule in one file. More of them usually have one cause. */
export const MAX_PER_RULE = 100;

/** Keeps the first hundred diagnostics of each rule in each file, and adds one that counts the rest. */
export function capDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ file, ruleId }) => `${ruleId} ${file}`);
  return [...groups.values()].flatMap((all) => {
    const sorted = inOrder(all);
    const omitted = sorted.slice(MAX_PER_RULE);
    const [first] = omitted;
    return first ? [...sorted.slice(0, MAX_PER_RULE), countOmitted(first, omitted)] : sorted;
  });
}

/** The diagnostic that counts those left out, at the place of the first of them. */
function countOmitted(
  { file, place, ruleId }: Diagnostic,
  omitted: readonly Diagnostic[],
): Diagnostic {
  const mostSevere = SEVERITIES.find((level) => omitted.some(({ severity }) => severity === level));
  const wording = {
    severity: mostSevere,
    reason: `From here on, ${omitted.length} more of the same kind follow.`,
    note: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
    fix: 'Fix those above, and run the check again to see the next ones.',
  };
  return createDiagnostic(file, place, wording, ruleId);
}
