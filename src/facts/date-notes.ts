import { hasPassed, type IsoDate } from '../formats/dates.ts';
import type { Navigation } from '../schemas/navigation.ts';

/** A date, whether it has passed on the day of the build, and the sentence for that case. */
export function dateNote(sentences: Navigation['words']['lockDate'], date: IsoDate) {
  const passed = hasPassed(date);
  return { date, passed, sentence: sentences[passed ? 'passed' : 'ahead'] };
}
