import { Diagnostic, inOrder, SEVERITIES } from '../output/diagnostic.ts';

/** Diagnostics of one rule about one file that are listed; a file with more has one fault all over. */
const MOST = 100;

/** Of each rule’s diagnostics of a file the first hundred, and one that counts the rest. */
export function capDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ file, ruleId }) => `${ruleId} ${file}`);
  return [...groups.values()].flatMap((all) => {
    const sorted = inOrder(all);
    const [next] = sorted.slice(MOST);
    return next ? [...sorted.slice(0, MOST), remaining(next, sorted.slice(MOST))] : sorted;
  });
}

function remaining({ file, place, ruleId }: Diagnostic, rest: readonly Diagnostic[]): Diagnostic {
  const mostSevere = SEVERITIES.find((one) => rest.some(({ severity }) => severity === one));
  const diagnostic = new Diagnostic(file, place, {
    severity: mostSevere,
    reason: `From here on, ${rest.length} more of the same kind follow.`,
    note: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
    fix: 'Put right those above, and run the check again to see the next ones.',
  });
  diagnostic.ruleId = ruleId;
  return diagnostic;
}
