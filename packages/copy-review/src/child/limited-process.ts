import { execFile } from 'node:child_process';

/** The limits of a process. */
export interface Limits {
  readonly seconds: number;
  /** The memory of its JavaScript objects. */
  readonly megabytes: number;
}

/** The result of a process. */
export interface Ended {
  /** Null if the process was stopped because it needed too much time or memory, or wrote too much. */
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

/** In bytes, each for the output and for the errors. */
const MAX_OUTPUT = 20_000_000;

/**
 * Runs a module of trusted code that reads untrusted files: in a process of its own, with limited time,
 * memory and output, and with no environment variables but `PATH` and the given ones. Exported as
 * `copy-review/limited-process`; has no dependencies.
 *
 * @param folder the working directory; by default, that of this process
 */
export async function runLimited(
  module: string,
  args: readonly string[],
  { seconds, megabytes }: Limits,
  {
    folder,
    env,
  }: { readonly folder?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT,
  } as const;
  return await new Promise((resolve, reject) => {
    const words = [`--max-old-space-size=${megabytes}`, module, ...args];
    const child = execFile(process.execPath, words, options, (error, output, errors) => {
      const code = error ? error.code : 0;
      // Without an exit code, it was stopped, unless it did not even start.
      if (child.pid === undefined) reject(error ?? new Error('No process was started.'));
      else resolve({ exitCode: typeof code === 'number' ? code : null, output, errors });
    });
    child.stdin?.end();
  });
}
