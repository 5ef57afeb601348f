import { isDeepStrictEqual } from 'node:util';
import { sentencesIn as splitSentences } from 'copy-review/figures';
import {
  entryOf,
  isSectionFolder,
  minimumOf,
  requiredSectionsOf,
} from '../../../../src/content-map.ts';
import {
  PROTECTING,
  type ProtectingSentences,
} from '../../../../src/specification/protecting-sentences.ts';
import { isShowing } from '../../../../src/formats/shown.ts';
import { stringsAt, valueAt, valuesAt, type Path } from '../../../../src/facts/values.ts';
import { passagesOf, rangeIn } from '../../../content/passages.ts';
import { rangeOfSetting, type Range } from '../../../content/places.ts';
import { nodesOf, rangeOf, readProse } from '../../../content/prose.ts';
import { isParsed, type ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { issuesAt } from '../../settings/issues.ts';
import { clausesOf } from '../../shared/clauses.ts';
import { asTyped, wordsInBrackets } from '../../shared/required-words.ts';
import { report, type Rule } from '../../shared/rule.ts';
import { countNegations } from '../../shared/statement.ts';

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
      const found = filesOf(row, files);
      // A file that cannot be parsed may say it.
      return found.every(isParsed) ? check(found, row) : [];
    }),
};

type Where = Pick<ProtectingSentences, 'file' | 'setting' | 'isBold'>;

/** The files in which a row belongs: that of its name, or the sections with its anchor or kind. */
function filesOf({ file: place }: Where, files: readonly ContentFile[]) {
  const [folder = '', section] = place.split('/');
  if (!isSectionFolder(folder)) return files.filter(({ name }) => name === place);
  const inFolder = files.filter(({ name }) => entryOf(name)?.collection === folder);
  // `expected-files` reports sections that are missing.
  // One that is not always shown cannot be relied on.
  if (section === '*')
    return inFolder.length < minimumOf(folder)
      ? []
      : inFolder.filter(({ data }) => !isShowing(data));
  return inFolder.filter(
    ({ data }) => valueAt(data, [requiredSectionsOf(folder)?.key ?? '']) === section,
  );
}

/** Words that weaken a sentence which does not have them. */
const WEAKER =
  `some most mostly part partly only except unless if whether hardly rarely seldom perhaps
  almost nearly usually normally generally currently always until outside other fee`.split(/\s+/);

const WEAKER_WORDS = new RegExp(`\\b(?:${WEAKER.join('|')})\\b`, 'gi');
const weakerIn = (text: string) =>
  (text.match(WEAKER_WORDS) ?? []).map((word) => word.toLowerCase());

/** The start of a clause that goes on with what is denied: “nothing excludes fraud, or any right”. */
const GOES_ON =
  /^\s*(?:(?:and|or|nor)\s+)?(?!(?:an?|the|this|we|you|it|they|our|each|every|but)\b)/i;

/**
 * Which of the words in brackets a sentence denies, in the clause that has them or in one that goes on
 * there. A denial of something else denies nothing here: “No risk: returns are promised.”
 */
function deniedIn(text: string, groups: readonly RegExp[]): boolean[] {
  let isDenied = false;
  const clauses = clausesOf({ start: 0, text })
    .filter((clause) => groups.some((group) => group.test(clause.text)))
    .map((clause) => {
      isDenied = countNegations(clause.text) > 0 || (isDenied && GOES_ON.test(clause.text));
      return { text: clause.text, isDenied };
    });
  return groups.map((group) => clauses.find((one) => group.test(one.text))?.isDenied ?? false);
}

/** Whether a sentence denies as often: as many times, or fewer times and “any” for the others. */
function deniesAsOften(text: string, all: number): boolean {
  const count = countNegations(text);
  const any = text.match(/\bany\b/gi)?.length ?? 0;
  return count === all || (count > 0 && count < all && count + any >= all);
}

/** Words that only stress another denial: “nobody, not even if they work for us”. */
const STRESS = /\b(?:not )?even(?: if)?\b/gi;

/** “No fixed value”: a word between “no” and what is denied. */
const QUALIFIED = /\b(?:no|any)\s+(?!guarantee|promise)[\w’-]+\s+$/i;

const precededBy = (before: RegExp, group: RegExp, text: string) =>
  before.test(text.slice(0, text.search(group)));

