/** One step of the test run, as it ended. */
export interface Step {
  name: string;
  /** Whether its process ended with exit code 0. */
  succeeded: boolean;
  /** Whether it counts its own tests and writes a report. */
  reports: boolean;
  /** The report, as JSON from vitest or Playwright; undefined when none was written. */
  report?: string | undefined;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the counts of a JSON report; a test that passed only at a second try has failed. */
export function countsOf(report: string): Counts {
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  if ('stats' in parsed) {
    const { expected, unexpected, flaky, skipped } = parsed.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  };
}

/**
 * Adds up the steps. A step without a report counts as one check; one that failed although no test
 * in its report did (a crash, a threshold) counts as one failure, so that it can never be lost.
 */
export function sum(steps: readonly Step[]): Counts & { failedSteps: string[] } {
  const total = { passed: 0, failed: 0, skipped: 0, failedSteps: [] as string[] };
  for (const step of steps) {
    const own: Counts =
      step.report === undefined ? { passed: 0, failed: 0, skipped: 0 } : countsOf(step.report);
    const ran = own.passed + own.failed + own.skipped > 0;
    if (step.reports && step.succeeded && !ran) own.failed = 1;
    if (!step.reports && step.succeeded) own.passed = 1;
    if (!step.succeeded && own.failed === 0) own.failed = 1;
    total.passed += own.passed;
    total.failed += own.failed;
    total.skipped += own.skipped;
    if (own.failed > 0) total.failedSteps.push(step.name);
  }
  return total;
}
