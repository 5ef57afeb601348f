import { codePoint } from '../shared/code-point.ts';
import type { LineChange } from '../shared/report.ts';
import { commonEnds } from '../words/align/sequences.ts';
import type { Hunk } from './hunks.ts';
import type { Line } from './line.ts';

/** The lines of a hunk as they are shown. */
export type ShownLines = Pick<LineChange, 'removed' | 'added'>;

/**
 * The lines of a hunk for display: of long ones what differs, with the text around it. If two versions look the
 * same, they differ in white space, which is then written out.
 */
export function shownLines({ removed, added }: Pick<Hunk, 'removed' | 'added'>): ShownLines {
  const [linesBefore, linesAfter] = [sayingLines(removed), sayingLines(added)];
  if (JSON.stringify(linesBefore) === JSON.stringify(linesAfter))
    return { removed: removed.map(writtenOut), added: added.map(writtenOut) };
  if (linesBefore.length !== linesAfter.length) return { removed: linesBefore, added: linesAfter };
  const pairs = linesBefore.map((text, index) => excerpts(text, linesAfter[index] ?? ''));
  return { removed: pairs.map(([text]) => text), added: pairs.map(([, text]) => text) };
}

/** The lines that say something, without the ends of what begins among them. */
function sayingLines(lines: readonly Line[]): string[] {
  const opened = new Set(lines.flatMap(({ opens }) => opens ?? []));
  const saying = lines.filter(
    ({ shown, opens, closes, isText }, index) =>
      !(shown === '' && isText === true) &&
      !(closes !== undefined && opened.has(closes)) &&
      // A rule is named before each of its declarations.
      !(opens !== undefined && lines[index + 1]?.shown.startsWith(`${shown} `) === true),
  );
  return saying.map((line) => (line.shown === '' ? writtenOut(line) : withCodePoints(line.shown)));
}

/** The source of a line with its white space: spaces at its ends, and those that follow another. */
const writtenOut = ({ source }: Line): string =>
  withCodePoints(source).replaceAll(/^ +| +$| {2,}/g, (spaces) =>
    codePoint(' ').repeat(spaces.length),
  );

/** Shows white space other than the ASCII space, control characters and invisible ones by their code points. */
export const withCodePoints = (source: string): string =>
  source.replaceAll(/(?! )[\p{Z}\p{C}\p{Variation_Selector}\u115F\u1160\u3164\uFFA0]/gu, codePoint);

/** Lines that are not longer are shown whole. In characters. */
const MAX_WHOLE = 240;

/** How much is shown before and after what differs. In characters. */
const AROUND = 60;

/** Two versions of a long line: what differs, and the text around it. */
function excerpts(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= MAX_WHOLE) return [before, after];
  const isEqual = (i: number, j: number) => before[i] === after[j];
  const { head, tail } = commonEnds(before.length, after.length, isEqual);
  const cut = (text: string) => {
    const start = Math.max(0, head - AROUND);
    const end = text.length - Math.max(0, tail - AROUND);
    const part = text.slice(start, end).toWellFormed();
    return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}
