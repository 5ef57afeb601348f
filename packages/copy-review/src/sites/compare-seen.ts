import { diffArrays } from 'diff';
import type { SeenText } from '../shared/config.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Block } from '../shared/page-text.ts';
import type { BlockChange, SeenChange } from '../shared/report.ts';

/** A page in both builds: what its source says, and what a browser shows of it. */
export interface SeenPage {
  readonly route: string;
  readonly before: readonly SeenText[];
  readonly after: readonly SeenText[];
  /** The changed blocks of both versions. */
  readonly reported: { readonly before: readonly Block[]; readonly after: readonly Block[] };
}

export interface ComparedSeen {
  /** The words that appear or vanish although the text has no such change. */
  readonly words: readonly SeenChange[];
  /** Whether visitors see the new words of a changed block, at one width at least. */
  readonly isSeen: (block: BlockChange) => boolean | undefined;
}

/** Words, numbers and symbols. Punctuation is left out: it can be in an element of its own. */
const WORD = /[\p{L}\p{M}\p{N}]+|[%\p{S}]/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
const keyOf = (word: string) => word.toLowerCase();
const without = (words: readonly string[], others: readonly string[]) =>
  multisetDifference(words, others, keyOf);

/** The words of a text, which end where its text nodes do, as those that a browser shows. */
const wordsOf = ({ text, source }: Block): string[] =>
  (source?.map((piece) => piece.text) ?? [text]).flatMap(wordsIn);

/**
 * Compares the seen words of two versions of a page as multisets, so that moves do not matter. Words that
 * the source gained or lost are no difference.
 */
export function compareSeen({ route, before, after, reported }: SeenPage): ComparedSeen {
  const [was, is] = [reported.before, reported.after].map((blocks) =>
    blocks.filter(({ kind }) => kind !== 'aside').flatMap(wordsOf),
  ) as [string[], string[]];
  const [lost, gained] = [without(was, is), without(is, was)];
  const widths = after.map(({ width, words }) => {
    const old = before.find((text) => text.width === width)?.words ?? [];
    const [seen, seenAfter] = [old.flatMap(wordsIn), words.flatMap(wordsIn)];
    const appeared = without(seenAfter, seen);
    const change: SeenChange = {
      page: route,
      width,
      appeared: without(appeared, gained),
      vanished: without(without(seen, seenAfter), lost),
      context: '',
    };
    const context = contextOf(change, seen, seenAfter);
    return { change: { ...change, context }, missing: without(gained, appeared).map(keyOf) };
  });
  return {
    words: widths.flatMap(({ change }) =>
      change.appeared.length + change.vanished.length > 0 ? [change] : [],
    ),
    isSeen: ({ words }) => {
      const added = words.flatMap(({ op, text }) => (op === '+' ? wordsIn(text) : [])).map(keyOf);
      if (added.length === 0 || widths.length === 0) return undefined;
      return widths.some(({ missing }) => !added.some((word) => missing.includes(word)));
    },
  };
}

/** With more differences, the first of the words is taken, wherever it is. */
const MAX_DIFFERENCES = 1000;
/** How many words are shown on each side. */
const CONTEXT = 6;

/** The first word that vanished, or else appeared, with the seen words around it. */
function contextOf(
  { vanished, appeared }: SeenChange,
  before: readonly string[],
  after: readonly string[],
): string {
  const [words, changed] = vanished.length > 0 ? [before, vanished] : [after, appeared];
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_DIFFERENCES }) ?? [];
  let at = 0;
  for (const part of parts) {
    if (vanished.length > 0 ? part.added : part.removed) continue;
    const found = part.value.findIndex((word) => changed.includes(word));
    if ((part.added || part.removed) && found >= 0) return around(words, at + found);
    at += part.count;
  }
  return around(
    words,
    words.findIndex((word) => changed.includes(word)),
  );
}

const around = (words: readonly string[], at: number): string =>
  at < 0 ? '' : words.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).join(' ');
