import type { Blocking, DayChange, LaterText, Report } from '../shared/report.ts';

/** The report on two versions as they are built for a later day. */
export interface DayReport {
  readonly day: string;
  readonly report: Report;
}

/**
 * Adds to a report what visitors read differently on later days: each text with the first day on
 * which it is read, and what blocks then.
 */
export function withLaterDays(today: Report, later: readonly DayReport[]): Report {
  const reportedIds = new Set(today.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const reportedFaults = new Set(today.blocking.map(keyOf));
  const days: DayChange[] = [];
  const blocking = [...today.blocking];
  for (const { day, report } of later) {
    for (const { route, blocks } of report.pages)
      for (const block of blocks) {
        if (reportedIds.has(block.id)) continue;
        reportedIds.add(block.id);
        days.push({ day, page: route, block });
      }
    for (const fault of report.blocking) {
      if (reportedFaults.has(keyOf(fault))) continue;
      reportedFaults.add(keyOf(fault));
      blocking.push({ ...fault, message: `On ${day}: ${fault.message}` });
    }
  }
  // The report of today lists the `showings` of all days. What could not be compared today stays unknown.
  const changesLater = days.length > 0 || today.showings.length > 0;
  const isChanged = changesLater && today.verdict !== 'unknown';
  return {
    ...today,
    ...(isChanged ? { verdict: 'changed' } : {}),
    blocking,
    // A text that a later day shows is in `days`.
    later: today.later.filter((text) =>
      later.every(({ report }) => report.later.some((other) => isSamePlace(text, other))),
    ),
    days,
  };
}

const keyOf = ({ page, message }: Blocking): string => `${page} ${message}`;

const isSamePlace = (text: LaterText, other: LaterText): boolean =>
  text.file === other.file && text.place === other.place;
