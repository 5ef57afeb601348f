/** Durations with their unit, as settings and sentences have them: `12 months`, `1 working day`. */

/** The units that are equal only to themselves: two days are 48 hours, a year is 12 months. */
const UNITS = ['months', 'hours', 'working days'] as const;

export type DurationUnit = (typeof UNITS)[number];

/** At most four digits, because a date that is 9,999,999 months later is more than a `Date` can hold. */
const DURATION = /^(?<number>[1-9]\d{0,3}) (?<unit>\D+)$/;

/** The number and the unit of a duration; undefined if the text is none, such as `1 months` or `2 days`. */
export function readDuration(text: string) {
  const groups = DURATION.exec(text)?.groups;
  const number = Number(groups?.number);
  const unit = UNITS.find((name) => (number === 1 ? name.slice(0, -1) : name) === groups?.unit);
  return unit && { number, unit };
}
