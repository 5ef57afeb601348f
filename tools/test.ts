/**
 * Runs every check and test of the project, one npm script after the other, and ends with one line
 * that sums up what they reported. A failing step does not hide those after it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { sum, type Step } from './summary.ts';

const RESULTS = 'test-results';
const SCRIPTS: { script: string; results?: string }[] = [
  { script: 'check:types' },
  { script: 'check:lint' },
  { script: 'check:format' },
  { script: 'check:content' },
  { script: 'test:unit', results: `${RESULTS}/unit.json` },
  { script: 'build' },
  { script: 'build:supplied' },
  { script: 'test:site', results: `${RESULTS}/site.json` },
  { script: 'test:e2e', results: `${RESULTS}/e2e.json` },
];

rmSync(RESULTS, { recursive: true, force: true });

const steps = SCRIPTS.map(({ script, results }): Step => {
  // npm is a batch file on Windows, which only a shell runs; the names above are our own.
  const { status } = spawnSync(`npm run ${script}`, { shell: true, stdio: 'inherit' });
  const report =
    results !== undefined && existsSync(results) ? readFileSync(results, 'utf8') : undefined;
  return { name: script, succeeded: status === 0, reports: results !== undefined, report };
});

const { passed, failed, skipped, failedSteps } = sum(steps);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}.`);
if (skipped > 0) console.log(`\n${skipped} skipped.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
