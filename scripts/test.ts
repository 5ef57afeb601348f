/**
 * `npm test`: runs every check and test of the project, each an npm script of its own, and ends with
 * a line that counts them. A step that fails does not keep the others from running. What a step
 * prints is shown in one piece when it ends; that of failing steps last.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Lint reads the types that the first check writes, and the later steps read the builds. */
const CHECKS = ['check:types', 'check:lint', 'check:format', 'build', 'build:supplied'];
/** The steps that count their own tests, with the report in which they do. */
const REPORTS: Readonly<Record<string, string>> = {
  'test:unit': 'test-results/unit.json',
  'test:site': 'test-results/site.json',
  'test:e2e': 'test-results/e2e.json',
};

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Step extends Counts {
  readonly name: string;
  readonly output: string;
}

type Report =
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The counts of a report by Playwright or Vitest; undefined when none was written. */
function readCounts(path: string): Counts | undefined {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
  if ('stats' in report) {
    const { expected: passed, unexpected, flaky, skipped } = report.stats;
    return { passed, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped };
}

/** A step without a report counts as one check. One that failed outside of its tests counts as failed. */
function count(name: string, succeeded: boolean): Counts {
  const path = REPORTS[name];
  const counts = path === undefined ? undefined : readCounts(path);
  const isComplete = path === undefined || (counts !== undefined && counts.passed > 0);
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  if (!succeeded || !isComplete) return { passed, failed: Math.max(failed, 1), skipped };
  return path === undefined ? { passed: 1, failed, skipped } : { passed, failed, skipped };
}

function run(name: string): Promise<Step> {
  // npm is a batch file on Windows, which only a shell runs; the names above are our own.
  const step = spawn(`npm run ${name}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
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

async function runInOrder(names: readonly string[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const name of names) steps.push(await run(name));
  return steps;
}

rmSync('test-results', { recursive: true, force: true });
const unit = run('test:unit');
const checks = await runInOrder(CHECKS);
const onBuilds = await Promise.all([run('test:e2e'), run('test:site')]);
const steps = [...checks, await unit, ...onBuilds];

const failing = steps.filter(({ failed }) => failed > 0);
for (const { output } of failing) process.stdout.write(output);
if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}.`);
const total = (key: keyof Counts) => steps.reduce((sum, step) => sum + step[key], 0);
if (total('skipped') > 0) console.log(`\n${total('skipped')} skipped.`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failing.length > 0 ? 1 : 0;
