import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';

/** Prints its command and the day, writes the report of its step if there is one, and fails if it has to. */
const PROGRAM = `#!/bin/sh
command="\${0##*/} $*"
echo "<$command> on $SOURCE_DATE_EPOCH"
case $command in
  *unit) cp reports/unit.json test-results ;;
  *site.json) cp reports/site.json test-results ;;
  *e2e) cp reports/e2e.json test-results ;;
esac 2>/dev/null
case $command in $FAILS) exit 1 ;; esac
`;
const PROGRAMS = ['astro', 'knip', 'node', 'npm', 'oxlint', 'prettier', 'vitest'];

const vitestReport = (numPassedTests: number, numFailedTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 0,
});
const playwrightReport = (skipped: number) => ({
  stats: { expected: 300, unexpected: 0, skipped },
});
const REPORTS = { unit: vitestReport(1000), site: vitestReport(20), e2e: playwrightReport(0) };

interface Run {
  readonly steps?: readonly string[];
  /** The commands that fail, as a pattern of the shell. */
  readonly fails?: string;
  readonly reports?: Readonly<Record<string, unknown>>;
}

/** Runs steps in a folder in which every program is `PROGRAM`. */
function run({ steps = [], fails = '', reports = REPORTS }: Run) {
  const folder = folderWith({
    // Of an earlier run.
    'test-results/unit.json': JSON.stringify(vitestReport(1)),
    ...Object.fromEntries(PROGRAMS.map((name) => [`bin/${name}`, PROGRAM])),
    ...Object.fromEntries(
      Object.entries(reports).map(([name, report]) => [
        `reports/${name}.json`,
        JSON.stringify(report),
      ]),
    ),
  });
  for (const name of PROGRAMS) chmodSync(join(folder, 'bin', name), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/test.ts'), ...steps],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, FAILS: fails },
    },
  );
  const ran = [...stdout.matchAll(/<(.*)> on (\d*)/g)];
  return {
    status,
    stderr,
    commands: ran.map(([, command]) => command),
    days: new Set(ran.map(([, , day]) => day)),
    /** What is said after the output of the steps. */
    said: stdout
      .replace(/^[^]*> on .*\n/, '')
      .trim()
      .split(/\n+/),
  };
}

test('an unknown step is an error, before any step runs', () => {
  const { status, stderr, commands } = run({ steps: ['unit', 'lnit', 'toString'] });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no step “lnit”, “toString”\. Steps: .*\blint\b/);
  expect(commands).toEqual([]);
});

test('all steps run, those of what is built after the builds, on one day', () => {
  const { status, commands, days, said } = run({});
  // 1,320 tests of three steps, and each of seven other steps counts as one.
  expect({ status, said }).toEqual({ status: 0, said: ['1327 passed, 0 failed'] });
  expect(commands).toHaveLength(12);
  const [builds, tests] = [commands.slice(0, 5), commands.slice(5)];
  expect(builds).toContain('npm run build');
  expect(tests).toContain('npm run test:e2e');
  expect([...days]).toEqual([expect.stringMatching(/^\d{10}$/)]);
});

test.each<[string, Run, number, string[]]>([
  ['only the steps that are named run', { steps: ['content', 'site'] }, 0, ['21 passed, 0 failed']],
  [
    'a failing build stops the tests of what it builds',
    { fails: 'npm run build' },
    1,
    ['Not run, because a build failed: site, e2e.', 'Failed: build.', '1006 passed, 1 failed'],
  ],
  [
    'and no other step',
    { steps: ['build', 'lint'], fails: 'npm run build' },
    1,
    ['Failed: build.', '1 passed, 1 failed'],
  ],
  [
    'a failing format stops nothing',
    { fails: 'prettier*' },
    1,
    ['Failed: format.', '1326 passed, 1 failed'],
  ],
  [
    'failing tests are counted',
    { fails: '*unit', reports: { ...REPORTS, unit: vitestReport(997, 3) } },
    1,
    ['Failed: unit.', '1324 passed, 3 failed'],
  ],
  [
    'a step that fails without a failing test counts as one',
    { fails: '*e2e' },
    1,
    ['Failed: e2e.', '1327 passed, 1 failed'],
  ],
  [
    'a step without a report has failed',
    { steps: ['unit'], reports: {} },
    1,
    ['Failed: unit.', '0 passed, 1 failed'],
  ],
  [
    'a step without a test has failed',
    { steps: ['unit'], reports: { unit: vitestReport(0) } },
    1,
    ['Failed: unit.', '0 passed, 1 failed'],
  ],
  [
    'one skipped test is told',
    { steps: ['e2e'], reports: { e2e: playwrightReport(1) } },
    0,
    ['1 skipped.', '300 passed, 0 failed'],
  ],
])('%s', (_, options, status, said) => {
  expect(run(options)).toMatchObject({ status, said });
});

test('the output of failing steps is the last', () => {
  const { commands } = run({ steps: ['types', 'lint', 'unit'], fails: 'oxlint*' });
  expect(commands).toEqual([
    expect.stringMatching(/^astro check/),
    'npm run test:unit',
    'astro sync --silent',
    'oxlint ',
  ]);
});
