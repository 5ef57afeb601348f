import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report } from './rule.ts';

/** A match of a pattern in a passage, and its offset in the source. */
interface Match {
  readonly passage: Passage;
  readonly index: number;
  readonly start: number;
  /** The named groups of the pattern. */
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/**
 * Reports the matches of a pattern in the texts of a file.
 *
 * @param pattern with the flag `g`
 * @param describe returns undefined for a match that is no fault
 */
export const reportMatches = (
  file: ContentFile,
  pattern: RegExp,
  describe: (typed: string, match: Match) => Wording | undefined,
): Diagnostic[] =>
  passagesOf(file).flatMap((passage) =>
    [...passage.text.matchAll(pattern)].flatMap(({ 0: typed, index, groups = {} }) => {
      const range = rangeIn(passage, index, typed.length);
      const wording = describe(typed, { passage, index, start: range[0], groups });
      return report(file, range, wording && { ...wording, replaces: typed });
    }),
  );
