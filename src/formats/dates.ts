/** A calendar date without a time, `YYYY-MM-DD`. No time zone can move it by a day. */
export type IsoDate = string;

/** A point in time in the middle of the day, so that no time zone moves it to another day. */
const atNoon = (date: IsoDate): Date => {
  if (!isRealDate(date))
    throw new Error(`“${date}” is not a date of the calendar. Write it as 2026-08-07.`);
  return new Date(`${date}T12:00:00Z`);
};

const toIso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

const format = (options: Intl.DateTimeFormatOptions) =>
  // en-GB, because en-ZA writes the day of a short date as `07`.
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ day: 'numeric', month: 'short', year: 'numeric' });
const WEEKDAY = format({ weekday: 'long' });

/** Whether the text is an ISO date that exists: `2026-02-31` does not. */
export function isRealDate(text: string): boolean {
  // `Date.parse` turns 31 February into 3 March: only an existing ISO date survives the round trip.
  const time = Date.parse(`${text}T12:00:00Z`);
  return Number.isFinite(time) && toIso(new Date(time)) === text;
}

/** `2025-08-05` gives `5 August 2025`. */
export function longDate(date: IsoDate): string {
  return LONG.format(atNoon(date));
}

/** `2026-08-07` gives `7 Aug 2026`. */
export function shortDate(date: IsoDate): string {
  return SHORT.format(atNoon(date));
}

/** The English name of the day of the week, `Friday`. */
export function weekday(date: IsoDate): string {
  return WEEKDAY.format(atNoon(date));
}

/** `Friday 22 August 2025`. */
export function dateWithWeekday(date: IsoDate): string {
  return `${weekday(date)} ${longDate(date)}`;
}

/** How a date can be written, by the name that `<Day format>` takes. */
export const DATE_FORMATS = {
  long: longDate,
  short: shortDate,
  weekday: dateWithWeekday,
} as const satisfies Record<string, (date: IsoDate) => string>;

/** The same day of the month, `months` later, or the last day of that month if the day does not exist. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const start = atNoon(date);
  // Day 0 of the month after it is the last day of a month.
  const day = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0, 12));
  day.setUTCDate(Math.min(start.getUTCDate(), day.getUTCDate()));
  return toIso(day);
}

/** The date `days` later; a negative number counts back. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return toIso(day);
}

/** Whether a date is before `today`. */
export function hasPassed(date: IsoDate, today: IsoDate = buildDate()): boolean {
  return atNoon(date).getTime() < atNoon(today).getTime();
}

/** The day at a time, in milliseconds since 1970, in South African time (UTC+2, no summer time). */
export const dayOf = (time: number): IsoDate => toIso(new Date(time + 2 * 60 * 60 * 1000));

/** Between these times the site can be built. Package managers such as Nix set SOURCE_DATE_EPOCH to 1980. */
const [FIRST, LAST] = [Date.UTC(2025, 0), Date.UTC(10_000, 0)];

/**
 * The day on which the site is built, which is today wherever one is needed. SOURCE_DATE_EPOCH, in seconds,
 * sets it for reproducible builds (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildDate(): IsoDate {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (!epoch) return dayOf(Date.now());
  const time = Number(epoch) * 1000;
  if (time >= FIRST && time < LAST) return dayOf(time);
  throw new Error(
    `SOURCE_DATE_EPOCH is “${epoch}”, which is no day of this site. Set it to seconds since 1970, or unset it.`,
  );
}
