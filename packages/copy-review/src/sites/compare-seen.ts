import type { Look } from '../shared/config.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Block } from '../shared/page-text.ts';
import type { BlockChange, Both, SeenChange } from '../shared/report.ts';
import { equalPairs } from '../words/align/sequences.ts';

type SeenText = Pick<Look, 'width' | 'words'>;

/** A page in both builds: what its source says, and what a browser shows of it. */
export interface SeenPage extends Both<readonly SeenText[]> {
  readonly route: string;
  /** The changed blocks of both versions. */
  readonly reported: Both<readonly Block[]>;
}

/** What a browser shows differently of a page. */
export interface ComparedSeen {
  /** The words that appear or vanish although the text has no such change. */
  readonly words: readonly SeenChange[];
  /** Whether visitors see the new words of a changed block, at one width at least; undefined if that is not known. */
  readonly isSeen: (block: BlockChange) => boolean | undefined;
}

/** Words, numbers and symbols. Punctuation is left out: it can be in an element of its own. */
const WORD = /[\p{L}\p{M}\p{N}]+|[%\p{S}]/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
/** Style sheets can change capitals. */
const keyOf = (word: string) => word.toLowerCase();
const without = (words: readonly string[], others: readonly string[]) =>
  multisetDifference(words, others, keyOf);

/** The words of a text, which end where its text nodes do, as those that a browser shows. */
const wordsOf = ({ text, pieces = [text] }: Block): string[] => pieces.flatMap(wordsIn);

/**
 * Compares the seen words of two versions of a page in reading order. Words that the source gained or lost
 * are no difference, and neither are words that moved.
 */
export function compareSeen({ route, before, after, reported }: SeenPage): ComparedSeen {
  const proseOf = (blocks: readonly Block[]) =>
    blocks.filter(({ kind }) => kind !== 'aside').flatMap(wordsOf);
  const [textBefore, textAfter] = [proseOf(reported.before), proseOf(reported.after)];
  const [lost, gained] = [without(textBefore, textAfter), without(textAfter, textBefore)];
  const widths = after.map(({ width, words }) => {
    const wordsBefore = before.find((text) => text.width === width)?.words ?? [];
    const [seenBefore, seenAfter] = [wordsBefore.flatMap(wordsIn), words.flatMap(wordsIn)];
    const pairs = equalPairs(seenBefore.map(keyOf), seenAfter.map(keyOf));
    const isGone = isUnpaired(pairs.map(([index]) => index));
    const isNew = isUnpaired(pairs.map(([, index]) => index));
    const removed = without(seenBefore.filter(isGone), lost);
    const added = without(seenAfter.filter(isNew), gained);
    const [vanished, appeared] = [without(removed, added), without(added, removed)];
    const context =
      vanished.length > 0
        ? contextOf(vanished, seenBefore, isGone)
        : contextOf(appeared, seenAfter, isNew);
    return {
      change: { page: route, width, appeared, vanished, context },
      /** The new words of the source that are not seen. */
      missing: without(gained, without(seenAfter, seenBefore)).map(keyOf),
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

/** Makes a test, for `filter`, of whether a word is not among those with these indexes. */
const isUnpaired = (paired: readonly number[]) => {
  const indexes = new Set(paired);
  return (_: string, index: number) => !indexes.has(index);
};

/** How many words are shown on each side. */
const CONTEXT = 6;

/** The first of some words that only one version has, with the seen words of that version around it. */
function contextOf(
  words: readonly string[],
  all: readonly string[],
  isMeant: (word: string, index: number) => boolean,
): string {
  const first = all.findIndex((word, index) => isMeant(word, index) && words.includes(word));
  return first < 0 ? '' : all.slice(Math.max(0, first - CONTEXT), first + CONTEXT + 1).join(' ');
}
