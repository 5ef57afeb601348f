import { fileURLToPath } from 'node:url';
import { runLimited } from 'copy-review/limited-process';
import type { Diagnostic } from '../output/diagnostic.ts';
import { FOLDER } from './content.ts';

const MAIN = fileURLToPath(new URL('../check/main.ts', import.meta.url));
/** Several times what the check of the real content takes. */
const MEGABYTES = 1024;

/**
 * Checks untrusted content with this checkout’s code, in a process with limited time, memory and
 * output.
 *
 * @param root the folder that contains `src/content`
 * @throws Error whose message says why the check failed
 */
export async function checkInChild(root: string, seconds = 300): Promise<readonly Diagnostic[]> {
  const { exitCode, output } = await runLimited(
    MAIN,
    ['--format', 'json'],
    { seconds, megabytes: MEGABYTES },
    { folder: root, env: { CONTENT_DIR: FOLDER } },
  );
  if (exitCode === null)
    throw new Error(`It took more than ${seconds} seconds, or too much memory.`);
  try {
    return JSON.parse(output) as Diagnostic[];
  } catch {
    throw new Error('The check failed.');
  }
}
