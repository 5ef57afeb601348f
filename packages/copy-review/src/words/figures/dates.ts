/** Dates in English prose. Patterns that are texts are sources of regular expressions with the flags `i` and `u`. */
import { anyOf } from './patterns.ts';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** A pattern for the name of a month. `may` is the pattern for May, which is also a verb. */
function monthOr(may: string): string {
  const names = MONTHS.map((name) => (name === 'may' ? may : `${name}|${name.slice(0, 3)}\\b\\.?`));
  return `(?<month>${[...names, 'sept\\b\\.?'].join('|')})`;
}

/** The names of the days of the week, in lower case. */
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const MONTH = monthOr('may');
/** “Friday, ”, “Friday the ” before a date */
const WEEKDAY = `(?:(?<weekday>${WEEKDAYS.join('|')}),?\\s+(?:the\\s+)?)?`;
const ORDINAL = '(?:st|nd|rd|th)?';
const DAY = `(?<day>\\d{1,2})${ORDINAL}`;
const YEAR = '(?<year>\\d{4})(?![\\d-])';

/** Prepositions between which and a time no other word stands: “until 18 May”, “before September”. */
const BEFORE_TIME = ['until', 'till', 'by', 'since', 'before', 'after', 'from'];

/** Lower-case “may” without a year is a month only after these: “until 18 may”, but “under 18 may not”. */
const AFTER_PREPOSITION = `\\b${anyOf(['on', ...BEFORE_TIME])}\\s+(?:\\w+day,?\\s+)?(?:the\\s+)?`;
const MONTH_FIRST = monthOr(`(?-i:May|MAY)|(?<=${AFTER_PREPOSITION})may`);
const MONTH_SECOND = monthOr(
  `(?-i:May|MAY)|(?<=${AFTER_PREPOSITION}\\d{1,2}${ORDINAL}(?:\\s+of)?[\\s-]+)may`,
);
/** Not after the first part of “1.7/8/2026”. */
const NOT_IN_NUMBER = '(?<![\\d/.-])';

/** The alternatives of a pattern, each also with a capital letter: “[Ii]n|[Oo]f”. */
const orCapitalized = (alternatives: readonly string[]): string =>
  alternatives
    .map((text) => `[${text.charAt(0).toUpperCase()}${text.charAt(0)}]${text.slice(1)}`)
    .join('|');

const OTHER_MONTHS = MONTHS.filter((name) => name !== 'may').map(
  (name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`,
);
const OTHER_MONTH = `(?:${orCapitalized([...OTHER_MONTHS, 'sept'])})\\b\\.?`;
/** The separator between two months of a list or a range: “, and ”, “–”, “ to ”. */
const MONTH_SEPARATOR =
  '\\s*(?:[,;/\\t–—-]|\\b(?:and|or|to|until|till|through)\\b)\\s*(?:(?:and|or)\\s+)?';

/** Words between which and “May” no other word stands: “in May”, “mid-May”. */
const BEFORE_MONTH = [
  ...BEFORE_TIME,
  ...'in of through during early late mid this next last every each'.split(' '),
];

/** Matches the month of May outside of complete dates: “in May”, “from May to June”, a cell “May”. */
const MONTH_OF_MAY = new RegExp(
  [
    `(?<=\\b(?:${orCapitalized(BEFORE_MONTH)})[\\s-]+)May\\b`,
    `\\bMay(?=${MONTH_SEPARATOR}${OTHER_MONTH})`,
    `(?<=\\b${OTHER_MONTH}${MONTH_SEPARATOR})May\\b`,
    '(?<=^|\\t)May(?=$|\\t)',
  ].join('|'),
  'gu',
);

/** The text with dots for the month of May, outside of complete dates, because it looks like a modal verb. */
export const withoutMay = (text: string): string => text.replaceAll(MONTH_OF_MAY, '···');

/** Day before month, as in South Africa: 7/8/2026. */
const NUMERIC_DATE = [
  '(?<day>\\d{1,2})(?<separator>[-/.])(?<month>\\d{1,2})',
  '\\k<separator>(?<year>\\d{4}|\\d{2})(?![\\d/])',
].join('');

/** A year of the last or this century after a preposition, that is not the beginning of an amount. */
const YEAR_ALONE = [
  `(?<=\\b${anyOf([...BEFORE_TIME, 'in', 'during', 'end of', 'year'])}\\s)`,
  '(?<year>(?:19|20)\\d{2})(?!\\w|[,.]\\d|\\s?%)',
].join('');

/** Patterns of complete dates with the name of the month. `readDate` takes their named groups. */
export const DATES_IN_WORDS: readonly string[] = [
  // Friday, 7th of August 2026
  `${WEEKDAY}\\b${DAY}(?:\\s+of)?[\\s-]+${MONTH},?[\\s-]+${YEAR}`,
  // Friday, August 7, 2026
  `${WEEKDAY}\\b${MONTH}\\s+${DAY},?\\s+${YEAR}`,
];

/**
 * Patterns of dates: complete dates first, then a month with a year, a day without a year, and a
 * bare year after a preposition. `readDate` takes their named groups.
 */
export const DATES: readonly string[] = [
  // 2026-08-07
  `${NOT_IN_NUMBER}(?<year>\\d{4})(?<separator>[-/.])(?<month>\\d{1,2})\\k<separator>(?<day>\\d{1,2})(?!\\d)`,
  ...DATES_IN_WORDS,
  // Friday 7/8/2026
  `${WEEKDAY}${NOT_IN_NUMBER}\\b${NUMERIC_DATE}`,
  // August 2026
  `\\b${MONTH},?\\s+${YEAR}`,
  // 7 August
  `${WEEKDAY}\\b${DAY}(?:\\s+of)?[\\s-]+${MONTH_SECOND}\\b(?!\\w)`,
  // August 7
  `${WEEKDAY}\\b${MONTH_FIRST}\\s+${DAY}(?![\\d,.]*\\d)\\b`,
  // in 2026
  YEAR_ALONE,
];

const CAPITALIZED_MONTHS = MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** A month without a day and a year, after a preposition of time: “until September”. */
export const MONTH_ALONE = [
  `(?<=\\b${anyOf([...BEFORE_TIME, 'end of'])}\\s)`,
  `(?<month>(?-i:${CAPITALIZED_MONTHS.join('|')}))(?![\\w’]|,?\\s+\\d)`,
].join('');

/**
 * Normalises a date to ISO 8601: `2026-08-07`, `2026-08` for a month, `2026` for a year, and
 * `--08-07` or `--08` for a day or a month without a year.
 *
 * @param parts the named groups of a match of one of `DATES`
 * @returns undefined if the calendar has no such day
 */
export function readDate(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  if (parts.month === undefined) return parts.year;
  const month = monthNumber(parts.month);
  const day = parts.day?.padStart(2, '0');
  const year = parts.year?.length === 2 ? `20${parts.year}` : parts.year;
  // Without a year, 29 February has to be accepted: 2024 is a leap year.
  if (!existsInCalendar(Number(year ?? 2024), Number(month), Number(day ?? 1))) return undefined;
  return [year ?? '-', month, ...(day === undefined ? [] : [day])].join('-');
}

/** Day 0 of the next month, in `Date.UTC`, is the last day of this one. */
const existsInCalendar = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

function monthNumber(month: string): string {
  if (/\d/.test(month)) return month.padStart(2, '0');
  const start = month.slice(0, 3).toLowerCase();
  return String(MONTHS.findIndex((name) => name.startsWith(start)) + 1).padStart(2, '0');
}
