import { expect, test } from 'vitest';
import { countsOf, sum } from '../../../tools/summary.ts';

const vitest = JSON.stringify({
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
});
const playwright = JSON.stringify({
  stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 3 },
});

test('both runners’ reports are read', () => {
  expect(countsOf(vitest)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(countsOf(playwright)).toEqual({ passed: 7, failed: 0, skipped: 3 });
});

test('a flaky test counts as failed', () => {
  const report = JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } });
  expect(countsOf(report).failed).toBe(1);
});

test('steps without a report count as one check each', () => {
  const steps = [
    { name: 'check:types', succeeded: true, reports: false },
    { name: 'check:lint', succeeded: false, reports: false },
    { name: 'test:e2e', succeeded: true, reports: true, report: playwright },
  ];
  expect(sum(steps)).toEqual({ passed: 8, failed: 1, skipped: 3, failedSteps: ['check:lint'] });
});

test('a step that fails without a failing test is a failure', () => {
  const crashed = { name: 'test:e2e', succeeded: false, reports: true };
  expect(sum([crashed])).toMatchObject({ passed: 0, failed: 1 });
  expect(sum([{ ...crashed, report: playwright }])).toMatchObject({ passed: 7, failed: 1 });
});

test('a runner that found no test at all is a failure', () => {
  const report = JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } });
  const empty = { name: 'test:e2e', succeeded: true, reports: true, report };
  expect(sum([empty])).toMatchObject({ passed: 0, failed: 1 });
});
