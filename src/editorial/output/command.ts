import { reportPath, type Diagnostic } from './diagnostic.ts';

/** What a command prints, and how it ends. */
export interface Outcome {
  /** 0: all is well. 1: something is wrong. 2: the command was called with unknown arguments. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** The outcome of a command’s body. Of an error, only its message is printed: the reader need not program. */
export function outcomeOf(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return { exitCode: 1, output: messageOf(error) };
  }
}

/** Ends the program with an outcome. What is wrong with the call itself goes to the error output. */
export function finish({ exitCode, output }: Outcome): void {
  if (exitCode === 2) console.error(output);
  else if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

/** Runs the body of a command that prints for itself; `run` returns whether all is well. */
export function command(run: () => boolean): void {
  finish(outcomeOf(() => ({ exitCode: run() ? 0 : 1, output: '' })));
}

/** A check that could not be made, as a diagnostic of the folder. */
export function failure(folder: string | undefined, error: unknown): Diagnostic {
  const diagnostic = reportPath(folder ?? 'src/content', {
    reason: messageOf(error),
    note: 'Nothing was checked.',
    fix: 'Put this right, and run the check again.',
  });
  diagnostic.ruleId = 'the-check-can-be-made';
  return diagnostic;
}

/** An error that is printed without a stack trace: its reader corrects a text, not a program. */
export function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
