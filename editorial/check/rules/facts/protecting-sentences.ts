import type { ProtectingSetting } from '../../../../src/specification/protecting-row.ts';
import { valueAt, valuesAt, type Path } from '../../../../src/facts/values.ts';
import {
  PROTECTING,
  PROTECTING_SETTINGS,
  type Agreement,
  type ProtectingSentences,
} from '../../../../src/specification/protecting-sentences.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { keeps, similarity } from '../../protecting/meaning.ts';
import {
  filesOf,
  placesOf,
  placedSentencesIn,
  type Sentence,
  type RowPlace,
} from '../../protecting/places.ts';
import { isMisspelt, issuesAt } from '../../settings/issues.ts';
import { asTyped } from '../../shared/required-words.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * The sentences that protect visitors, such as “No returns are promised.”, are in their places, and say what
 * they say in `PROTECTING` of `src/specification`. Each row of it has a place and its sentences.
 */
export const protectingSentences: Rule = {
  name: 'protecting-sentences',
  checksUnparsed: true,
  checkFiles: (files) =>
    [...PROTECTING, ...PROTECTING_SETTINGS].flatMap((row) => {
      const places = filesOf(row, files);
      const [first] = places;
      const path = row.setting?.split('.').filter((key) => key !== '*') ?? [];
      // A file that cannot be parsed may say it.
      if (!first || !places.every(isParsed) || places.some((file) => isReported(file, row, path)))
        return [];
      return 'says' in row
        ? checkSentences(places, first, row, path)
        : checkSetting(places, first, row, path);
    }),
};

/** Reports the sentences of a row that none of its files says. */
function checkSentences(
  files: readonly ContentFile[],
  first: ContentFile,
  row: ProtectingSentences,
  path: Path,
): Diagnostic[] {
  const { says } = row;
  const sentences = files.flatMap((file) => placedSentencesIn(file, placesOf(file, row)));
  const isFree = ({ text }: Sentence) => !says.some((protecting) => keeps(protecting, text));
  return says
    .filter((protecting) => !sentences.some(({ text }) => keeps(protecting, text)))
    .flatMap((protecting) => {
      const changed = nearestTo(protecting, sentences.filter(isFree));
      return changed
        ? reportChanged(protecting, changed, row)
        : reportMissing(protecting, files, first, row, path);
    });
}

const agreementOf = ({ agrees }: Agreement) => `Only ${agrees} can agree to another meaning.`;

/** Reports a setting that shows such a sentence, if no file has it with its value. */
const checkSetting = (
  files: readonly ContentFile[],
  first: ContentFile,
  row: ProtectingSetting & Agreement,
  path: Path,
): Diagnostic[] => {
  const line = `${path.join('.')}: ${row.value}`;
  if (files.some(({ data }) => valueAt(data, path) === row.value)) return [];
  return report(first, first.settingsStart, {
    reason: `“${line}” is missing in the files of “${first.name.replace(/\/.*/, '')}”.`,
    note: `It shows ${row.what}, which protects visitors. ${agreementOf(row)}`,
    fix: `Add this line to the settings of the file that it is about: ${line}`,
  });
};

const NOT_SAID = 'This sentence protects visitors, and does not say what it has to.';

/** What a place must say, as the note of a diagnostic. */
function noteOf(protecting: string, row: ProtectingSentences): string {
  const place = row.what.charAt(0).toUpperCase() + row.what.slice(1);
  const inBold = row.isBold ? ' in bold' : '';
  return `${place} must say${inBold}: “${asTyped(protecting)}” ${agreementOf(row)}`;
}

/** The sentence as it is typed in its place. */
const typedFor = (protecting: string, { isBold }: ProtectingSentences) =>
  isBold ? `**${asTyped(protecting)}**` : asTyped(protecting);

/** Reports a sentence that is in the place of another one and says something else. */
const reportChanged = (
  protecting: string,
  { file, range }: Sentence,
  row: ProtectingSentences,
): Diagnostic[] =>
  report(file, range, {
    reason: NOT_SAID,
    note: noteOf(protecting, row),
    fix: `Write ${typedFor(protecting, row)}`,
    expected: asTyped(protecting),
  });

/** Reports a sentence that is not in its place: at a similar one elsewhere in the prose, or at the place. */
function reportMissing(
  protecting: string,
  files: readonly ContentFile[],
  first: ContentFile,
  row: ProtectingSentences,
  path: Path,
): Diagnostic[] {
  const { setting, isBold } = row;
  const inProse = isBold
    ? files.flatMap((file) => placedSentencesIn(file, placesOf(file, { file: row.file })))
    : [];
  const similar = nearestTo(protecting, inProse);
  const file = similar?.file ?? first;
  const [place] = files.flatMap((other) => placesOf(other, row));
  const isUnset = setting !== undefined && place === undefined;
  const [start] = place ?? (setting === undefined ? [file.bodyStart] : rangeOfSetting(file, path));
  return report(file, similar?.range ?? start, {
    reason: similar ? NOT_SAID : 'A sentence that protects visitors is missing here.',
    note: noteOf(protecting, row),
    fix: `Write ${isUnset ? `${path.join('.')}: ` : ''}${typedFor(protecting, row)}`,
  });
}

/** Whether `valid-settings` reports the setting of a row: it is missing and may not be, or its name is misspelt. */
const isReported = (file: ContentFile, { setting }: RowPlace, path: Path) =>
  setting !== undefined &&
  valuesAt(file.data, setting).length === 0 &&
  (isMisspelt(file, path) || issuesAt(file, path).length > 0);

/** The sentence that is most like a sentence of `PROTECTING`, if one has half of its words in brackets. */
function nearestTo(protecting: string, sentences: readonly Sentence[]): Sentence | undefined {
  const similarityOf = ({ text }: Sentence) => similarity(protecting, text);
  const [nearest] = sentences.toSorted((a, b) => similarityOf(b) - similarityOf(a));
  return nearest && similarityOf(nearest) >= 0.5 ? nearest : undefined;
}
