/** The output and exit code of a command. */
export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly output: string;
}
