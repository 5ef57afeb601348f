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
