import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../output/diagnostic.ts';

const MAIN = fileURLToPath(new URL('../check/main.ts', import.meta.url));

/** In bytes. */
const MAX_OUTPUT = 50_000_000;

/**
 * Checks the content of a checkout with the code that runs here, which is not that of the checkout.
 *
 * @throws Error if the check fails
 */
export function checkIn(checkout: string): readonly Diagnostic[] {
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, '--format', 'json'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: 'src/content' },
    maxBuffer: MAX_OUTPUT,
  });
  try {
    return JSON.parse(stdout) as Diagnostic[];
  } catch {
    throw new Error(`The content check failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  }
}
