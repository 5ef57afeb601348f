/** The failed tests of a report, by name, so that the end of a long log says what is wrong. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

function line(where: string, what: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [`${where}: ${what}`, reason].filter(Boolean).join('\n    ');
}

function ofVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name).replaceAll(sep, '/');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that cannot be loaded has no tests at all.
    if (status === 'failed' && failed.length === 0) return [line(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]));
  });
}

function ofSuite({ title, specs, suites = [] }: Suite, above: string[]): string[] {
  const path = [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap((spec) =>
      spec.tests.flatMap(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        if (!error) return [];
        // The first title is the name of the file.
        const name = [...path.slice(1), spec.title].join(' › ');
        return [line(spec.file, `${name} (${projectName})`, error.message)];
      }),
    );
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, path))];
}

/** Takes a JSON report of vitest or Playwright; gives one entry of one or two lines for each failure. */
export function failuresOf(report: string): string[] {
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  if ('testResults' in parsed) return ofVitest(parsed);
  const { suites, errors } = parsed;
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message }) => line('test run', 'an error outside of any test', message)),
  ];
}
