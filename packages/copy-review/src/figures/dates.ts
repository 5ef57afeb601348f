import { monthOfOther } from './other-alphabets.ts';

/** Dates as people write them. The patterns are sources for case-blind regular expressions. */

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const monthOr = (may: string) =>
  `(?<month>${MONTHS.map((name) => (name === 'may' ? may : `${name}|${name.slice(0, 3)}\\b\\.?`)).join('|')}|sept\\b\\.?)`;
const MONTH = monthOr('may');
const WEEKDAY =
  '(?:(?<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday),?\\s+(?:the\\s+)?)?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4})(?![\\d-])';
/** In small letters and without a year it is a month only behind a word of time: under 18 may not, until 18 may. */
const BEHIND = '\\b(?:on|from|until|till|by|since|before|after)\\s+(?:\\w+day,?\\s+)?(?:the\\s+)?';
const FIRST = monthOr(`(?-i:May|MAY)|(?<=${BEHIND})may`);
const SECOND = monthOr(`(?-i:May|MAY)|(?<=${BEHIND}\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+)may`);
const ALONE = '(?<![\\d/.-])';

/**
 * The ways to write a date: whole days first, then a month of a year, then a day of any year, then
 * a year after a word that makes it one.
 */
export const DATES: readonly string[] = [
  `${ALONE}(?<year>\\d{4})(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})(?!\\d)`,
  `${WEEKDAY}\\b${DAY}(?:\\s+of)?[\\s-]+${MONTH},?[\\s-]+${YEAR}`,
  `${WEEKDAY}\\b${MONTH}\\s+${DAY},?\\s+${YEAR}`,
  // South Africa writes the day before the month.
  `${WEEKDAY}${ALONE}\\b(?<day>\\d{1,2})(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>(?<year>\\d{4}|\\d{2})(?![\\d/])`,
  `\\b${MONTH},?\\s+${YEAR}`,
  `${WEEKDAY}\\b${DAY}(?:\\s+of)?[\\s-]+${SECOND}\\b(?!\\w)`,
  `${WEEKDAY}\\b${FIRST}\\s+${DAY}(?![\\d,.]*\\d)\\b`,
  '(?<=\\b(?:in|until|till|by|since|before|after|from|during|end of|year)\\s)(?<year>(?:19|20)\\d{2})(?!\\w|[,.]\\d|\\s?%)',
];

/**
 * The date in ISO 8601: `2026-08-07`; `2026-08` for a month of a year; `--08-07` for a day of any year;
 * `2026` for a year.
 * Undefined where the calendar has no such day.
 *
 * @param parts the named groups of one of `DATES`
 */
export function readDate(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  if (parts.month === undefined) return parts.year;
  const month = monthNumber(parts.month);
  const day = parts.day?.padStart(2, '0');
  const year = parts.year?.length === 2 ? `20${parts.year}` : parts.year;
  // 2024 is a leap year, so every day that some year has is real in it.
  if (!isReal(Number(year ?? 2024), Number(month), Number(day ?? 1))) return undefined;
  if (year === undefined) return `--${month}-${day ?? '01'}`;
  return day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`;
}

/** Whether the calendar has the day. The day before the first of the next month is a month's last. */
const isReal = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

function monthNumber(month: string): string {
  if (/\d/.test(month)) return month.padStart(2, '0');
  const start = month.slice(0, 3).toLowerCase();
  const place = MONTHS.findIndex((name) => name.startsWith(start));
  return String(place < 0 ? monthOfOther(month) : place + 1).padStart(2, '0');
}
