/** What failed, told once more at the end of a long log. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './summary.ts';

const LAST_LINES = 20;

/** A step with all that it printed. */
export interface PrintedStep extends Step {
  output: string;
}

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

function ofReport(report: string): string[] {
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  if ('testResults' in parsed) return ofVitest(parsed);
  const { suites, errors } = parsed;
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message }) => line('test run', 'an error outside of any test', message)),
  ];
}

/** The last lines that a step printed: what ended it stands there. */
function lastWords({ name, output }: PrintedStep): string {
  const lines = stripVTControlCharacters(output).trim().split('\n').slice(-LAST_LINES);
  return `${name}:\n${lines.map((text) => `    ${text}`).join('\n')}`;
}

/**
 * What went wrong in a step: each failed test of its report by name, in one or two lines, or the
 * end of what it printed where no report says it. Nothing for a step that succeeded.
 */
export function failuresOf(step: PrintedStep): string[] {
  if (step.succeeded) return [];
  const told = step.report === undefined ? [] : ofReport(step.report);
  return told.length > 0 ? told : [lastWords(step)];
}
