import type { Message } from './diagnostic.ts';
import { counted, wrap } from './lines.ts';

type Look = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan';

/** How the report is set. */
export interface Page {
  /** Characters in a line. */
  readonly width: number;
  /** Adds colour. It only ever repeats what a word says. */
  readonly paint: (look: Look, text: string) => string;
}

/** The files that were looked at, with their text where they could be read. */
export type Sources = ReadonlyMap<string, string>;

const LOOKS = { error: 'red', warning: 'yellow', hint: 'cyan' } as const;
const LABEL = 'warning'.length;
const NARROWEST = 40;
const WIDEST = 100;

/** The width to set the report in, for a terminal of so many columns. */
export function widthFor(columns: number | undefined): number {
  return Math.min(WIDEST, Math.max(NARROWEST, columns ?? WIDEST));
}

/** The whole report: what stops the build and what may, then the hints, each by file; the last line counts. */
export function forPeople(
  messages: readonly Message[],
  sources: Sources,
  page: Page,
  last = lastLine(messages, sources.size),
): string {
  const first = messages.filter(({ severity }) => severity !== 'hint');
  const hints = messages.filter(({ severity }) => severity === 'hint');
  return [...byFile(first, sources, page), ...byFile(hints, sources, page), last].join('\n');
}

function byFile(messages: readonly Message[], sources: Sources, page: Page): string[] {
  const files = Map.groupBy(messages, ({ file }) => file);
  return [...files].flatMap(([file, found]) => {
    const gutter = Math.max(...found.map((one) => placeOf(one).length));
    return [
      page.paint('bold', file),
      '',
      ...found.flatMap((one) => [...toldLines(one, sources.get(file), gutter, page), '']),
    ];
  });
}

const placeOf = ({ line, column }: Message) => `${line}:${column}`;

function toldLines(message: Message, source: string | undefined, gutter: number, page: Page) {
  const { severity, what, why, fix } = message;
  const margin = ' '.repeat(gutter + 4 + LABEL + 2);
  const room = page.width - margin.length;
  const labelled = (label: string, look: Look, place: string, lines: readonly string[]) =>
    lines.map((text, index) =>
      index > 0
        ? margin + text
        : `  ${place.padStart(gutter)}  ${page.paint(look, label.padEnd(LABEL))}  ${text}`,
    );
  return [
    ...labelled(severity, LOOKS[severity], placeOf(message), wrap(what, room)),
    ...markedLine(message, source, room, page).map((text) => margin + text),
    ...labelled('why', 'dim', '', wrap(why ?? '', room)),
    ...labelled('fix', 'dim', '', fixLines(fix, room)),
  ];
}

/** The words before a line to type take a line of their own where the two do not fit on one. */
function fixLines(fix: string, room: number): readonly string[] {
  if (isTypable(fix) || fix.length <= room) return [fix];
  const [, lead, line] = LEAD.exec(fix) ?? [];
  return lead !== undefined && line !== undefined && isLine(line) ? [lead, line] : wrap(fix, room);
}

/** What the messages put before a line to type. */
const LEAD = /^(Start the line with [^:]+:|Add a line such as|Write) (.+)$/;

const isLine = (text: string) => isTypable(text) || /^(?:[\w-]+:$|#+ |[*~`[])/.test(text);

/** A fix that is a line of the file is never broken, so that it can be copied. */
function isTypable(fix: string): boolean {
  return /^(?:- |[\w-]+: )/.test(fix);
}

/** The line of the message, cut to the room around the spot, and marks below the spot. */
function markedLine(message: Message, source: string | undefined, room: number, page: Page) {
  const line = source?.split('\n').at(message.line - 1);
  const text = line?.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trimEnd();
  if (!text) return [];
  const at = message.column - 1;
  const start = Math.max(0, Math.min(at - Math.floor(room / 2), text.length - room));
  const shown = text.slice(start, start + room);
  const marks = Math.max(1, Math.min(lengthOf(message, text), start + room - at));
  return [page.paint('dim', shown), `${' '.repeat(Math.max(0, at - start))}${'^'.repeat(marks)}`];
}

/** The message quotes what was typed; where this stands at the spot, the whole of it is marked. */
function lengthOf({ what, column }: Message, text: string): number {
  const rest = text.slice(column - 1);
  const quoted = [...what.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? '');
  return quoted.find((words) => rest.startsWith(words))?.length ?? 1;
}

function lastLine(messages: readonly Message[], files: number): string {
  if (messages.length === 0) return `Content: ${counted({ file: files })}, nothing wrong.`;
  const count = (kind: Message['severity']) =>
    messages.filter(({ severity }) => severity === kind).length;
  const kinds = { error: count('error'), warning: count('warning'), hint: count('hint') };
  const faulty = new Set(messages.map(({ file }) => file)).size;
  return `Content: ${counted(kinds)} in ${faulty} of ${counted({ file: files })}.`;
}
