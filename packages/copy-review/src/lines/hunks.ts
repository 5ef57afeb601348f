import { uniquePairs } from '../words/align/sequences.ts';
import type { SourceRange } from '../shared/page-text.ts';
import type { Both } from '../shared/report.ts';
import { comparedOf, type Line } from './line.ts';

/** Lines that follow each other in one version, in place of lines of the other version. */
export interface Hunk {
  readonly removed: readonly Line[];
  readonly added: readonly Line[];
  /** The first text after the place, to find it by; empty if there is none near it. */
  readonly near: string;
  /**
   * The tag of the first line that has one, with its attributes that are not among the lines, such as
   * `<a class="sign">` where the `href` differs; empty if there are none.
   */
  readonly tag: string;
}

/** How many lines after a hunk its text can be. */
const MAX_DISTANCE = 20;

/** Compares the lines of two versions of a file. */
export function compareLines(before: readonly Line[], after: readonly Line[]): Hunk[] {
  const pairs = uniquePairs(before.map(comparedOf), after.map(comparedOf));
  const hunks: Hunk[] = [];
  let [start, startAfter] = [0, 0];
  for (const [end, endAfter] of [...pairs, [before.length, after.length] as const]) {
    const [removed, added] = [before.slice(start, end), after.slice(startAfter, endAfter)];
    const near = added.length > 0 ? nearby(after, startAfter) : nearby(before, start);
    if (removed.length + added.length > 0)
      hunks.push({ removed, added, near, tag: tagOf(removed, added) });
    [start, startAfter] = [end + 1, endAfter + 1];
  }
  return hunks;
}

const nearby = (lines: readonly Line[], from: number): string =>
  lines
    .slice(from, from + MAX_DISTANCE)
    .find(({ isText, shown }) => isText === true && shown !== '')?.shown ?? '';

/** Longer attributes are left out, such as the properties of a component. In characters. */
const MAX_ATTRIBUTE = 80;

/** See `tag` of `Hunk`. */
function tagOf(removed: readonly Line[], added: readonly Line[]): string {
  const lines = [...added, ...removed];
  const tag = lines.find((line) => line.tag)?.tag;
  // The line of an attribute shows it within its tag.
  const others = (tag?.attributes ?? []).filter(
    (source) =>
      source.length <= MAX_ATTRIBUTE &&
      !lines.some(({ shown }) => shown === `<${tag?.name} ${source}>`),
  );
  return tag && others.length > 0 ? `<${[tag.name, ...others].join(' ')}>` : '';
}

/**
 * The hunk without the texts, attributes and values that are reported word by word; undefined if nothing is left.
 *
 * @param reported where these are in the source of each version
 */
export function withoutReported(
  hunk: Hunk,
  reported: Both<readonly SourceRange[]>,
): Hunk | undefined {
  const unreported = (lines: readonly Line[], ranges: readonly SourceRange[]) =>
    lines.filter(
      ({ range }) =>
        !range || !ranges.some(({ start, end }) => start <= range.start && range.end <= end),
    );
  const removed = unreported(hunk.removed, reported.before);
  const added = unreported(hunk.added, reported.after);
  return removed.length + added.length > 0 ? { ...hunk, removed, added } : undefined;
}
