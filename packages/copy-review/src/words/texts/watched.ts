import { withoutMay } from '../figures/dates.ts';
import { findFigures } from '../figures/find.ts';
import { sentenceGaps, sentencesIn } from '../figures/sentences.ts';
import type { WatchedList } from '../../shared/config.ts';
import { multisetDifference } from '../../shared/multiset-difference.ts';
import type { BlockChange, WatchedChange, Words } from '../../shared/report.ts';
import { isBlank, trimSpaces } from '../../shared/white-space.ts';
import type { PageDifference } from './compare-pages.ts';

/**
 * The new, changed and removed sentences of a page that have a word of a list, in the order of the page. A sentence
 * that only moved is not among them, unless it is elsewhere in a text that is hidden, or no text of the page.
 */
export function watchedChanges(
  page: string,
  changes: PageDifference['pairs'],
  list: WatchedList,
): WatchedChange[] {
  const find = finderOf(list.words);
  const sentences = [...changes].flatMap(([block, pair]) =>
    changedSentences(block).map((words) => {
      const [before, after] = [trimSpaces(sideOf(words, '-')), trimSpaces(sideOf(words, '+'))];
      return { block, pair, words, before, after };
    }),
  );
  const gone = sentences.filter(({ after }) => after === '');
  const fresh = sentences.filter(({ before }) => before === '');
  const keyOf = ({ before, after, pair }: (typeof sentences)[number]) => {
    const { kind, visibility } = (after === '' ? pair.before : pair.after) ?? {};
    return JSON.stringify([before + after, kind === 'aside', visibility]);
  };
  const moved = new Set([...gone, ...fresh])
    .difference(new Set(multisetDifference(gone, fresh, keyOf)))
    .difference(new Set(multisetDifference(fresh, gone, keyOf)));
  return sentences.flatMap((changed): WatchedChange[] => {
    const { block, words, before, after } = changed;
    const [wordsBefore, wordsAfter] = [find(before), find(after)];
    if (wordsBefore.length + wordsAfter.length === 0 || moved.has(changed)) return [];
    const removed = multisetDifference(wordsBefore, wordsAfter, String);
    const added = multisetDifference(wordsAfter, wordsBefore, String);
    const { section } = block;
    const sentence = after === '' ? before : after;
    const listed = { list: list.name, ...(list.isFirst ? { isFirst: list.isFirst } : {}) };
    return [{ ...listed, page, section, sentence, removed, added, words }];
  });
}

/**
 * A function that finds the words of a list in a text, in lower case. In the list, `*` stands for any
 * letters, and a space also for a hyphen. The month of May is not the word “may”.
 */
function finderOf(words: readonly string[]): (text: string) => string[] {
  const alternatives = words
    // “may not” before “may”
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replaceAll(/[^\p{L}\p{N}]/gu, (character) => {
        if (character === '*') return String.raw`[\p{L}\p{M}]*`;
        if (character === ' ') return String.raw`[\s\u2010\u2011\x2D]+`;
        return character === "'" ? "['’]" : RegExp.escape(character);
      }),
    );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  return (text) =>
    Array.from(withoutMonths(text).matchAll(pattern), ([word]) => word.toLowerCase());
}

/** The text with dots in place of dates and of the month of May. */
function withoutMonths(text: string): string {
  if (!/\bmay\b/i.test(text)) return text;
  return findFigures(text)
    .filter(({ kind }) => kind === 'date')
    .reduce(
      (masked, { start, end }) =>
        masked.slice(0, start) +
        masked.slice(start, end).replaceAll(/./gs, '·') +
        masked.slice(end),
      withoutMay(text),
    );
}

/** The text before (`-`) or after (`+`) of a comparison. */
const sideOf = (words: readonly Words[], side: '-' | '+'): string =>
  words
    .filter(({ op }) => op === '=' || op === side)
    .map(({ text }) => text)
    .join('');

/** The changed sentences of a text. Sentences that became one, or were one, stay together. */
function changedSentences({ words }: BlockChange): Words[][] {
  return cutAtSentences(withWholeSentences(words))
    .filter((part) => trimSpaces(sideOf(part, '-')) !== trimSpaces(sideOf(part, '+')))
    .flatMap((part) =>
      part.some(({ op, text }) => op === '=' && !isBlank(text)) ? [part] : pairInOrder(part),
    );
}

/** The full stop of a sentence that is followed by a new one is not new: “So[+. All of it].” is “So.[+ All of it.]”. */
function withWholeSentences(words: readonly Words[]): Words[] {
  const shifted = words.map((part) => ({ ...part }));
  shifted.forEach((part, index) => {
    const [previous, next] = [shifted[index - 1], shifted[index + 1]];
    const end = /^[.!?…][”’"')\]]*/.exec(part.text)?.[0] ?? '';
    if (part.op === '=' || previous?.op !== '=' || next?.op !== '=' || !next.text.startsWith(end))
      return;
    previous.text += end;
    part.text = part.text.slice(end.length) + end;
    next.text = next.text.slice(end.length);
  });
  return shifted;
}

/** Cuts a comparison where sentences of both versions begin or end. */
function cutAtSentences(words: readonly Words[]): Words[][] {
  const isEdgeBefore = edgesOf(sideOf(words, '-'));
  const isEdgeAfter = edgesOf(sideOf(words, '+'));
  const parts: Words[][] = [[]];
  let [before, after] = [0, 0];
  for (const { op, text } of words) {
    let from = 0;
    for (let position = 0; op === '=' && position <= text.length; position++) {
      if (!isEdgeBefore(before + position) || !isEdgeAfter(after + position)) continue;
      if (position > from) parts.at(-1)?.push({ op, text: text.slice(from, position) });
      parts.push([]);
      from = position;
    }
    if (from < text.length) parts.at(-1)?.push({ op, text: text.slice(from) });
    if (op !== '+') before += text.length;
    if (op !== '-') after += text.length;
  }
  return parts;
}

/** Whether a sentence or a cell of a row ends or begins at an offset, or white space between two sentences is there. */
function edgesOf(text: string): (offset: number) => boolean {
  const gaps = [
    ...sentenceGaps(text),
    ...Array.from(text.matchAll(/\t/g), ({ index }) => ({ start: index, end: index + 1 })),
  ];
  const offsets = new Set(
    gaps.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, i) => start + i)),
  );
  return (offset) => offset === 0 || offset === text.length || offsets.has(offset);
}

/** Sentences that replace others: in pairs if there are as many as before, otherwise one by one. */
function pairInOrder(words: readonly Words[]): Words[][] {
  const sentences = (side: '-' | '+'): Words[] =>
    sideOf(words, side)
      .split('\t')
      .flatMap((text) => sentencesIn(text))
      .map(({ text }) => ({ op: side, text: trimSpaces(text) }))
      .filter(({ text }) => text !== '');
  const [removed, added] = [sentences('-'), sentences('+')];
  if (removed.length !== added.length) return [...removed, ...added].map((sentence) => [sentence]);
  return removed.map((sentence, index) => {
    const replacement = added[index];
    return replacement ? [sentence, replacement] : [sentence];
  });
}
