import { buildDate, longDate } from '../formats/dates.ts';
import { fill, type Template } from '../formats/templates.ts';

/**
 * What a printed page says at its end: its address, and the day of the build.
 *
 * @param address without its scheme, such as `example.org/legal`
 */
export const printedNote = (sentence: Template<'address' | 'date'>, address: string): string =>
  fill(sentence, { address, date: longDate(buildDate()) });
