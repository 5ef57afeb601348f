import { equalPairs, pairsWithGaps } from '../align/sequences.ts';
import { findFigures, type Figure } from '../figures/find.ts';
import type { Words } from '../../shared/report.ts';
import { withoutSpaces } from '../../shared/white-space.ts';

/** A piece of a text that changes as a whole: a word, a punctuation mark, white space, or a figure. */
export interface Token {
  readonly text: string;
  /** Missing if it is none. */
  readonly figure?: Figure;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Splits a text into tokens that join to the same text. Words are segmented by UAX 29, in scripts
 * without spaces, such as Chinese, with a dictionary. A figure is one token.
 */
export function tokenize(text: string): Token[] {
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

/** Whether a token is a word or a figure: it has a letter or a digit. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The share of common characters below which a text counts as replaced, not as edited. */
const MIN_COMMON = 0.3;

/** Tokens that stayed, followed by tokens that were replaced: `before` by `after`. */
export interface DiffRun {
  readonly same: readonly Token[];
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/**
 * Compares two texts word by word. Unchanged punctuation or a single unchanged word between two
 * changes is merged into these, since a redline of many small pieces is hard to read.
 */
export function diffWords(before: string, after: string): DiffRun[] {
  const [tokensBefore, tokensAfter] = [tokenize(before), tokenize(after)];
  const aligned = align(tokensBefore, tokensAfter);
  const runs = mergeRuns(mergeRuns(aligned, hasNoWord), isSingleWord);
  const common = lengthOf(runs.flatMap(({ same }) => same));
  if (2 * common < MIN_COMMON * (lengthOf(tokensBefore) + lengthOf(tokensAfter)))
    return [{ same: [], before: tokensBefore, after: tokensAfter }];
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

/** The length of tokens, in characters without white space. */
const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((length, { text }) => length + withoutSpaces(text).length, 0);

/** The runs of equal and of different tokens, in order. */
function align(before: readonly Token[], after: readonly Token[]): DiffRun[] {
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  const pairs = equalPairs(texts(before), texts(after));
  const runs: DiffRun[] = [];
  let same: Token[] = [];
  for (const part of pairsWithGaps(before, after, pairs, (...gap) => [gap])) {
    if ('before' in part) same.push(part.before);
    else if (part.some((tokens) => tokens.length > 0)) {
      const [removed, added] = part;
      runs.push({ same, before: removed, after: added });
      same = [];
    }
  }
  return same.length > 0 ? [...runs, { same, before: [], after: [] }] : runs;
}

/** Whether tokens that stayed between two changes are too few to keep these apart. */
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