/** Compares sentences with each one of `PROTECTING`, by what it must say. */
const COMPARED = new Map(
  PROTECTING.flatMap(({ says }) => (says === true ? [] : says)).map((protecting) => {
    const [typed, groups] = [asTyped(protecting), wordsInBrackets(protecting)];
    const said = (text: string) => groups.filter((group) => group.test(text)).length;
    const [all, denied, weaker] = [countNegations(typed), deniedIn(typed, groups), weakerIn(typed)];
    const unqualified = groups.filter((group) => precededBy(/\bno\s+$/i, group, typed));
    const isKept = (text: string) =>
      said(text) === groups.length &&
      deniesAsOften(text, all) &&
      isDeepStrictEqual(deniedIn(text, groups), denied) &&
      !unqualified.some((group) => precededBy(QUALIFIED, group, text)) &&
      weakerIn(text).every((word) => weaker.includes(word));
    const isKeptIn = (text: string) => isKept(text.replaceAll(STRESS, ''));
    return [protecting, { typed, said, size: groups.length, isKeptIn }] as const;
  }),
);

/**
 * Whether a sentence keeps what a sentence of `PROTECTING` says: its words in brackets, its denials, and
 * no word that weakens it.
 */
export const keeps = (protecting: string, sentence: string): boolean =>
  COMPARED.get(protecting)?.isKeptIn(sentence) ?? false;

/** The sentences that protect, as they are in `PROTECTING` and as the files word them. */
export const protectingIn = (files: readonly ContentFile[]): readonly string[] => [
  ...new Set(
    PROTECTING.flatMap((row) => {
      const { says } = row;
      if (says === true) return [];
      const sentences = filesOf(row, files).flatMap((file) =>
        sentencesIn(file, placesOf(file, row)),
      );
      const worded = sentences.filter(({ text }) => says.some((one) => keeps(one, text)));
      return [...says.map((one) => asTyped(one)), ...worded.map(({ text }) => text)];
    }),
  ),
];

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
  const sentences = files.flatMap((file) => sentencesIn(file, placesOf(file, row)));
  const inProse = isBold
    ? files.flatMap((file) => sentencesIn(file, placesOf(file, { file: row.file })))
    : [];
  const isFree = ({ text }: Sentence) => !says.some((one) => keeps(one, text));
  return says
    .filter((one) => !sentences.some(({ text }) => keeps(one, text)))
    .flatMap((one) => {
      const nearest = nearestTo(one, sentences.filter(isFree));
      const { file = first, range } = nearest ?? nearestTo(one, inProse) ?? {};
      const typed = isBold ? `**${asTyped(one)}**` : asTyped(one);
      const isUnset = setting !== undefined && ranges.length === 0;
      const [start] =
        ranges[0] ?? (setting === undefined ? [file.bodyStart] : rangeOfSetting(file, path));
      return report(file, range ?? start, {
        reason: range
          ? 'This sentence protects visitors, and does not say what it has to.'
          : 'A sentence that protects visitors is missing here.',
        note: `${place} must say${isBold ? ' in bold' : ''}: “${asTyped(one)}” ${agreed}`,
        fix: `Write ${isUnset ? `${path.join('.')}: ` : ''}${typed}`,
        ...(nearest ? { expected: asTyped(one) } : {}),
      });
    });
}

/** Whether `valid-settings` reports the setting of a row, because it is missing and may not be. */
const isReported = (file: ContentFile, { setting }: Where, path: Path) =>
  setting !== undefined &&
  valuesAt(file.data, setting).length === 0 &&
  issuesAt(file, path).length > 0;

/** Where in a file the sentences of a row may be. */
function placesOf(file: ContentFile, { setting, isBold }: Where): Range[] {
  if (setting !== undefined)
    return stringsAt(file.data, setting).map((one) => rangeOfSetting(file, one.path));
  return isBold
    ? nodesOf(readProse(file).tree, 'strong').map((node) => rangeOf(node))
    : [[file.bodyStart, file.source.length]];
}

interface Sentence {
  readonly file: ContentFile;
  readonly text: string;
  readonly range: Range;
}

/** The sentences of a file that begin in one of the ranges. */
const sentencesIn = (file: ContentFile, ranges: readonly Range[]): Sentence[] =>
  passagesOf(file).flatMap((passage) =>
    splitSentences(passage.text).flatMap(({ index, text: typed }) => {
      const text = typed.trim();
      const range = rangeIn(passage, index + typed.indexOf(text), Math.max(text.length, 1));
      return ranges.some(([from, to]) => from <= range[0] && range[0] < to)
        ? [{ file, text, range }]
        : [];
    }),
  );

/** The sentence with the most words of a sentence of `PROTECTING`, if it has at least half of them. */
function nearestTo(protecting: string, sentences: readonly Sentence[]): Sentence | undefined {
  const { said = () => 0, size = 0 } = COMPARED.get(protecting) ?? {};
  const [best] = sentences.toSorted((a, b) => said(b.text) - said(a.text));
  return best && said(best.text) * 2 >= size ? best : undefined;
}
