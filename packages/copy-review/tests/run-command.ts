import { vi } from 'vitest';

/** The output and exit code of a command. */
export interface Ended {
  readonly status: number;
  /** The calls of `console.log` and `console.error`, in order. */
  readonly said: readonly string[];
  /** The text written to `process.stdout` directly. */
  readonly written: string;
}

/**
 * Runs a command of the package in this process: its module does all of its work when it is loaded.
 *
 * @param load imports the module
 * @param words the arguments of the command line
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
