import { describe, expect, it } from 'vitest';
import { diagnostic } from '../example-diagnostic.ts';
import type { Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { checkContent } from '../../../../editorial/check/check.ts';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { terminalReport } from '../../../../editorial/output/terminal-report.ts';
import { readOptions, reportCheck, sourcesOf } from '../../../../editorial/output/report.ts';

const FAULT = diagnostic();

const reportOf = (options: string, diagnostics: readonly Diagnostic[], line = 'x') => {
  const sources = new Map([
    ['a.yaml', line],
    ['b.yaml', 'y'],
  ]);
  const words = options.split(' ').filter(Boolean);
  return reportCheck(words, () => ({ diagnostics, sources }));
};

describe('A report', () => {
  it('is not written for an unknown option, which has its own exit code', () => {
    expect(reportOf('--all', [])).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('“--all” is not an option') as unknown,
    });
  });

  it('is an array as JSON', () => {
    const { exitCode, output } = reportOf('--format json', [FAULT]);
    expect(JSON.parse(output)).toMatchObject([{ reason: 'Strange.' }]);
    expect(exitCode).toBe(1);
  });

  it('has annotations for GitHub', () => {
    expect(reportOf('--format github', []).output).toBe(
      'Content: 2 files: form, facts and links are right. What sentences mean is for the review.',
    );
    expect(reportOf('--format github', [FAULT]).output).toMatch(
      /^::error file=a\.yaml,line=1,col=1,title=a-rule::Strange\./,
    );
  });

  it.each(['people', 'github', 'json'])(
    'is the error message if the check throws: %s',
    (format) => {
      const check = () => {
        throw new Error('No folder.');
      };
      expect(reportCheck(['--format', format], check)).toEqual({
        exitCode: 1,
        output: 'No folder.',
      });
    },
  );

  it.each(['::error::Ho', ' \t::stop-commands::a', 'a ##[error]Ho'])(
    'escapes a line of the content that looks like a workflow command: %j',
    (line) => {
      const [, ...shown] = reportOf('--format github', [FAULT], line).output.split('\n');
      expect(shown.filter((text) => /^\s*::|##\[/.test(text))).toEqual([]);
      expect(shown.join('\n').replaceAll('\u200B', '')).toContain(line.trim());
    },
  );

  it('has exit code 0 for a warning', () => {
    const { exitCode, output } = reportOf('', [diagnostic({ severity: 'warning' })]);
    expect(output).toContain('Content: 1 warning in 1 of 2 files.');
    expect(exitCode).toBe(0);
  });
});

describe('The options of the content check', () => {
  it('are the format alone', () => {
    expect(readOptions([])).toEqual({ format: 'people' });
    expect(readOptions(['--format', 'json'])).toEqual({ format: 'json' });
    expect(readOptions(['--format=github'])).toEqual({ format: 'github' });
  });

  it.each(['--fromat json', 'faq', '--format', '--format xml', '--format=', '--format json faq'])(
    'reject %s with a message',
    (typed) => {
      expect(readOptions(typed.split(' '))).toEqual({
        fault: `“${typed}” is not an option of this command. Write --format people, --format github or --format json.`,
      });
    },
  );
});

it('A fault in the first line is marked in its place, also after a byte order mark', () => {
  const files = [readContentFile('studio.yaml', '\uFEFFname: Hello: world\n')];
  const found = checkContent(files).filter(({ ruleId }) => ruleId === 'valid-yaml');
  const lines = terminalReport(found, sourcesOf(files)).split('\n');
  const at = lines.findIndex((line) => line.endsWith('name: Hello: world'));
  expect(lines[at + 1]?.indexOf('^')).toBe(lines[at]?.indexOf('Hello'));
});
