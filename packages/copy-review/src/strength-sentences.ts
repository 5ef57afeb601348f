import { pairBlocks, type BlockPair } from './align/blocks.ts';
import { takeReplaced } from './align/replaced.ts';
import type { Block } from './pages.ts';
import type { Words } from './report.ts';
import { changedStrength, strengthIn, type Strength } from './strength.ts';
import { LONGEST } from './words/tokens.ts';
import { runsBetween, wordsOf } from './words/words.ts';

/** A sentence in which a promise became stronger or weaker; null on the side on which it is missing. */
export interface StrengthSentence {
  /** What it lost is `-`, all else `=`. */
  readonly before: readonly Words[] | null;
  /** What it gained is `+`, all else `=`. */
  readonly after: readonly Words[] | null;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of two texts with the words of strength that they lost and gained, marked. */
export function strengthSentences(before: string, after: string): StrengthSentence[] {
  const all = changedStrength(before, after);
  if (all.removed.length + all.added.length === 0) return [];
  if (Math.max(before.length, after.length) > LONGEST) return [];
  const pairs = pairBlocks(sentencesOf(before), sentencesOf(after));
  // A sentence that is gone and the one that has come in its place are told as one.
  return takeReplaced(pairs.map((pair) => ({ ...pair, section: '', isMoved: false }))).flatMap(
    (pair) => marked(pair, all),
  );
}

const sentencesOf = (text: string): Block[] =>
  Array.from(segmenter.segment(text), ({ segment }): Block => {
    return { kind: 'text', text: segment.trim() };
  }).filter((sentence) => sentence.text !== '');

/** None where the words of the pair only stood in another sentence. */
function marked({ before, after }: BlockPair, all: Strength): StrengthSentence[] {
  const [was, is] = [before?.text ?? '', after?.text ?? ''];
  const own = changedStrength(was, is);
  const removed = own.removed.filter((word) => all.removed.includes(word));
  const added = own.added.filter((word) => all.added.includes(word));
  if (removed.length + added.length === 0) return [];
  const words = wordsOf(runsBetween(was, is));
  return [
    {
      before: before && withMarks(was, removed, '-', words),
      after: after && withMarks(is, added, '+', words),
    },
  ];
}

/** The text with so many of the words marked; of several, rather those that are in a change. */
function withMarks(
  text: string,
  wanted: readonly string[],
  op: '-' | '+',
  words: readonly Words[],
): Words[] {
  const left = [...wanted];
  const changes = changedIn(words, op);
  const found = strengthIn(text).map((one) => ({
    ...one,
    isChanged: changes.some(({ start, end }) => one.start < end && one.end > start),
  }));
  const chosen = found
    .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged))
    .filter(({ word }) => {
      const place = left.indexOf(word);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
  return cutAt(
    text,
    op,
    chosen.toSorted((a, b) => a.start - b.start),
  );
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where one side of a text changed. */
function changedIn(words: readonly Words[], side: '-' | '+'): Stretch[] {
  let end = 0;
  return words
    .filter(({ op }) => op === '=' || op === side)
    .flatMap(({ op, text }) => {
      const start = end;
      end += text.length;
      return op === side ? [{ start, end }] : [];
    });
}

function cutAt(text: string, op: '-' | '+', stretches: readonly Stretch[]): Words[] {
  let place = 0;
  const parts = stretches.flatMap(({ start, end }): Words[] => {
    const before: Words = { op: '=', text: text.slice(place, start) };
    place = end;
    return [before, { op, text: text.slice(start, end) }];
  });
  return [...parts, { op: '=' as const, text: text.slice(place) }].filter(
    (part) => part.text !== '',
  );
}
