import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, ReviewError } from '../shared/errors.ts';
import type { Report, Verdict } from '../shared/report.ts';
import { runLimited } from './limited-process.ts';
import { writeReports } from './write-reports.ts';
import type { Version } from '../builds/versions.ts';

/** Two versions to compare, and how long that may take. */
export interface Comparison {
  readonly before: Omit<Version, 'source'> & { readonly source: string | undefined };
  readonly after: Comparison['before'];
  /** The folder of the reports. */
  readonly out: string;
  /** The module that exports the `ProjectConfig` as `config`; undefined for none. */
  readonly config: string | undefined;
  /** CSS selectors of further parts that are not read, as in `ReviewConfig.ignore`. */
  readonly ignore?: readonly string[];
  readonly seconds: number;
}

/** The result of a comparison. */
export interface Compared {
  readonly verdict: Verdict;
  /** 1 if a check blocks the change. */
  readonly exitCode: 0 | 1;
  /** The report as Markdown. */
  readonly output: string;
  /** The JSON of an `Outline`, for a comment on a pull request. */
  readonly outline: string;
}

/** The exit code of the child process if the configuration is wrong. */
export const CONFIG_FAULT = 3;

/** The memory of the child process. */
const MEGABYTES = 2048;

// `main.ts` in the repository, `main.js` in the installed package.
const MAIN = fileURLToPath(new URL(`main${extname(import.meta.filename)}`, import.meta.url));

const REPORTS = ['report.json', 'report.md', 'report.html', 'outline.json'];

/**
 * Compares two versions in a child process, and writes the reports. A comparison that needs more time
 * or memory than its budget has the verdict `unknown`: crafted pages can take any time.
 *
 * @throws ConfigError if the configuration is wrong
 * @throws ReviewError if there is nothing to compare
 */
export async function compareInChild(comparison: Comparison): Promise<Compared> {
  const { out, seconds, before, after } = comparison;
  mkdirSync(out, { recursive: true });
  for (const report of REPORTS) rmSync(join(out, report), { force: true });
  const args = [JSON.stringify(comparison)];
  const { exitCode, errors } = await runLimited(MAIN, args, { seconds, megabytes: MEGABYTES });
  if (exitCode === CONFIG_FAULT) throw new ConfigError(errors.trim());
  if (exitCode !== null && exitCode > 0) throw new ReviewError(errors.trim());
  // The pages in place come last. Without them, the reports are complete.
  if (exitCode === null && !existsSync(join(out, 'report.html'))) {
    const reason = `comparing took more than ${seconds} seconds, or more than ${MEGABYTES} megabytes of memory`;
    writeReports(out, { report: unknownReport(before.name, after.name, reason) });
  }
  const { verdict, blocking } = JSON.parse(readReport(join(out, 'report.json'))) as Report;
  const output = readReport(join(out, 'report.md')).trimEnd();
  const outline = readReport(join(out, 'outline.json'));
  rmSync(join(out, 'outline.json'), { force: true });
  return { verdict, exitCode: blocking.length > 0 ? 1 : 0, output, outline };
}

/** In bytes. However much a crafted page makes the child process write, this process must not run out of memory. */
const MAX_REPORT = 250_000_000;

function readReport(file: string): string {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) throw new ReviewError('The comparison left no report.');
  if (entry.size > MAX_REPORT)
    throw new ReviewError('The comparison left a report that is too long.');
  return readFileSync(file, 'utf8');
}

/** The report if nothing could be compared, with the reason. */
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
