import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '../../../tools/failures.ts';

const failed = (report?: string, output = '') =>
  failuresOf({ name: 'build', succeeded: false, reports: report !== undefined, report, output });

test('of vitest by file and name, with the first line of the reason', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: resolve('tests/unit/dates.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'dates pass', status: 'passed', failureMessages: [] },
          {
            fullName: 'dates end',
            status: 'failed',
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at dates.test.ts:3'],
          },
        ],
      },
    ],
  });
  expect(failed(report)).toEqual(['tests/unit/dates.test.ts: dates end\n    expected 1 to be 2']);
});

test('of vitest by file when it cannot be loaded', () => {
  const name = resolve('tests/unit/dates.test.ts');
  const broken = { name, status: 'failed', message: 'No such module', assertionResults: [] };
  expect(failed(JSON.stringify({ testResults: [broken] }))).toEqual([
    'tests/unit/dates.test.ts: the file itself\n    No such module',
  ]);
});

test('of Playwright by file, names and project', () => {
  const ended = (message: string) => ({ projectName: 'phone', results: [{ error: { message } }] });
  const report = JSON.stringify({
    errors: [{ message: 'The server did not start.' }],
    suites: [
      {
        title: 'about.spec.ts',
        specs: [],
        suites: [
          {
            title: 'About',
            specs: [
              { title: 'ends', file: 'about.spec.ts', ok: false, tests: [ended('Too late\n at')] },
              { title: 'begins', file: 'about.spec.ts', ok: true, tests: [] },
            ],
          },
        ],
      },
    ],
  });
  expect(failed(report)).toEqual([
    'about.spec.ts: About › ends (phone)\n    Too late',
    'test run: an error outside of any test\n    The server did not start.',
  ]);
});

test('by the end of what was printed, where no report says it', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `\u001B[31mline ${index}\u001B[39m`);
  const [told = ''] = failed(undefined, `${lines.join('\n')}\n`);
  expect(told.split('\n')).toHaveLength(21);
  expect(told).toMatch(/^build:\n {4}line 10\n[^]*\n {4}line 29$/);
  expect(failed(JSON.stringify({ testResults: [] }), 'Out of memory')).toEqual([
    'build:\n    Out of memory',
  ]);
});

test('not at all when everything passed', () => {
  const step = { name: 'test:unit', succeeded: true, reports: true, output: 'All is well' };
  expect(failuresOf({ ...step, report: JSON.stringify({ testResults: [] }) })).toEqual([]);
  expect(failuresOf(step)).toEqual([]);
});
