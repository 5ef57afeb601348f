import { memoize } from '../../content/memoize.ts';
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

const matchesOf = memoize((file: ContentFile) =>
  memoize((pattern: RegExp) =>
    passagesOf(file).flatMap((passage) =>
      [...passage.text.matchAll(pattern)].map(({ 0: typed, index, groups = {} }) => {
        const range = rangeIn(passage, index, typed.length);
        return { typed, range, match: { passage, index, start: range[0], groups } };
      }),
    ),
  ),
);

/**
 * Reports the matches of a pattern in the texts of a file. Matches are cached for each file object and
 * pattern, so pass a pattern that is used again as the same object.
 *
 * @param describe returns undefined for a match that is no fault
 */
export const reportMatches = (
  file: ContentFile,
  pattern: RegExp,
  describe: (typed: string, match: Match) => Wording | undefined,
): Diagnostic[] =>
  matchesOf(file)(pattern).flatMap(({ typed, range, match }) => {
    const wording = describe(typed, match);
    return report(file, range, wording && { ...wording, replaces: typed });
  });
