/** Exported as `copy-review/redline`. */
import { equalPairs, pairsWithGaps, unpaired } from '../align/sequences.ts';
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
  const bags = (lines: readonly string[]) => lines.map((line) => wordBag([line]));
  return pairsWithGaps(linesBefore, linesAfter, pairs, (removed, added) =>
    pairsWithGaps(removed, added, similarPairs(bags(removed), bags(added)), unpaired),
  ).flatMap((line): Words[] => {
    if (line.before === null) return [{ op: '+', text: line.after }];
    if (line.after === null) return [{ op: '-', text: line.before }];
    return reportedWords(diffWords(line.before, line.after));
  });
}

/** The lines of a text, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
