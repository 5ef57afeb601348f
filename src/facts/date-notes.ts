import { hasPassed, type IsoDate } from '../formats/dates.ts';
import type { Template } from '../formats/templates.ts';
import type { Navigation } from '../schemas/navigation.ts';

/** A date, whether it has passed on the day of the build, and the sentence for that case. */
export interface DateNote {
  readonly date: IsoDate;
  readonly passed: boolean;
  readonly sentence: Template<'date'>;
}

/** The sentence that a page shows about a date, as of the day of the build. */
export function dateNote(sentences: Navigation['words']['lockDate'], date: IsoDate): DateNote {
  const passed = hasPassed(date);
  return { date, passed, sentence: sentences[passed ? 'passed' : 'ahead'] };
}
