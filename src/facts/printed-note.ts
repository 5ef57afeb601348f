import { buildDate, longDate } from '../formats/dates.ts';
import { fill, type Pattern } from '../formats/patterns.ts';

/**
 * What a printed page says at its end: its address, and the day of the build.
 *
 * @param address without its scheme, such as `example.org/legal`
 */
export const printedNote = (sentence: Pattern<'address' | 'date'>, address: string): string =>
  fill(sentence, { address, date: longDate(buildDate()) });
