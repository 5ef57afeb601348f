import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DiagnosticData } from '../output/diagnostic.ts';
import { FOLDER } from './content.ts';

const MAIN = fileURLToPath(new URL('../check/main.ts', import.meta.url));
/** In MiB: several times what the check of the real content takes. */
const MAX_MEMORY = 1024;
/** In bytes. */
const MAX_OUTPUT = 20_000_000;

/**
 * Checks untrusted content with this checkout’s code, in a child process with limited time, memory
 * and output, and with no environment variables except `PATH` and the content folder.
 *
 * @param root the folder that contains `src/content`
 * @throws Error whose message says why the check failed
 */
export async function checkInChild(
  root: string,
  seconds = 300,
): Promise<readonly DiagnosticData[]> {
  const args = [`--max-old-space-size=${MAX_MEMORY}`, MAIN, '--format', 'json'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, CONTENT_DIR: FOLDER },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  const output: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_OUTPUT) child.kill('SIGKILL');
    else output.push(chunk);
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (exitCode === null)
    throw new Error(`It took more than ${seconds} seconds, or too much memory.`);
  try {
    return JSON.parse(Buffer.concat(output).toString()) as DiagnosticData[];
  } catch {
    throw new Error('The check failed.');
  }
}
