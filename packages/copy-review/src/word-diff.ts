import { equalPairs } from './align/sequences.ts';
import { findFigures, type Figure } from './figures/find.ts';
import type { Words } from './report.ts';

/** A piece of a text that changes as a whole: a word, a punctuation mark, white space, or a figure. */
export interface Token {
  readonly text: string;
  /** Missing for words. */
  readonly figure?: Figure;
}

/** Longer texts are hardly prose: they are split at white space, without figures. In characters. */
export const MAX_PROSE_LENGTH = 200_000;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Splits a text into tokens, which joined give the text again. Words end by the rules of Unicode
 * (UAX 29) or, in scripts without spaces such as Chinese, by a dictionary. A figure is one token.
 */
export function tokenize(text: string): Token[] {
  if (text.length > MAX_PROSE_LENGTH)
    return Array.from(text.matchAll(/\S+|\s+/g), ([part]) => ({ text: part }));
  const tokens: Token[] = [];
  let end = 0;
  const addWordsUpTo = (start: number) => {
    for (const { segment } of segmenter.segment(text.slice(end, start)))
      tokens.push({ text: segment });
  };
  for (const figure of findFigures(text)) {
    if (isPartOfWord(text, figure)) continue;
    addWordsUpTo(figure.start);
    tokens.push({ text: figure.text, figure });
    end = figure.end;
  }
  addWordsUpTo(text.length);
  return tokens;
}

/** Whether a number is part of a name, as in “MP3”. */
const isPartOfWord = (text: string, { kind, start, end }: Figure) =>
  kind === 'number' &&
  (/\p{L}$/u.test(text.slice(start - 1, start)) || /^\p{L}/u.test(text.slice(end, end + 1)));

/** Whether a token holds a letter or a digit, so that it is not only punctuation or white space. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** If less is in common, a text counts as replaced, not as edited. A share of the characters. */
const MIN_COMMON = 0.3;

/** Tokens that stayed, followed by those that were replaced: `before` by `after`. */
export interface DiffRun {
  readonly same: readonly Token[];
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/**
 * Compares two texts word by word. Punctuation, and a single word, that stayed between two changes
 * become a part of these, since a redline with many tiny pieces is hard to read.
 */
export function diffWords(before: string, after: string): DiffRun[] {
  const [was, is] = [tokenize(before), tokenize(after)];
  const runs = mergeRuns(mergeRuns(align(was, is), hasNoWord), isSingleWord);
  const common = lengthOf(runs.flatMap(({ same }) => same));
  if (2 * common < MIN_COMMON * (lengthOf(was) + lengthOf(is)))
    return [{ same: [], before: was, after: is }];
  return runs;
}

/** The runs in the shape of a report: `=` and `-` joined give `before`, `=` and `+` give `after`. */
export const reportedWords = (runs: readonly DiffRun[]): Words[] =>
  runs.flatMap((run) => [
    ...words('=', run.same),
    ...words('-', run.before),
    ...words('+', run.after),
  ]);

function words(op: Words['op'], tokens: readonly Token[]): Words[] {
  const text = tokens.map((token) => token.text).join('');
  return text === '' ? [] : [{ op, text }];
}

/** In characters, without white space. */
const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((length, { text }) => length + text.replaceAll(/\s/g, '').length, 0);

function align(before: readonly Token[], after: readonly Token[]): DiffRun[] {
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const runs: DiffRun[] = [];
  let same: Token[] = [];
  let [one, other] = [0, 0];
  const ends = [before.length, after.length] as const;
  for (const [nextOne, nextOther] of [...equalPairs(texts(before), texts(after)), ends]) {
    if (nextOne > one || nextOther > other) {
      runs.push({ same, before: before.slice(one, nextOne), after: after.slice(other, nextOther) });
      same = [];
    }
    const token = before[nextOne];
    if (token) same.push(token);
    [one, other] = [nextOne + 1, nextOther + 1];
  }
  return same.length > 0 ? [...runs, { same, before: [], after: [] }] : runs;
}

type IsNegligible = (same: readonly Token[], last: DiffRun, next: DiffRun) => boolean;

/** Merges changes with negligible tokens between them into one. */
function mergeRuns(runs: readonly DiffRun[], isNegligible: IsNegligible): DiffRun[] {
  const merged: { same: readonly Token[]; before: Token[]; after: Token[] }[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && isChange(last) && isChange(run) && isNegligible(run.same, last, run)) {
      for (const token of [...run.same, ...run.before]) last.before.push(token);
      for (const token of [...run.same, ...run.after]) last.after.push(token);
    } else merged.push({ same: run.same, before: [...run.before], after: [...run.after] });
  }
  return merged;
}

const isChange = ({ before, after }: DiffRun) => before.length + after.length > 0;

const hasNoWord: IsNegligible = (same) => countWords(same) === 0;

/** A word between two changes of two or more words; never a figure. */
const isSingleWord: IsNegligible = (same, ...changes) =>
  countWords(same) === 1 &&
  !same.some(({ figure }) => figure) &&
  changes.every(({ before, after }) => Math.max(countWords(before), countWords(after)) >= 2);

const countWords = (tokens: readonly Token[]) => tokens.filter(({ text }) => isWord(text)).length;
