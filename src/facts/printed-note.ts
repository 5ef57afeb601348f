import { buildDate, longDate } from '../formats/dates.ts';
import { fill } from '../formats/patterns.ts';

/**
 * What a printed page says at its end: its address, and the day of the build.
 *
 * @param sentence with the gaps `{address}` and `{date}`
 * @param address without its scheme, such as `example.org/legal`
 */
export const printedNote = (sentence: string, address: string): string =>
  fill(sentence, { address, date: longDate(buildDate()) });
