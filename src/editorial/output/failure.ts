import type { Message } from './diagnostic.ts';

/** A check that could not be made, as one message on the folder: what went wrong, in the error’s own words. */
export function failure(folder: string | undefined, error: unknown): Message {
  return {
    file: folder ?? 'src/content',
    line: 1,
    column: 1,
    rule: 'the-check-can-be-made',
    severity: 'error',
    what: error instanceof Error ? error.message : String(error),
    why: 'Nothing was checked.',
    fix: 'Put this right, and run the check again.',
  };
}

/** An error that is printed without a stack trace: its reader corrects a text, not a program. */
export function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
