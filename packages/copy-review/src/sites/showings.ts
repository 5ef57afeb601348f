import type { DatedPart, Registers } from '../shared/config.ts';
import type { ShowingChange } from '../shared/report.ts';

type Dated = NonNullable<Registers['dated']>;

const keyOf = ({ file, place }: DatedPart) => JSON.stringify([file, place]);

const byKey = (parts: readonly DatedPart[]) => new Map(parts.map((part) => [keyOf(part), part]));

/** The parts that are shown on other days than before. */
export function showingChanges({ before, after }: Dated): ShowingChange[] {
  const [partsBefore, partsAfter] = [byKey(before), byKey(after)];
  return [...new Map([...partsBefore, ...partsAfter])].flatMap(([key, { file, place }]) => {
    const change = {
      before: describeShowing(partsBefore.get(key)),
      after: describeShowing(partsAfter.get(key)),
    };
    return change.before === change.after ? [] : [{ file, place, ...change }];
  });
}

/** When a part is shown: “always”, “never”, “from 2026-08-07 until 2026-09-07”. One that is not declared always is. */
export function describeShowing({ isHidden, from, until }: Partial<DatedPart> = {}): string {
  if (isHidden) return 'never';
  const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean);
  return days.length === 0 ? 'always' : days.join(' ');
}

/** The days after `today` on which a part of one of the versions appears or goes, in order. */
export function laterDays({ before, after }: Dated, today: string): string[] {
  const days = [...before, ...after]
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ from = '', until }) => [from, until === undefined ? '' : dayAfter(until)]);
  return [...new Set(days)].filter((day) => day > today).toSorted();
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
