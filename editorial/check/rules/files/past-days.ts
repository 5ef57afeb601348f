import { buildDate, dayOf, isRealDate, longDate } from '../../../../src/formats/dates.ts';
import { valuesIn } from '../../../../src/facts/values.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** What was done on the day of a setting. */
const DONE: Readonly<Record<string, string>> = {
  checked: 'last checked',
  'settled.on': 'settled',
  'lpLockEnded.on': 'acknowledged',
};

/** The day on which something was checked, settled or acknowledged is not in the future. */
export const pastDays: Rule = {
  name: 'past-days',
  checkFile: (file) =>
    valuesIn(file.data).flatMap(({ path, value }) => {
      const done = DONE[path.slice(-2).join('.')] ?? DONE[String(path.at(-1))];
      if (done === undefined) return [];
      // In frontmatter, a day without quotation marks is a Date, at midnight UTC.
      const day = value instanceof Date && value.getTime() > 0 ? dayOf(value.getTime()) : value;
      if (typeof day !== 'string' || !isRealDate(day)) return [];
      const isPast = day <= buildDate();
      return isPast
        ? []
        : report(file, rangeOfSetting(file, path), {
            reason: `${longDate(day)} has not come yet.`,
            note: 'Visitors rely on somebody having looked on that day.',
            fix: `Write the day on which it was ${done}, as in "2026-08-07".`,
          });
    }),
};
