import { pairBlocks, pairReplacements, type BlockPair } from '../align/blocks.ts';
import { withoutMay } from '../figures/dates.ts';
import { findFigures } from '../figures/find.ts';
import { sentencesIn } from '../figures/sentences.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Block } from '../shared/page-text.ts';
import type { Words } from '../shared/report.ts';
import { diffWords, reportedWords } from './word-diff.ts';

/**
 * English words that make a promise stronger or weaker, here called modals: modal verbs, negations,
 * quantifiers, limits and words for promises. Longer phrases come first.
 */
const MODALS = [
  'at least|at most|up to|no more than|no less than|more than|less than',
  'may not|must not|will not|shall not|should not|can not|cannot',
  'may|might|must|will|shall|should|would|can|could',
  'not|no|never|none|nothing|nobody|neither|nor|without',
  'all|every|each|any|some|most|many|few|only|always|usually',
  'guarantee|guarantees|guaranteed|promise|promises|intend|intends|aim',
];

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{L}+n['’]t|${MODALS.join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The modal words that a text lost and gained. */
export interface ModalWords {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * The modal words that a text lost and gained, in order. They are found in the whole texts, not in
 * their diff, so that “may” that becomes “may not” is reported as such.
 */
export function changedModality(before: string, after: string): ModalWords {
  const words = (text: string) => findModals(text).map(({ word }) => word);
  const [wordsBefore, wordsAfter] = [words(before), words(after)];
  return {
    removed: multisetDifference(wordsBefore, wordsAfter, String),
    added: multisetDifference(wordsAfter, wordsBefore, String),
  };
}

/** The modal words of a text in lower case, with their offsets. The month of May is none. */
const findModals = (text: string): { word: string; start: number; end: number }[] =>
  Array.from(withoutMonths(text).matchAll(PATTERN), ({ 0: word, index }) => {
    return { word: word.toLowerCase(), start: index, end: index + word.length };
  });

/** The text with dots, which keep the offsets, in place of dates and of the month of May. */
function withoutMonths(text: string): string {
  if (!/\bmay\b/i.test(text)) return text;
  return findFigures(text)
    .filter(({ kind }) => kind === 'date')
    .reduce(
      (rest, { start, end }) =>
        rest.slice(0, start) + rest.slice(start, end).replaceAll(/./gs, '·') + rest.slice(end),
      withoutMay(text),
    );
}

/** A sentence whose modal words changed; null on one side if it was added or removed. */
export interface ModalitySentence {
  /** Lost modal words have the op `-`, everything else `=`. */
  readonly before: readonly Words[] | null;
  /** Gained modal words have the op `+`, everything else `=`. */
  readonly after: readonly Words[] | null;
}

/** The sentences of two texts whose modal words differ, with these words marked. */
export function modalitySentences(before: string, after: string): ModalitySentence[] {
  const change = changedModality(before, after);
  if (change.removed.length + change.added.length === 0) return [];
  const pairs = pairBlocks(sentencesOf(before), sentencesOf(after));
  return pairReplacements(pairs.map((pair) => ({ ...pair, section: '', isMoved: false }))).flatMap(
    (pair) => markedPair(pair, change),
  );
}

const sentencesOf = (text: string): Block[] =>
  sentencesIn(text).map((sentence): Block => ({ kind: 'text', text: sentence.text }));

/** Empty if the words moved to another sentence. */
function markedPair({ before, after }: BlockPair, change: ModalWords): ModalitySentence[] {
  const [textBefore, textAfter] = [before?.text ?? '', after?.text ?? ''];
  const own = changedModality(textBefore, textAfter);
  const removed = own.removed.filter((word) => change.removed.includes(word));
  const added = own.added.filter((word) => change.added.includes(word));
  if (removed.length + added.length === 0) return [];
  const words = reportedWords(diffWords(textBefore, textAfter));
  return [
    {
      before: before && markModals(textBefore, removed, '-', words),
      after: after && markModals(textAfter, added, '+', words),
    },
  ];
}

/** Marks each of the given words once, preferably within a changed range. */
function markModals(
  text: string,
  given: readonly string[],
  op: '-' | '+',
  words: readonly Words[],
): Words[] {
  const left = [...given];
  const changes = changedRanges(words, op);
  const modals = findModals(text).map((one) => ({
    ...one,
    isChanged: changes.some(({ start, end }) => one.start < end && one.end > start),
  }));
  const marked = modals
    .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged))
    .filter(({ word }) => {
      const index = left.indexOf(word);
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
  return splitAt(
    text,
    op,
    marked.toSorted((a, b) => a.start - b.start),
  );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The ranges of one of two texts that changed. */
function changedRanges(words: readonly Words[], side: '-' | '+'): Range[] {
  let end = 0;
  return words
    .filter(({ op }) => op === '=' || op === side)
    .flatMap(({ op, text }) => {
      const start = end;
      end += text.length;
      return op === side ? [{ start, end }] : [];
    });
}

/** Splits a text into the ranges, which get the `op`, and the unchanged text between them. */
function splitAt(text: string, op: '-' | '+', ranges: readonly Range[]): Words[] {
  let last = 0;
  const parts = ranges.flatMap(({ start, end }): Words[] => {
    const before: Words = { op: '=', text: text.slice(last, start) };
    last = end;
    return [before, { op, text: text.slice(start, end) }];
  });
  return [...parts, { op: '=' as const, text: text.slice(last) }].filter(
    (part) => part.text !== '',
  );
}
