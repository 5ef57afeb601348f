import { messageOf } from 'copy-review/errors';

/** The output and exit code of a command. */
export interface Outcome {
  /** 0: success. 1: something is wrong. 2: unknown arguments. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

/** Runs a command. An error becomes exit code 1 with its message, without a stack trace. */
export function outcomeOf(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return { exitCode: 1, output: messageOf(error) };
  }
}

/** Prints the output and sets the exit code. With exit code 2, the output goes to stderr. */
export function finish({ exitCode, output }: Outcome): void {
  if (exitCode === 2) console.error(output);
  else if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

/** Runs a command that prints its own output; `run` returns whether it succeeded. */
export function command(run: () => boolean): void {
  finish(outcomeOf(() => ({ exitCode: run() ? 0 : 1, output: '' })));
}

/** An error that is printed without a stack trace, which would not help an editor. */
export function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
