import { styleText } from 'node:util';
import { counted, countOf } from './counted.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The text of each checked file, by path. */
export type Sources = ReadonlyMap<string, string>;

/** Characters per line; terminals are seldom narrower, and the overlay of the dev server is not wider. */
const WIDTH = 90;
/** Colour is never the only signal. */
const COLOURS = { error: 'red', warning: 'yellow', hint: 'cyan' } as const;
/** Width of the column with the severity, “also”, “why” and “fix”: the length of the longest label. */
const LABEL_WIDTH = 'warning'.length;
/** Spaces around the place, and after the label. */
const PADDING = 2;

type Colour = (typeof COLOURS)[Diagnostic['severity']] | 'dim';

/** A message with the place where it is shown, and the others that it is about. */
interface Message {
  readonly diagnostic: Diagnostic;
  /** Such as `legal/02-risks.mdx:7:3`. */
  readonly alsoAt: readonly string[];
}

/**
 * The report: errors and warnings, then hints, each grouped by file. A message that is the same in several
 * places, such as that about one misspelt word, is shown at the first one, with a list of the others.
 *
 * @param last the last line; by default it counts the diagnostics
 */
export function terminalReport(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  last = lastLine(diagnostics, sources.size),
): string {
  const messages = messagesOf(diagnostics);
  const isHint = ({ diagnostic }: Message) => diagnostic.severity === 'hint';
  const others = messages.filter((message) => !isHint(message));
  const hints = messages.filter(isHint);
  return [...byFile(others, sources), ...byFile(hints, sources), last].join('\n');
}

/** Joins the diagnostics with the same words. */
function messagesOf(diagnostics: readonly Diagnostic[]): Message[] {
  const groups = Map.groupBy(diagnostics, ({ severity, ruleId, reason, note, fix }) =>
    JSON.stringify([severity, ruleId, reason, note, fix]),
  );
  return [...groups.values()].flatMap(([diagnostic, ...others]) =>
    diagnostic
      ? [{ diagnostic, alsoAt: others.map((other) => `${other.file}:${placeOf(other)}`) }]
      : [],
  );
}

/** The messages below the names of their files. */
function byFile(messages: readonly Message[], sources: Sources): string[] {
  const files = Map.groupBy(messages, ({ diagnostic }) => diagnostic.file);
  return [...files].flatMap(([file, inFile]) => {
    const gutter = Math.max(...inFile.map(({ diagnostic }) => placeOf(diagnostic).length));
    return [
      styleText('bold', file),
      '',
      ...inFile.flatMap((message) => [...format(message, sources.get(file), gutter), '']),
    ];
  });
}

const placeOf = ({ place: { start } }: Diagnostic) => `${start.line}:${start.column}`;

/**
 * The lines of a message: reason, source line with the place marked, other places, note, and fix. The fix
 * is never broken, so that it can be copied.
 *
 * @param gutter width of the column with the places
 */
function format({ diagnostic, alsoAt }: Message, source: string | undefined, gutter: number) {
  const { severity, reason, note, fix } = diagnostic;
  const margin = ' '.repeat(gutter + 2 * PADDING + LABEL_WIDTH + PADDING);
  const padding = ' '.repeat(PADDING);
  const room = WIDTH - margin.length;
  const labelled = (label: string, colour: Colour, place: string, lines: readonly string[]) =>
    lines.map((text, index) =>
      index > 0
        ? margin + text
        : [
            padding + place.padStart(gutter) + padding,
            styleText(colour, label.padEnd(LABEL_WIDTH)),
            padding + text,
          ].join(''),
    );
  return [
    ...labelled(severity, COLOURS[severity], placeOf(diagnostic), wrap(reason, room)),
    ...markedLine(diagnostic, source, room).map((text) => margin + text),
    ...labelled('also', 'dim', '', wrap(alsoAt.join(', '), room)),
    ...labelled('why', 'dim', '', wrap(note, room)),
    ...labelled('fix', 'dim', '', [fix]),
  ];
}

/** The source line, truncated to `room` characters around the place, and a line with ^ below the place. */
function markedLine({ place }: Diagnostic, source: string | undefined, room: number) {
  const line = source?.split('\n').at(place.start.line - 1);
  const text = line?.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trimEnd();
  if (!text) return [];
  const at = place.start.column - 1;
  const start = Math.max(0, Math.min(at - Math.floor(room / 2), text.length - room));
  const shown = text.slice(start, start + room);
  const end = place.end.line === place.start.line ? place.end.column - 1 : text.length;
  const marks = Math.max(1, Math.min(end, text.length, start + room) - at);
  return [styleText('dim', shown), `${' '.repeat(Math.max(0, at - start))}${'^'.repeat(marks)}`];
}

function lastLine(diagnostics: readonly Diagnostic[], files: number): string {
  const all = counted({ file: files });
  if (diagnostics.length === 0)
    return `Content: ${all}: form, facts and links are right. What sentences mean is for the review.`;
  const faulty = new Set(diagnostics.map(({ file }) => file)).size;
  return `Content: ${countOf(diagnostics)} in ${faulty} of ${all}. What sentences mean is for the review.`;
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
