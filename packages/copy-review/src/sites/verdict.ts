import type { Files } from '../files/site.ts';
import type { ComparedLines } from '../lines/compare-files.ts';
import type { Unread, Verdict } from '../shared/report.ts';
import type { Looks } from './looks.ts';
import type { Sites } from './sites.ts';
import type { Texts } from './texts.ts';

/** The verdict on two sites. Without a look at its pages, a site whose bytes differ is unknown. */
export function verdictOf(
  { before, after }: Sites,
  findings: {
    readonly texts: Texts;
    readonly lines: ComparedLines;
    readonly looks: Looks;
    readonly unread: readonly Unread[];
  },
): Verdict {
  const { texts, lines, looks, unread } = findings;
  if (unread.length > 0) return 'unknown';
  const isSeenChanged = [...looks.pages.values()].some(({ words }) => words.length > 0);
  if (texts.changed.length + texts.facts.length > 0 || isSeenChanged || lines.hasOtherContent)
    return 'changed';
  if (isSameBytes(before.files, after.files)) return 'same';
  return looks.reason === undefined ? 'words unchanged' : 'unknown';
}

const isSameBytes = (before: Files, after: Files): boolean =>
  before.size === after.size &&
  [...before].every(([path, content]) => after.get(path)?.equals(content) === true);
