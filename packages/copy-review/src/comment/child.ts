import { spawn } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CONFIG = fileURLToPath(
  new URL('../../../../src/editorial/review.config.ts', import.meta.url),
);

/** In megabytes. */
const MEMORY = 2048;
/** In bytes. A comment may have 65,536 characters; `markdownReport` keeps to 60,000. */
const LARGEST = 250_000;

export interface Work {
  /** Two sites and the sources of their facts, as `main.ts --keep` leaves them. */
  readonly sites: string;
  readonly out: string;
  /** What to know of the project; the site's own if it is empty. */
  readonly config: string;
  readonly seconds: number;
}

type Result = { readonly comment: string; readonly fault?: undefined } | { readonly fault: string };

/** Compares two sites in a process of its own, which has no token and ends in time. */
export async function compareInChild({ sites, out, config, seconds }: Work): Promise<Result> {
  const words = [
    `--max-old-space-size=${MEMORY}`,
    MAIN,
    ...['--config', config === '' ? CONFIG : resolve(config)],
    ...['--before', join('before', 'site'), '--after', join('after', 'site')],
    ...['--sources', join('before', 'source'), '--sources', join('after', 'source')],
    ...['--out', resolve(out)],
  ];
  const child = spawn(process.execPath, words, {
    // Reports call the sites by these folders.
    cwd: sites,
    // What it prints would be read by the log, which obeys some lines.
    stdio: 'ignore',
    env: { PATH: process.env.PATH ?? '' },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  const ended = await new Promise<number | 'stopped'>((resolve) => {
    child.on('error', () => {
      resolve(2);
    });
    child.on('close', (code) => {
      resolve(code ?? 'stopped');
    });
  });
  if (ended === 'stopped')
    return { fault: `Comparing the pages took more than ${seconds} seconds, or too much memory.` };
  if (ended > 1) return { fault: 'The pages that it built cannot be compared.' };
  const file = join(out, 'report.md');
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > LARGEST)
    return { fault: 'The report is missing, or too long to be shown.' };
  return { comment: readFileSync(file, 'utf8') };
}
