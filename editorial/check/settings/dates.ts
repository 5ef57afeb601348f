import { isRealDate, longDate, type IsoDate } from '../../../src/formats/dates.ts';
import { DATES_IN_WORDS, readDate } from 'copy-review/figures';

const FORMAT = 'A date is written year-month-day, with four and two and two figures.';

/**
 * Why a text is not a date like `2026-08-07`, and the dates that the editor may have meant, the likeliest first.
 * The day is expected before the month, as in South Africa.
 */
export function explainDate(text: string) {
  const numbers = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(text.trim());
  if (!numbers) return { why: FORMAT, candidates: inWords(text.trim()) };
  const [, first = '', , second = '', third = ''] = numbers;
  const date = (...parts: readonly [year: string, month: string, day: string]): IsoDate[] => {
    const iso = parts.map((part) => part.padStart(2, '0')).join('-');
    return isRealDate(iso) ? [iso] : [];
  };
  // A year of two figures is of this century.
  const full = (year: string) => year.padStart(4, '2000');
  // A number of more than two figures is the year; without one, the year is the first or the last.
  const [asTyped, swapped] =
    first.length > 2
      ? [date(first, second, third), date(first, third, second)]
      : third.length > 2
        ? [date(third, second, first), date(third, first, second)]
        : [date(full(first), second, third), date(full(third), second, first)];
  // Only of a date that begins with its year is the order known.
  const isSure = first.length > 2 && asTyped.length > 0;
  const candidates = [...new Set(isSure ? asTyped : [...asTyped, ...swapped])];
  if (candidates.length > 1)
    return {
      why: `It may be ${candidates.map(longDate).join(' or ')}.`,
      candidates,
    };
  return { why: candidates.length === 0 ? 'The calendar has no such day.' : FORMAT, candidates };
}

/** The dates that a text with the name of a month may mean: “7 August 2026”, “August 7, 2026”. */
const inWords = (text: string): IsoDate[] =>
  DATES_IN_WORDS.flatMap((pattern) => {
    const groups = new RegExp(`^(?:${pattern})$`, 'i').exec(text)?.groups;
    return (groups && readDate(groups)) ?? [];
  });
