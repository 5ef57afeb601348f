import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProjectConfig } from '../shared/config.ts';
import { ReviewError } from '../shared/errors.ts';
import type { Report } from '../shared/report.ts';
import { writeReports } from './write-reports.ts';
import type { Version } from '../builds/versions.ts';

/** Two versions to compare, and the budget for it. */
export interface Comparison {
  readonly before: Omit<Version, 'source'> & { readonly source: string | undefined };
  readonly after: Comparison['before'];
  /** The folder of the reports. */
  readonly out: string;
  /** The module that exports the `ProjectConfig` as `config`; undefined for none. */
  readonly config: string | undefined;
  readonly seconds: number;
  /** Whether to write `outline.json` as well, for a comment on a pull request. */
  readonly hasOutline?: boolean | undefined;
}

/** The memory of the child process, in megabytes. */
const MAX_MEMORY = 2048;

// `main.ts` in the repository, `main.js` in the installed package.
const MAIN = fileURLToPath(new URL(`main${extname(import.meta.filename)}`, import.meta.url));

const REPORTS = ['report.json', 'report.md', 'report.html', 'outline.json'];

/**
 * Compares two versions in a child process, and writes the reports. A comparison that needs more time
 * or memory than its budget has the verdict `unknown`: crafted pages can take any time.
 *
 * @throws ReviewError if there is nothing to compare
 */
export async function compareInChild(
  comparison: Comparison,
): Promise<{ exitCode: 0 | 1; output: string }> {
  const { out, seconds, before, after, hasOutline } = comparison;
  mkdirSync(out, { recursive: true });
  for (const report of REPORTS) rmSync(join(out, report), { force: true });
  const { fault, isEnded } = await run(comparison);
  if (fault !== undefined) throw new ReviewError(fault);
  const file = join(out, 'report.json');
  // The pages in place come last. Without them, the reports are complete.
  if (!isEnded && !existsSync(join(out, 'report.html'))) {
    const reason = `comparing took more than ${seconds} seconds, or more than ${MAX_MEMORY} megabytes of memory`;
    writeReports(out, { report: unknownReport(before.name, after.name, reason), hasOutline });
  }
  if (!existsSync(file)) throw new ReviewError('The comparison left no report.');
  const { blocking } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const output = readFileSync(join(out, 'report.md'), 'utf8').trimEnd();
  return { exitCode: blocking.length > 0 ? 1 : 0, output };
}

/** Runs the child process with `PATH` as its only environment variable. */
async function run(comparison: Comparison): Promise<{ fault?: string; isEnded: boolean }> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MAX_MEMORY}`, MAIN, JSON.stringify(comparison)],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH },
      timeout: comparison.seconds * 1000,
      killSignal: 'SIGKILL',
    },
  );
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  // Node ends with a signal if it has no memory left.
  if (exitCode === null) return { isEnded: false };
  const fault = Buffer.concat(errors).toString().trim();
  return exitCode === 0 ? { isEnded: true } : { fault, isEnded: true };
}

function unknownReport(before: string, after: string, reason: string): Report {
  return {
    before,
    after,
    verdict: 'unknown',
    nothingChanged: false,
    unread: [{ file: '', reason }],
    blocking: [{ page: '', message: `The two versions could not be compared: ${reason}.` }],
    facts: [],
    strength: [],
    sections: [],
    pages: [],
    differences: [],
    folded: [],
  };
}

/** Loads the configuration from a module. */
export async function readConfig(file: string): Promise<ProjectConfig> {
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config: ProjectConfig };
  return config;
}
