import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

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
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, module, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  const chunksOf = (stream: Readable) => {
    const chunks: Buffer[] = [];
    let length = 0;
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_OUTPUT) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    return chunks;
  };
  const [output, errors] = [chunksOf(child.stdout), chunksOf(child.stderr)];
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString();
  return { exitCode, output: textOf(output), errors: textOf(errors) };
}
