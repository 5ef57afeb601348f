import { buildDate, longDate } from '../../../../src/formats/dates.ts';
import { valuesIn } from '../../../../src/facts/values.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { asDay } from '../../shared/showing.ts';

/** What was done on the day of a setting, by the end of its path. */
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
      const day = asDay(value);
      if (day === undefined || day <= buildDate()) return [];
      return report(file, rangeOfSetting(file, path), {
        reason: `${longDate(day)} has not come yet.`,
        note: 'Visitors rely on somebody having looked on that day.',
        fix: `Write the day on which it was ${done}, as in "2026-08-07".`,
      });
    }),
};
