import type { Message } from './diagnostic.ts';

/** A list for other programs; every message has every key, `why` is empty where there is nothing to add. */
export function asJson(messages: readonly Message[]): string {
  const rows = messages.map(({ file, line, column, rule, severity, what, why = '', fix }) => ({
    file,
    line,
    column,
    rule,
    severity,
    what,
    why,
    fix,
  }));
  return JSON.stringify(rows, undefined, 2);
}
