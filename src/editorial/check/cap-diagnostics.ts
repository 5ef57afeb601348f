import { Diagnostic, inOrder, type Severity } from '../output/diagnostic.ts';

/** Diagnostics of one rule about one file that are listed; a file with more has one fault all over. */
const MOST = 100;

const GRAVEST: readonly Severity[] = ['error', 'warning', 'hint'];

/** Of each rule’s diagnostics of a file the first hundred, and one that counts the rest. */
export function capDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ file, ruleId }) => `${ruleId ?? ''} ${file}`);
  return [...groups.values()].flatMap((all) => {
    if (all.length <= MOST) return all;
    const sorted = inOrder(all);
    return [...sorted.slice(0, MOST), ...remaining(sorted.slice(MOST))];
  });
}

function remaining(rest: readonly Diagnostic[]): Diagnostic[] {
  return rest.slice(0, 1).map(({ file, place, ruleId, severity }) => {
    const one = new Diagnostic(file, place, {
      severity: GRAVEST.find((grave) => rest.some((other) => other.severity === grave)) ?? severity,
      reason: `From here on, ${rest.length} more of the same kind follow.`,
      note: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
      fix: 'Put right those above, and run the check again to see the next ones.',
    });
    one.ruleId = ruleId;
    return one;
  });
}
