/**
 * Runs every check and test of the project, one npm script each, and ends with one line that sums
 * up what they reported. A failing step does not hide those after it. What does not need the other
 * runs beside it; the words of a step are printed in one piece, when it ends.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { failuresOf, type PrintedStep } from './failures.ts';
import { sum } from './summary.ts';

const RESULTS = 'test-results';
/** Written by the tests that count themselves. */
const REPORTS: Partial<Record<string, string>> = {
  'test:unit': `${RESULTS}/unit.json`,
  'test:site': `${RESULTS}/site.json`,
  'test:e2e': `${RESULTS}/e2e.json`,
};

/** Lint reads the types that the first check writes, and the site's tests read the builds. */
const IN_A_ROW = ['check:types', 'check:lint', 'check:format', 'check:content'];
const BUILDS = ['build', 'build:supplied'];

function run(script: string): Promise<PrintedStep> {
  // npm is a batch file on Windows, which only a shell runs; the names above are our own.
  const step = spawn(`npm run ${script}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  });
  const words: Buffer[] = [];
  step.stdout.on('data', (said: Buffer) => words.push(said));
  step.stderr.on('data', (said: Buffer) => words.push(said));
  return new Promise((resolve) => {
    step.on('close', (status) => {
      process.stdout.write(Buffer.concat(words));
      const path = REPORTS[script];
      const report =
        path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      const output = Buffer.concat(words).toString();
      resolve({
        name: script,
        succeeded: status === 0,
        reports: path !== undefined,
        report,
        output,
      });
    });
  });
}

async function runInARow(scripts: readonly string[]): Promise<PrintedStep[]> {
  const steps: PrintedStep[] = [];
  for (const script of scripts) steps.push(await run(script));
  return steps;
}

rmSync(RESULTS, { recursive: true, force: true });
const unit = run('test:unit');
const checks = runInARow([...IN_A_ROW, ...BUILDS]);
const ofTheBuilds = checks.then(() => Promise.all([run('test:site'), run('test:e2e')]));
const steps = [...(await checks), await unit, ...(await ofTheBuilds)];

const { passed, failed, skipped, failedSteps } = sum(steps);
const failures = steps.flatMap(failuresOf);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}.`);
if (skipped > 0) console.log(`\n${skipped} skipped.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
