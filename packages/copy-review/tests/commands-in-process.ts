import { vi } from 'vitest';

/** What a command has said, and how it has ended. */
export interface Ended {
  readonly status: number;
  /** Each call of the console as one line, in order. */
  readonly said: readonly string[];
  /** What was written to the standard output without the console. */
  readonly written: string;
}

/**
 * Runs one of the review's commands in this process: its module does all of its work when it is loaded.
 *
 * @param load imports the module
 * @param words what is typed behind the command
 */
export async function runCommand(
  load: () => Promise<unknown>,
  ...words: readonly string[]
): Promise<Ended> {
  const said: string[] = [];
  let written = '';
  const { argv, exitCode } = process;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text))),
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text))),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    }),
  ];
  process.argv = ['node', 'command', ...words];
  process.exitCode = 0;
  vi.resetModules();
  try {
    await load();
    return { status: process.exitCode, said, written };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
