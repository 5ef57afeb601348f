/** Exported as `copy-review/redline`. */
import { equalPairs, type IndexPair } from '../align/sequences.ts';
import { similarPairs, wordBag } from '../align/similarity.ts';
import type { Words } from '../shared/report.ts';
import { diffWords, reportedWords } from './word-diff.ts';

export type { Words } from '../shared/report.ts';

/**
 * Compares two texts that have a paragraph on each line: similar lines are compared word by word, all
 * other changed lines are removed or added as a whole. The words with `=` and `-` joined are exactly
 * `before`, those with `=` and `+` exactly `after`.
 */
export function redline(before: string, after: string): Words[] {
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const pairs = equalPairs(linesBefore, linesAfter);
  return withGaps(linesBefore, linesAfter, pairs, (removed, added) => {
    const bags = (lines: readonly string[]) => lines.map((line) => wordBag([line]));
    return withGaps(removed, added, similarPairs(bags(removed), bags(added)), single);
  });
}

type CompareGap = (removed: readonly string[], added: readonly string[]) => Words[];

const single: CompareGap = (removed, added) => [
  ...removed.map((text) => ({ op: '-', text }) as const),
  ...added.map((text) => ({ op: '+', text }) as const),
];

/** The words of paired lines, and of the lines between them. */
function withGaps(
  before: readonly string[],
  after: readonly string[],
  pairs: readonly IndexPair[],
  compareGap: CompareGap,
): Words[] {
  const words: Words[] = [];
  let [startBefore, startAfter] = [0, 0];
  for (const [one, other] of [...pairs, [before.length, after.length] as const]) {
    const gap = compareGap(before.slice(startBefore, one), after.slice(startAfter, other));
    words.push(...gap, ...reportedWords(diffWords(before[one] ?? '', after[other] ?? '')));
    [startBefore, startAfter] = [one + 1, other + 1];
  }
  return words;
}

/** The lines of a text, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
