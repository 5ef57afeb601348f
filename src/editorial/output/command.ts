/** What a command prints, and how it ends. */
export interface Outcome {
  /** 0: all is well. 1: something is wrong. 2: the command was called with words that it does not know. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

/** The outcome of a command’s body. An error is told in its own words, without a stack trace: the reader need not program. */
export function outcomeOf(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/** Ends the program with an outcome. What is wrong with the call itself goes to the error output. */
export function finish({ exitCode, output }: Outcome): void {
  if (exitCode === 2) console.error(output);
  else if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

/** Runs the body of a command that prints for itself; `run` gives whether all is well. */
export function command(run: () => boolean): void {
  finish(outcomeOf(() => ({ exitCode: run() ? 0 : 1, output: '' })));
}
