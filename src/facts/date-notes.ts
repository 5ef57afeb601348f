import { hasPassed, shortDate, type IsoDate } from '../formats/dates.ts';
import { fill } from '../formats/patterns.ts';

/** Two sentences about a date, in which `{date}` may stand for it: `dateSentences` of the schemas. */
export interface DateSentences {
  readonly passed: string;
  readonly ahead: string;
}

/**
 * The sentence that a page shows about a date, as of the day of the build.
 *
 * @param write how the date is written, such as `7 Aug 2026`
 * @returns whether the date has passed, and the sentence that is true of it
 */
export function dateNote(
  sentences: DateSentences,
  date: IsoDate,
  write: (date: IsoDate) => string = shortDate,
): { readonly passed: boolean; readonly note: string } {
  const passed = hasPassed(date);
  return { passed, note: fill(sentences[passed ? 'passed' : 'ahead'], { date: write(date) }) };
}
