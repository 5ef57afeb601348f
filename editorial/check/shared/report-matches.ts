import { matchesIn } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { report } from './rule.ts';

/**
 * Reports the matches of a pattern in the texts of a file.
 *
 * @param describe returns undefined for a match that is no fault
 */
export const reportMatches = (
  file: ContentFile,
  pattern: RegExp,
  describe: (typed: string) => Wording | undefined,
): Diagnostic[] =>
  matchesIn(file, pattern).flatMap(({ words, range }) => {
    const wording = describe(words);
    return report(file, range, wording && { ...wording, replaces: words });
  });
