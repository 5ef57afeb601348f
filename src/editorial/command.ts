/**
 * Runs the body of a command; `run` gives whether all is well. Exit 1 where it is not.
 * An error is told in its own words, without a stack trace: the reader need not program.
 */
export function command(run: () => boolean): void {
  try {
    process.exitCode = run() ? 0 : 1;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
