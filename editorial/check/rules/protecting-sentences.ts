import { sentencesIn } from 'copy-review/figures';
import { stringsAt } from '../../../src/facts/values.ts';
import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import { rangeOfSetting, type Range } from '../../content/places.ts';
import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { PROTECTING, SAME, WEAKER, type ProtectingSentences } from '../protecting-sentences.ts';
import { issuesAt } from '../settings/issues.ts';
import { report, type Rule } from '../shared/rule.ts';
import { countNegations } from '../shared/statement.ts';

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
  checkFile: (file) =>
    PROTECTING.filter((row) => isIn(row, file)).flatMap((row) => check(file, row)),
};

/** Whether the sentences of a row belong in a file: that of its name, or a section with its anchor. */
const isIn = (row: ProtectingSentences, { name, data }: ContentFile) =>
  row.file === name ||
  (name.split('/')[0] === row.file.split('/')[0] &&
    stringsAt(data, 'anchor').some(({ value }) => row.file.endsWith(`-${value}.mdx`)));

/** The words in brackets of a sentence of `PROTECTING`, as patterns. */
const groupsOf = (protecting: string): RegExp[] =>
  [...protecting.matchAll(/\[([^\]]+)\]/g)].map(([, words = '']) => {
    const stem = words.replace(/(?:ed|es|s|e)$/, '').replaceAll(' ', '\\s+');
    return new RegExp(`(?<![\\w’])(?:${SAME[words] ?? `${stem}\\w*`})(?![\\w’])`, 'i');
  });

/** A sentence of `PROTECTING` as it is typed. */
export const asTyped = (protecting: string): string => protecting.replaceAll(/[[\]]/g, '');

const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text);

/**
 * Whether a sentence keeps what a sentence of `PROTECTING` says: its words in brackets, as many
 * denials, and no word that weakens it.
 */
export function keeps(protecting: string, sentence: string): boolean {
  const typed = asTyped(protecting);
  return (
    groupsOf(protecting).every((group) => group.test(sentence)) &&
    countNegations(sentence) === countNegations(typed) &&
    WEAKER.every((word) => has(typed, word) || !has(sentence, word))
  );
}

/** Reports the sentences of a row that a file does not say. */
function check(file: ContentFile, row: ProtectingSentences): Diagnostic[] {
  const strings = row.setting === undefined ? [] : stringsAt(file.data, row.setting);
  const path = row.setting?.split('.').filter((key) => key !== '*') ?? [];
  // `valid-settings` reports a setting that is missing and may not be.
  if (row.setting !== undefined && strings.length === 0 && issuesAt(file, path).length > 0)
    return [];
  const ranges =
    row.setting === undefined
      ? [[file.bodyStart, file.source.length] as const]
      : strings.map((one) => rangeOfSetting(file, one.path));
  const bold = row.isBold
    ? nodesOf(readProse(file).tree, 'strong').map((node) => rangeOf(node))
    : ranges;
  const sentences = passagesOf(file).flatMap((passage) => sentencesOf(passage, bold));
  return row.says
    .filter((one) => !sentences.some(({ text }) => keeps(one, text)))
    .flatMap((one) => {
      const nearest = nearestTo(one, sentences);
      const [first = rangeOfSetting(file, path)] = bold.length > 0 ? bold : ranges;
      const typed = row.isBold ? `**${asTyped(one)}**` : asTyped(one);
      return report(file, nearest?.range ?? first[0], {
        reason: 'A sentence that protects visitors is missing here, or says something else.',
        note: `It must say: “${asTyped(one)}” Only ${row.agrees} can agree to another meaning.`,
        fix: typed,
        ...(nearest ? { expected: asTyped(one) } : {}),
      });
    });
}

interface Sentence {
  readonly text: string;
  readonly range: Range;
}

/** The sentences of a passage that begin in one of the ranges. */
function sentencesOf(passage: Passage, ranges: readonly Range[]): Sentence[] {
  return sentencesIn(passage.text).flatMap(({ index, text: typed }) => {
    const text = typed.trim();
    const range = rangeIn(passage, index + typed.indexOf(text), Math.max(text.length, 1));
    return ranges.some(([from, to]) => from <= range[0] && range[0] < to) ? [{ text, range }] : [];
  });
}

/** The sentence with the most words of a sentence of `PROTECTING`, if it has at least half of them. */
function nearestTo(protecting: string, sentences: readonly Sentence[]): Sentence | undefined {
  const groups = groupsOf(protecting);
  const score = ({ text }: Sentence) => groups.filter((group) => group.test(text)).length;
  const [best] = sentences.toSorted((a, b) => score(b) - score(a));
  return best && score(best) * 2 >= groups.length ? best : undefined;
}
