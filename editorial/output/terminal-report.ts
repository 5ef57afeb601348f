import type { styleText } from 'node:util';
import { counted, countOf } from './counted.ts';
import type { Diagnostic } from './diagnostic.ts';

type Look = Extract<Parameters<typeof styleText>[0], string>;

export interface TerminalStyle {
  /** Characters per line. */
  readonly width: number;
  /** Adds colour. Colour is never the only signal. */
  readonly paint: (look: Look, text: string) => string;
}

/** The text of each checked file, by path. */
export type Sources = ReadonlyMap<string, string>;

const LOOKS = { error: 'red', warning: 'yellow', hint: 'cyan' } as const;
/** Width of the column with the severity, “why” and “fix”: that of the longest label. */
const LABEL_WIDTH = 'warning'.length;
/** Spaces around the place, and after the label. */
const PLACE_PADDING = 2;
const LABEL_PADDING = 2;
const NARROWEST = 40;
const WIDEST = 100;

/** The line width for a terminal with this number of columns; 100 if it is not known. */
export function widthFor(columns: number | undefined): number {
  return Math.min(WIDEST, Math.max(NARROWEST, columns ?? WIDEST));
}

/** The report: errors and warnings, then hints, each grouped by file. `last` is the last line; by default it counts the diagnostics. */
export function terminalReport(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  style: TerminalStyle,
  last = lastLine(diagnostics, sources.size),
): string {
  const isHint = ({ severity }: Diagnostic) => severity === 'hint';
  return [
    ...byFile(
      diagnostics.filter((one) => !isHint(one)),
      sources,
      style,
    ),
    ...byFile(diagnostics.filter(isHint), sources, style),
    last,
  ].join('\n');
}

function byFile(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  style: TerminalStyle,
): string[] {
  const files = Map.groupBy(diagnostics, ({ file }) => file);
  return [...files].flatMap(([file, found]) => {
    const gutter = Math.max(...found.map((one) => placeOf(one).length));
    return [
      style.paint('bold', file),
      '',
      ...found.flatMap((one) => [...format(one, sources.get(file), gutter, style), '']),
    ];
  });
}

const placeOf = ({ place: { start } }: Diagnostic) => `${start.line}:${start.column}`;

/**
 * The lines of a diagnostic: reason, source line with the place marked, note, and fix.
 *
 * @param gutter width of the column with the places
 */
function format(
  diagnostic: Diagnostic,
  source: string | undefined,
  gutter: number,
  style: TerminalStyle,
) {
  const { severity, reason, note } = diagnostic;
  const margin = ' '.repeat(gutter + 2 * PLACE_PADDING + LABEL_WIDTH + LABEL_PADDING);
  const room = style.width - margin.length;
  const labelled = (label: string, look: Look, place: string, lines: readonly string[]) =>
    lines.map((text, index) =>
      index > 0
        ? margin + text
        : `  ${place.padStart(gutter)}  ${style.paint(look, label.padEnd(LABEL_WIDTH))}  ${text}`,
    );
  return [
    ...labelled(severity, LOOKS[severity], placeOf(diagnostic), wrap(reason, room)),
    ...markedLine(diagnostic, source, room, style).map((text) => margin + text),
    ...labelled('why', 'dim', '', wrap(note, room)),
    ...labelled('fix', 'dim', '', fixLines(diagnostic, room)),
  ];
}

/** The fix, wrapped, but with a line to copy left whole. */
function fixLines({ fix, verbatim }: Diagnostic, room: number): readonly string[] {
  if (verbatim === undefined) return wrap(fix, room);
  if (fix.length <= room) return [fix];
  return [...wrap(fix.slice(0, -verbatim.length), room), verbatim];
}

/** The source line, cut to `room` characters around the place, and a line with ^ below the place. */
function markedLine(
  { place }: Diagnostic,
  source: string | undefined,
  room: number,
  style: TerminalStyle,
) {
  const line = source?.split('\n').at(place.start.line - 1);
  const text = line?.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trimEnd();
  if (!text) return [];
  const at = place.start.column - 1;
  const start = Math.max(0, Math.min(at - Math.floor(room / 2), text.length - room));
  const shown = text.slice(start, start + room);
  const end = place.end.line === place.start.line ? place.end.column - 1 : text.length;
  const marks = Math.max(1, Math.min(end, text.length, start + room) - at);
  return [style.paint('dim', shown), `${' '.repeat(Math.max(0, at - start))}${'^'.repeat(marks)}`];
}

function lastLine(diagnostics: readonly Diagnostic[], files: number): string {
  const all = counted({ file: files });
  if (diagnostics.length === 0) return `Content: ${all}, nothing wrong.`;
  const faulty = new Set(diagnostics.map(({ file }) => file)).size;
  return `Content: ${countOf(diagnostics)} in ${faulty} of ${all}.`;
}

/** Wraps a text at its spaces into lines of at most `width` characters. A longer word gets its own line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
