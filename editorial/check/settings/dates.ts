import {
  addMonths,
  isRealDate,
  longDate,
  longMonth,
  type IsoDate,
} from '../../../src/formats/dates.ts';
import { DATES, readDate } from 'copy-review/figures';

/** Why a text is not a date, and the dates that the editor may have meant, the likeliest first. */
interface DateProblem {
  readonly why: string;
  readonly candidates: readonly IsoDate[];
}

const FORMAT = 'A date is written year-month-day, with four and two and two figures.';
type Parts = readonly [year: number, month: number, day: number];

/** Explains why a text is not a date like `2026-08-07`. The day is expected before the month, as in South Africa. */
export function explainDate(text: string): DateProblem {
  const numbers = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(text.trim());
  if (!numbers) return explainWords(text.trim());
  const [, first = '', , second = '', third = ''] = numbers;
  const [left, middle, right] = [Number(first), Number(second), Number(third)];
  if (first.length > 2) return explainParts([left, middle, right]);
  if (third.length > 2) return explainYearLast([right, middle, left]);
  return {
    why: 'The year needs four figures.',
    candidates: [
      ...validDate([2000 + left, middle, right]),
      ...validDate([2000 + right, middle, left]),
    ],
  };
}

/** Explains a text that is not three numbers, such as a date with the name of its month. */
function explainWords(text: string): DateProblem {
  // The patterns with the month as a word and a year: first “7 August 2026”, then “August 7, 2026”.
  const candidates = DATES.slice(1, 3).flatMap((pattern) => {
    const groups = new RegExp(`^(?:${pattern})$`, 'i').exec(text)?.groups;
    const date = groups && readDate(groups);
    return date ? [date] : [];
  });
  return { why: FORMAT, candidates };
}

/** Explains a date such as 07/08/2026, in which the day or the month may come first. */
function explainYearLast([year, month, day]: Parts): DateProblem {
  const others = month <= 12 && day <= 12 && month !== day ? validDate([year, day, month]) : [];
  if (others.length > 0) {
    const candidates = [...validDate([year, month, day]), ...others];
    return { why: `It may be ${candidates.map(longDate).join(' or ')}.`, candidates };
  }
  return month > 12 && day <= 12
    ? explainParts([year, day, month])
    : explainParts([year, month, day]);
}

/** Explains a date whose parts are in this order, but of which one is out of its range. */
function explainParts([year, month, day]: Parts): DateProblem {
  if (month < 1 || month > 12)
    return { why: 'A year has 12 months.', candidates: validDate([year, day, month]) };
  const last = lastDay(year, month);
  if (day > 31) return { why: `No month has ${day} days.`, candidates: [last] };
  if (day < 1)
    return { why: 'The first day of a month is 01.', candidates: validDate([year, month, 1]) };
  if (day > Number(last.slice(-2)))
    return { why: `${longMonth(last)} has no such day.`, candidates: [last] };
  return { why: FORMAT, candidates: validDate([year, month, day]) };
}

/** The date in a list, which is empty if the date does not exist. */
function validDate([year, month, day]: Parts): IsoDate[] {
  const date = iso(year, month, day);
  return isRealDate(date) ? [date] : [];
}

const iso = (year: number, month: number, day: number): IsoDate =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');

const twoDigits = (number: number) => String(number).padStart(2, '0');

function lastDay(year: number, month: number): IsoDate {
  return addMonths(iso(year, 1, 31), month - 1);
}
