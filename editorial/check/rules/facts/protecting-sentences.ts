import { valueAt, valuesAt, type Path } from '../../../../src/facts/values.ts';
import {
  PROTECTING,
  type ProtectingSentences,
} from '../../../../src/specification/protecting-sentences.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { keeps, likeness } from '../../protecting/meaning.ts';
import {
  filesOf,
  placesOf,
  placedSentencesIn,
  type Sentence,
  type RowPlace,
} from '../../protecting/places.ts';
import { issuesAt } from '../../settings/issues.ts';
import { asTyped } from '../../shared/required-words.ts';
import { report, type Rule } from '../../shared/rule.ts';

const START = '---\ntitle: No guarantees\nanchor: no-guarantees\n---\n\n';
const REST =
  'We promise no value, no listing, no return, and no buyer.\nIt does not mean that it is proved.\n';

/** The sentences of `PROTECTING` are in their places, and say what they say there. */
export const protectingSentences: Rule = {
  name: 'protecting-sentences',
  fails: { 'legal/03-no-guarantees.mdx': `${START}**Buying is up to you.**\n${REST}` },
  passes: {
    'legal/03-no-guarantees.mdx': `${START}**Buying tokens may cost you your capital: lose it, and it is gone.**\n${REST}`,
  },
  checksUnparsed: true,
  checkFiles: (files) =>
    PROTECTING.flatMap((row) => {
      const places = filesOf(row, files);
      // A file that cannot be parsed may say it.
      return places.every(isParsed) ? check(places, row) : [];
    }),
};

/** Reports the sentences of a row that none of the files says. */
function check(files: readonly ContentFile[], row: ProtectingSentences): Diagnostic[] {
  const { says, agrees, what, setting, isBold } = row;
  const path = setting?.split('.').filter((key) => key !== '*') ?? [];
  const [first] = files;
  if (!first || files.some((file) => isReported(file, row, path))) return [];
  const place = what.charAt(0).toUpperCase() + what.slice(1);
  const agreed = `Only ${agrees} can agree to another meaning.`;
  if (says === true) {
    const line = `${path.join('.')}: true`;
    return files.some(({ data }) => valueAt(data, path) === true)
      ? []
      : report(first, first.settingsStart, {
          reason: `“${line}” is missing in the files of “${first.name.replace(/\/.*/, '')}”.`,
          note: `It shows ${what}, which protects visitors. ${agreed}`,
          fix: `Add this line to the settings of the file that it is about: ${line}`,
        });
  }
  const ranges = files.flatMap((file) => placesOf(file, row));
  const sentences = files.flatMap((file) => placedSentencesIn(file, placesOf(file, row)));
  const inProse = isBold
    ? files.flatMap((file) => placedSentencesIn(file, placesOf(file, { file: row.file })))
    : [];
  const isFree = ({ text }: Sentence) => !says.some((protecting) => keeps(protecting, text));
  return says
    .filter((protecting) => !sentences.some(({ text }) => keeps(protecting, text)))
    .flatMap((protecting) => {
      const nearest = nearestTo(protecting, sentences.filter(isFree));
      const { file = first, range } = nearest ?? nearestTo(protecting, inProse) ?? {};
      const typed = isBold ? `**${asTyped(protecting)}**` : asTyped(protecting);
      const isUnset = setting !== undefined && ranges.length === 0;
      const [start] =
        ranges[0] ?? (setting === undefined ? [file.bodyStart] : rangeOfSetting(file, path));
      return report(file, range ?? start, {
        reason: range
          ? 'This sentence protects visitors, and does not say what it has to.'
          : 'A sentence that protects visitors is missing here.',
        note: `${place} must say${isBold ? ' in bold' : ''}: “${asTyped(protecting)}” ${agreed}`,
        fix: `Write ${isUnset ? `${path.join('.')}: ` : ''}${typed}`,
        ...(nearest ? { expected: asTyped(protecting) } : {}),
      });
    });
}

/** Whether `valid-settings` reports the setting of a row, because it is missing and may not be. */
const isReported = (file: ContentFile, { setting }: RowPlace, path: Path) =>
  setting !== undefined &&
  valuesAt(file.data, setting).length === 0 &&
  issuesAt(file, path).length > 0;

/** The sentence that is most like a sentence of `PROTECTING`, if one has half of its words in brackets. */
function nearestTo(protecting: string, sentences: readonly Sentence[]): Sentence | undefined {
  const said = ({ text }: Sentence) => likeness(protecting, text).said;
  const [best] = sentences.toSorted((a, b) => said(b) - said(a));
  return best && likeness(protecting, best.text).isLike ? best : undefined;
}
