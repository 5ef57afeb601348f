import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../output/diagnostic.ts';

const MAIN = fileURLToPath(new URL('../check/main.ts', import.meta.url));

/** In bytes. */
const MAX_OUTPUT = 50_000_000;

/** A hundred times what the check of the content takes. */
const SECONDS = 120;

/**
 * Checks the content of a checkout with the code that runs here, which is not that of the checkout.
 *
 * @throws Error if the check fails, or does not end in time
 */
export function checkIn(checkout: string, seconds = SECONDS): readonly Diagnostic[] {
  const { stdout, stderr, error, signal } = spawnSync(
    process.execPath,
    [MAIN, '--format', 'json'],
    {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: 'src/content' },
      maxBuffer: MAX_OUTPUT,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    },
  );
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new Error(
      `The content check was ended after ${seconds} seconds. Change fewer texts at once.`,
    );
  try {
    return JSON.parse(stdout) as Diagnostic[];
  } catch {
    throw new Error(`The content check failed: ${signal ?? (stdout + stderr).trim()}`);
  }
}
