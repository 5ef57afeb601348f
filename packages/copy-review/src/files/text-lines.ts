import { diffLines } from 'diff';
import type { Difference } from '../shared/report.ts';

/** Longer parts are truncated in reports. The comparison reads all of them. */
const MAX_LENGTH = 400;
/** The length of the equal text that is shown before and after a change in a long line. */
const CONTEXT = 30;

/** Changed lines in two versions of a text; null in the version that has none there. */
export interface ChangedLines {
  /** The number of the first line in the version after, from 1. */
  readonly line: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** Compares two texts line by line. Lines that follow each other are one change. */
export function changedLines(before: string, after: string): ChangedLines[] {
  const changes: ChangedLines[] = [];
  let line = 1;
  let removed: string | null = null;
  const add = (added: string | null) => {
    if (removed !== null || added !== null) changes.push({ line, ...excerpts(removed, added) });
    removed = null;
  };
  for (const part of diffLines(before, after)) {
    if (part.removed) removed = part.value;
    else {
      add(part.added ? part.value : null);
      line += part.count;
    }
  }
  add(null);
  return changes;
}

/** The differing parts of two texts, with some context and of limited length, for reports. */
export function excerpts(
  before: string | null,
  after: string | null,
): Pick<Difference, 'before' | 'after'> {
  if (before === null || after === null)
    return { before: before && shorten(before), after: after && shorten(after) };
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (text: string) => {
    const [from, to] = [Math.max(0, start - CONTEXT), text.length - Math.max(0, end - CONTEXT)];
    const part = text.length <= MAX_LENGTH / 2 ? text : text.slice(from, to);
    return shorten(part);
  };
  return { before: cut(before), after: cut(after) };
}

function shorten(text: string): string {
  const shown = visible(text.replace(/\n$/, ''));
  const rest = shown.length - MAX_LENGTH;
  return rest <= 0
    ? shown
    : `${shown.slice(0, MAX_LENGTH)} … (${rest.toLocaleString('en')} more characters)`;
}

/** Invisible characters are shown by their code points, so that no difference is invisible. */
const visible = (text: string) =>
  text.replaceAll(
    /[^\P{C}\n]|(?! )\p{Zs}/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
