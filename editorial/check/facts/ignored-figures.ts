import { LISTS } from '../../../src/content-map.ts';
import { memoize } from '../../content/memoize.ts';
import type { ContentFile } from '../../content/read.ts';
import { lineFor, readIgnoredFigures, type IgnoredFigure, type WordsIn } from 'copy-review/figures';
import type { Wording } from '../../output/diagnostic.ts';

const entriesOf = memoize((file: ContentFile) => readIgnoredFigures(file.source));

/** The entries of `figures.txt`, the editors’ list of figures that are no facts of the site, with their sources. */
export function ignoredFigures(files: readonly ContentFile[]): readonly IgnoredFigure[] {
  const file = files.find(({ name }) => name === LISTS.ignoredFigures);
  return file ? entriesOf(file) : [];
}

/** The wording of a contradiction by words that may be about something else: a warning, with what to do then. */
export const warnOfContradiction = (claim: WordsIn, { reason, note, fix }: Wording): Wording => ({
  severity: 'warning',
  reason,
  note: `It may be about something else. If it is not: ${note}`,
  fix: `${adviceToList(claim)} Otherwise: ${fix}`,
});

/** What to do about a figure, or other words, that may be about something else: the line to add to the list. */
export const adviceToList = (claim: WordsIn): string =>
  `If it is about something else, add this line to ${LISTS.ignoredFigures}, and its source after the #: ${lineFor(claim)}   # …`;
