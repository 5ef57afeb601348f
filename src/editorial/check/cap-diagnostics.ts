import type { Message } from '../output/diagnostic.ts';

/** So many messages of one rule an editor reads of one file; a file with more has one fault, all over. */
const MOST = 100;

const GRAVEST = ['error', 'warning', 'hint'] as const;

/** Of each rule's messages on a file the first hundred, and one that says how many more of them there are. */
export function few(messages: readonly Message[]): Message[] {
  const alike = Map.groupBy(messages, ({ file, rule }) => `${rule} ${file}`);
  return [...alike.values()].flatMap((all) => {
    if (all.length <= MOST) return all;
    const sorted = all.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return [...sorted.slice(0, MOST), ...remaining(sorted.slice(MOST))];
  });
}

function remaining(rest: readonly Message[]): Message[] {
  return rest.slice(0, 1).map((first) => ({
    ...first,
    severity:
      GRAVEST.find((one) => rest.some(({ severity }) => severity === one)) ?? first.severity,
    what: `From here on, ${rest.length} more of the same kind follow.`,
    why: 'So many in one file often have one cause, such as a text that was pasted from elsewhere.',
    fix: 'Put right those above, and run the check again to see the next ones.',
  }));
}
