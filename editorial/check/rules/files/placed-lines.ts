import { lines } from '../../../../src/schemas/sentences.ts';
import { valueAt, valuesAt } from '../../../../src/facts/values.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { isMisspelt } from '../../settings/issues.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** The names that lines can have. */
const NAMES = Object.keys(lines.unwrap().shape);

/**
 * A line is a sentence that depends on a fact: its versions are in `lines` of the settings, and the page
 * shows one of them in place of `[name]` in the text. Each line has such a place, and each place a line.
 */
export const placedLines: Rule = {
  name: 'placed-lines',
  checkFile: (file) => {
    const prose = passagesOf(file).filter(({ from }) => from === 'prose');
    return [
      ...valuesAt(file.data, 'lines.*').flatMap(({ path }) => {
        const name = String(path.at(-1));
        const place = `[${name}]`;
        return !NAMES.includes(name) || prose.some(({ text }) => text.includes(place))
          ? []
          : report(file, rangeOfSetting(file, path), {
              reason: 'This line has no place in the text.',
              note: 'No visitor would read it.',
              fix: `Write ${place} where the text below the settings has to say it.`,
            });
      }),
      ...prose.flatMap((passage) =>
        [...passage.text.matchAll(/\[(?<name>\w+)\]/g)].flatMap(({ 0: place, index, groups }) => {
          const name = groups?.name ?? '';
          const path = ['lines', name];
          if (!NAMES.includes(name) || valueAt(file.data, path) !== undefined) return [];
          if (isMisspelt(file, path)) return [];
          return report(file, rangeIn(passage, index, place.length), {
            reason: `There is no line for ${place}.`,
            note: 'A visitor would read the brackets.',
            fix: `Add “${name}” to the “lines” of the settings, or write the sentence here.`,
          });
        }),
      ),
    ];
  },
};
