import { diffArrays, type ArrayChange } from 'diff';
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
 * Compares the seen words of two versions of a page in reading order. Words that the source gained or lost
 * are no difference, and neither are words that moved.
 */
export function compareSeen({ route, before, after, reported }: SeenPage): ComparedSeen {
  const [was, is] = [reported.before, reported.after].map((blocks) =>
    blocks.filter(({ kind }) => kind !== 'aside').flatMap(wordsOf),
  ) as [string[], string[]];
  const [lost, gained] = [without(was, is), without(is, was)];
  const widths = after.map(({ width, words }) => {
    const old = before.find((text) => text.width === width)?.words ?? [];
    const [seen, seenAfter] = [old.flatMap(wordsIn), words.flatMap(wordsIn)];
    const parts = partsOf(seen, seenAfter);
    const removed = without(wordsWith('removed', parts), lost);
    const added = without(wordsWith('added', parts), gained);
    const [vanished, appeared] = [without(removed, added), without(added, removed)];
    const context = contextOf(
      vanished.length > 0 ? 'removed' : 'added',
      [...vanished, ...appeared],
      parts,
    );
    return {
      change: { page: route, width, appeared, vanished, context },
      missing: without(gained, without(seenAfter, seen)).map(keyOf),
    };
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

type Part = ArrayChange<string>;

/** With more differences, words that moved are not looked for. */
const MAX_DIFFERENCES = 1000;

/** The words that both versions show, and those that one of them does, in reading order. */
function partsOf(before: readonly string[], after: readonly string[]): Part[] {
  const options = {
    comparator: (a: string, b: string) => keyOf(a) === keyOf(b),
    maxEditLength: MAX_DIFFERENCES,
  };
  const [gone, come] = [without(before, after), without(after, before)];
  return (
    diffArrays([...before], [...after], options) ?? [
      { value: gone, count: gone.length, removed: true, added: false },
      { value: come, count: come.length, removed: false, added: true },
    ]
  );
}

const wordsWith = (kind: 'removed' | 'added', parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part[kind] ? part.value : []));

/** How many words are shown on each side. */
const CONTEXT = 6;

/** The first of some words that are gone or new, with the seen words of that version around it. */
function contextOf(
  kind: 'removed' | 'added',
  words: readonly string[],
  parts: readonly Part[],
): string {
  const all = parts
    .filter((part) => part[kind] || !(part.added || part.removed))
    .flatMap((part) => part.value.map((word) => ({ word, isMeant: part[kind] })));
  const at = all.findIndex(({ word, isMeant }) => isMeant && words.includes(word));
  const around = all.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  return at < 0 ? '' : around.map(({ word }) => word).join(' ');
}
