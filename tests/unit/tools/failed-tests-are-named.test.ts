import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '../../../tools/failures.ts';

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
  expect(failuresOf(report)).toEqual([
    'tests/unit/dates.test.ts: dates end\n    expected 1 to be 2',
  ]);
});

test('of vitest by file when it cannot be loaded', () => {
  const name = resolve('tests/unit/dates.test.ts');
  const broken = { name, status: 'failed', message: 'No such module', assertionResults: [] };
  expect(failuresOf(JSON.stringify({ testResults: [broken] }))).toEqual([
    'tests/unit/dates.test.ts: the file itself\n    No such module',
  ]);
});

test('of Playwright by file, names and project', () => {
  const failed = (message: string) => ({ projectName: 'phone', results: [{ error: { message } }] });
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
              { title: 'ends', file: 'about.spec.ts', ok: false, tests: [failed('Too late\n at')] },
              { title: 'begins', file: 'about.spec.ts', ok: true, tests: [] },
            ],
          },
        ],
      },
    ],
  });
  expect(failuresOf(report)).toEqual([
    'about.spec.ts: About › ends (phone)\n    Too late',
    'test run: an error outside of any test\n    The server did not start.',
  ]);
});

test('not at all when everything passed', () => {
  expect(failuresOf(JSON.stringify({ testResults: [] }))).toEqual([]);
  expect(failuresOf(JSON.stringify({ suites: [], errors: [] }))).toEqual([]);
});
