/**
 * `npm test` runs every step below but `content`, which is a part of the build; `npm test STEP …` runs only
 * those named. A step runs even if another one fails, except that `site` and `e2e`, which read what is built, do
 * not run if a build has failed. The output of a step is printed when it ends, that of failing steps last. The
 * last line counts the passed and failed tests.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** The commands of steps by their names, in the order in which they run. */
type Steps = Readonly<Record<string, string>>;

/*
 * Two lists of steps run at the same time: this leaves neither of two processors idle, and the steps that
 * use both come last. The programs of packages are found because own-node.js starts this file.
 */
const BUILDS: readonly Steps[] = [
  {
    content: 'node editorial/check/main.ts',
    build: 'npm run build',
    'build:supplied': 'node scripts/build-supplied.ts',
    'build:partial': 'node tests/site/build-partial.ts',
  },
  {
    'build:islands': 'node tests/e2e/islands-page/build.ts',
    format: 'prettier --check . --cache --cache-location .cache/prettier --log-level warn',
  },
];
/** `types` and `lint` write what a build writes too. */
const AFTER_BUILDS: readonly Steps[] = [
  {
    site: 'vitest run --config tests/vitest.config.ts --project site --project dev --outputFile.json=test-results/site.json',
    e2e: 'npm run test:e2e',
  },
  {
    types: 'astro check --minimumSeverity warning',
    // The types of the content collections, which Astro writes, are what the linter reads.
    lint: 'astro sync --silent && oxlint && knip --treat-config-hints-as-errors',
    unit: 'npm run test:unit',
  },
];
const STEPS = Object.assign({}, ...BUILDS, ...AFTER_BUILDS) as Steps;
/** Read what was built. */
const OF_BUILDS = ['site', 'e2e'];
/** Steps that report their tests in `test-results/STEP.json`. */
const COUNTED = ['unit', 'site', 'e2e'];

/** How many tests passed, failed and were skipped. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step that has run. */
interface Step extends Counts {
  readonly name: string;
  readonly output: string;
}

/** A report as Playwright writes it, and as Vitest does. */
type Report =
  | { stats: { expected: number; unexpected: number; skipped: number } }
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number };

// Every step has the same day, also around midnight.
const now = String(Math.floor(Date.now() / 1000));
const env = { SOURCE_DATE_EPOCH: now, ...process.env };

const reportOf = (name: string) => `test-results/${name}.json`;

/** The counts of a report by Playwright or Vitest; undefined when none was written. */
function readCounts(path: string): Counts | undefined {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
  if ('stats' in report) {
    const { expected: passed, unexpected: failed, skipped } = report.stats;
    return { passed, failed, skipped };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped };
}

/** A step without a report counts as one test. If a step fails without a failing test, one failure is counted. */
function count(name: string, succeeded: boolean): Counts {
  if (!COUNTED.includes(name))
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = readCounts(reportOf(name)) ?? { passed: 0, failed: 0, skipped: 0 };
  if (succeeded && counts.passed > 0) return counts;
  return { ...counts, failed: Math.max(counts.failed, 1) };
}

/** Runs a step. Its output is printed at once if it succeeds. */
function run(name: string): Promise<Step> {
  rmSync(reportOf(name), { force: true });
  // npm is a batch file on Windows, which only a shell runs; the commands above are our own.
  const step = spawn(STEPS[name] ?? '', {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Node warns if both variables are set.
    env: process.stdout.isTTY && !process.env.NO_COLOR ? { ...env, FORCE_COLOR: '1' } : env,
  });
  const chunks: Buffer[] = [];
  step.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  step.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    step.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      const counts = count(name, code === 0);
      if (counts.failed === 0) process.stdout.write(output);
      resolve({ name, output, ...counts });
    });
  });
}

/** Runs the steps of lists at the same time, each list in order, as far as they are to run. */
async function runAll(lists: readonly Steps[], isToRun: (name: string) => boolean) {
  const runs = lists.map(async (list) => {
    const done: Step[] = [];
    for (const name of Object.keys(list).filter(isToRun)) done.push(await run(name));
    return done;
  });
  return (await Promise.all(runs)).flat();
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(
    `There is no step “${unknown.join('”, “')}”. Steps: ${Object.keys(STEPS).join(', ')}.`,
  );
  process.exit(1);
}
// The build checks the content itself.
const isWanted = (name: string) => (named.length === 0 ? name !== 'content' : named.includes(name));
const builds = await runAll(BUILDS, isWanted);
const isBuilt = builds.every(({ name, failed }) => failed === 0 || name === 'format');
const isPossible = (name: string) => isBuilt || !OF_BUILDS.includes(name);
const notRun = OF_BUILDS.filter((name) => isWanted(name) && !isPossible(name));
const tests = await runAll(AFTER_BUILDS, (name) => isWanted(name) && isPossible(name));
const steps = [...builds, ...tests];

const failing = steps.filter(({ failed }) => failed > 0);
for (const { output } of failing) process.stdout.write(output);
if (notRun.length > 0) console.log(`\nNot run, because a build failed: ${notRun.join(', ')}.`);
if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}.`);
const total = (key: keyof Counts) => steps.reduce((sum, step) => sum + step[key], 0);
if (total('skipped') > 0) console.log(`\n${total('skipped')} skipped.`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failing.length > 0 ? 1 : 0;
