import { spawn } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAX_FILES = 5000;
const MAX_BYTES = 100_000_000;
const MAX_FILE_BYTES = 20_000_000;

/**
 * Checks a folder of untrusted files before it is read.
 *
 * @returns why it may not be read, as a sentence; undefined if it may
 */
export function checkFolder(folder: string): string | undefined {
  if (folder === '' || lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return 'The pages that it built are missing.';
  let [files, bytes] = [0, 0];
  const folders = [folder];
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const name of readdirSync(current)) {
      const entry = lstatSync(join(current, name));
      files += 1;
      bytes += entry.size;
      if (entry.isDirectory()) folders.push(join(current, name));
      // Symbolic links could lead out of the folder; pipes and devices may never end.
      else if (!entry.isFile())
        return 'Among the pages that it built is something that is no file.';
      if (entry.size > MAX_FILE_BYTES)
        return 'One of the files that it built is too large to be a page.';
      if (files > MAX_FILES) return 'It built too many files to be compared.';
      if (bytes > MAX_BYTES) return 'It built too much to be compared.';
    }
  }
  return undefined;
}

// The package has `.ts` files in its repository, and `.js` files when it is installed.
const MAIN = fileURLToPath(new URL(`../main${extname(import.meta.filename)}`, import.meta.url));

/** Of the child process, in megabytes. */
const MAX_MEMORY = 2048;
/** In bytes. Forges take 65,536 characters; `markdownReport` keeps to 60,000. */
const MAX_COMMENT_BYTES = 250_000;

export interface Comparison {
  /** The folder that `copy-review --keep` wrote. */
  readonly sites: string;
  /** The folder of the reports. */
  readonly out: string;
  /** The module that exports the `ProjectConfig`. */
  readonly config: string;
  /** After this time, the comparison is given up. */
  readonly seconds: number;
}

type Result = { readonly comment: string; readonly fault?: undefined } | { readonly fault: string };

/** Compares two sites in a child process, with limits and without environment variables but `PATH`. */
export async function compareInChild({ sites, out, config, seconds }: Comparison): Promise<Result> {
  const args = [
    `--max-old-space-size=${MAX_MEMORY}`,
    MAIN,
    ...['--config', resolve(config)],
    ...['--before', join('before', 'site'), '--after', join('after', 'site')],
    ...['--sources', join('before', 'source'), '--sources', join('after', 'source')],
    ...['--out', resolve(out)],
  ];
  const child = spawn(process.execPath, args, {
    // Reports name the sites by their folders: these names have to be short.
    cwd: sites,
    // Output would get into the log of the CI, which obeys some lines.
    stdio: 'ignore',
    env: { PATH: process.env.PATH ?? '' },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', () => {
      resolve(2);
    });
    child.on('close', resolve);
  });
  if (exitCode === null)
    return { fault: `Comparing the pages took more than ${seconds} seconds, or too much memory.` };
  if (exitCode > 1) return { fault: 'The pages that it built cannot be compared.' };
  const file = join(out, 'report.md');
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > MAX_COMMENT_BYTES)
    return { fault: 'The report is missing, or too long to be shown.' };
  return { comment: readFileSync(file, 'utf8') };
}
