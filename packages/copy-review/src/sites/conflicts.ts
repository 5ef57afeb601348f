import type { KnownFact, Registers } from '../shared/config.ts';
import type { Blocking, FactChange } from '../shared/report.ts';

/**
 * What is wrong with the changes of declared conflicts: one may change only by being settled, with the
 * person, the day and the source. Of a conflict in both registers it is given twice; the report has each fault once.
 */
export function conflictFaults(registers: Registers): Blocking[] {
  const named = (facts: readonly KnownFact[], name: string) =>
    facts.find((fact) => fact.name === name);
  return [...registers.before, ...registers.after].flatMap(({ name, file }): Blocking[] => {
    const before = named(registers.before, name);
    const after = named(registers.after, name);
    if (disputedValues(before) === disputedValues(after)) return [];
    const fault = (message: string): Blocking[] => [{ page: '', message }];
    if (!before?.isDisputed || !after || after.isDisputed || after.values.length !== 1)
      return fault(
        `The declared conflict about ${name}, in ${file}, is another than before. Only the owner settles it: name who did.`,
      );
    const missing = SETTLEMENT.filter(([key]) => !after.settled?.[key]);
    if (missing.length === 0) return [];
    const missingDetails = new Intl.ListFormat('en').format(
      missing.map(([, description]) => description),
    );
    const keys = missing.map(([key]) => `“${key}”`).join(' and ');
    return fault(
      `The conflict about ${name} is settled, and ${file} does not say ${missingDetails}. Write it as ${keys} below “settled”.`,
    );
  });
}

/** What has to be said of a settled conflict: the key of each part in the file, and the part in words. */
const SETTLEMENT = [
  ['by', 'who settled it'],
  ['on', 'on which day'],
  ['source', 'where that is written'],
] as const;

/** The conflicts that were settled, as changed facts. */
export function settledConflicts(registers: Registers): FactChange[] {
  return registers.before.flatMap((before): FactChange[] => {
    const after = registers.after.find(({ name }) => name === before.name);
    const [value] = after?.values ?? [];
    if (!before.isDisputed || !after || after.isDisputed || value === undefined) return [];
    const { by, on, source } = after.settled ?? {};
    const parts = [grouped(value), by && `settled by ${by}`, on && `on ${on}`, source];
    return [
      {
        page: '',
        section: after.name,
        kind: after.kind,
        before: before.values.map(grouped).join(' or '),
        after: parts.filter((part) => part).join(', '),
      },
    ];
  });
}

/** An integer with group separators, such as `5,000`; any other value as it is. */
const grouped = (value: string) =>
  /^\d+$/.test(value) ? value.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : value;

/** The values of a disputed fact as one text; empty if the fact is not disputed. */
const disputedValues = (fact: KnownFact | undefined) =>
  fact?.isDisputed === true ? fact.values.join(' or ') : '';
