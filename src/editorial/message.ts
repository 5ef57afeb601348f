import { styleText } from 'node:util';

/** One fault, in words for somebody who does not program. */
export interface Message {
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly what: string;
  readonly why?: string;
  readonly fix: string;
}

/** Messages by file, then by place. */
export function inOrder(messages: readonly Message[]): Message[] {
  return messages.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A message as people read it in a terminal: place, the line with the spot marked, what, why, fix. */
export function forPeople(message: Message, source?: string): string {
  const { file, line, column, what, why, fix } = message;
  const marked = source === undefined ? [] : markedLine(source, line, column);
  return [
    styleText('bold', `${file}:${line}:${column}`),
    ...marked,
    `  ${what}`,
    ...(why === undefined ? [] : [`  Why: ${why}`]),
    `  Fix: ${fix}`,
  ].join('\n');
}

const WIDEST = 100;

function markedLine(source: string, line: number, column: number): string[] {
  const text = source.split('\n')[line - 1]?.replaceAll('\t', ' ').trimEnd();
  if (!text) return [];
  const start = Math.max(0, Math.min(column - 1 - WIDEST / 2, text.length - WIDEST));
  const shown = text.slice(start, start + WIDEST);
  return [`  ${styleText('dim', shown)}`, `  ${' '.repeat(column - 1 - start)}^`];
}
