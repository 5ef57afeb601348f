import { diagnostic } from '../example-diagnostic.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../../../editorial/output/diagnostic.ts';
import { terminalReport } from '../../../../editorial/output/terminal-report.ts';

const NUMBER = {
  file: 'coins/bigfoot.yaml',
  line: 21,
  column: 12,
  length: 5,
  reason: '“three” is not a number.',
  note: 'The founder’s share of the supply, in per cent, as it is shown on the card of the token.',
  fix: 'percent: 3',
};
const ERROR = diagnostic(NUMBER);
const WARNING = diagnostic({
  ...NUMBER,
  line: 9,
  column: 1,
  severity: 'warning',
  reason: 'Strange.',
  fix: 'Leave it out.',
});
const HINT = diagnostic({ file: 'a.mdx', severity: 'hint' });
const linesOf = (diagnostics: readonly Diagnostic[], source?: string) =>
  terminalReport(
    diagnostics,
    new Map([
      ['coins/bigfoot.yaml', source ?? ''],
      ['a.mdx', ''],
    ]),
  ).split('\n');

describe('The terminal report', () => {
  it('groups by file, aligns columns, marks the whole range, and counts', () => {
    const source = `${'\n'.repeat(20)}  percent: three # of 100`;
    expect(linesOf([WARNING, ERROR, HINT], source)).toEqual([
      'coins/bigfoot.yaml',
      '',
      '    9:1  warning  Strange.',
      '         why      The founder’s share of the supply, in per cent, as it is shown on the',
      '                  card of the token.',
      '         fix      Leave it out.',
      '',
      '  21:12  error    “three” is not a number.',
      '                    percent: three # of 100',
      '                             ^^^^^',
      '         why      The founder’s share of the supply, in per cent, as it is shown on the',
      '                  card of the token.',
      '         fix      percent: 3',
      '',
      'a.mdx',
      '',
      '  1:1  hint     Strange.',
      '       why      So it is.',
      '       fix      Leave it out.',
      '',
      'Content: 1 error, 1 warning and 1 hint in 2 of 2 files. What sentences mean is for the review.',
    ]);
  });

  it('puts hints last, even those of the first file', () => {
    const files = linesOf([HINT, ERROR]).filter((line) => /^[a-z]/.test(line));
    expect(files).toEqual(['coins/bigfoot.yaml', 'a.mdx']);
  });

  it('shows a message once that is the same in several places, and counts all of them', () => {
    const misspelt = (file: string, line: number) =>
      diagnostic({ file, line, reason: '“recieve” is not in the dictionary.' });
    const files = ['a.mdx', 'coins/bigfoot.yaml', 'coins/bigfoot.yaml'];
    const lines = linesOf(files.map((file, index) => misspelt(file, index + 1)));
    expect(lines).toEqual([
      'a.mdx',
      '',
      '  1:1  error    “recieve” is not in the dictionary.',
      '       also     coins/bigfoot.yaml:2:1, coins/bigfoot.yaml:3:1',
      '       why      So it is.',
      '       fix      Leave it out.',
      '',
      'Content: 3 errors in 2 of 2 files. What sentences mean is for the review.',
    ]);
  });

  it('reports that nothing is wrong', () => {
    expect(linesOf([])).toEqual([
      'Content: 2 files: form, facts and links are right. What sentences mean is for the review.',
    ]);
    expect(terminalReport([], new Map([['a.mdx', '']]))).toBe(
      'Content: 1 file: form, facts and links are right. What sentences mean is for the review.',
    );
  });

  it('shows the part of a long line around the place, and marks at most to its end', () => {
    const source = `${'a '.repeat(100)}three${' b'.repeat(100)}`;
    const [, , , line = '', marks = ''] = linesOf(
      [diagnostic({ ...NUMBER, line: 1, column: 201 })],
      source,
    );
    expect(line).toHaveLength(90);
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('three');
    const cut = linesOf(
      [diagnostic({ ...NUMBER, line: 1, column: 1, length: 99 })],
      'x'.repeat(99),
    );
    expect(cut.find((text) => text.includes('^'))).toHaveLength(90);
  });

  it('marks a place that goes on in the next line to the end of its first line', () => {
    const { place, ...error } = diagnostic({ ...NUMBER, line: 1, column: 5 });
    const end = { line: 2, column: 2, offset: 15 };
    const lines = linesOf([{ ...error, place: { ...place, end } }], 'One two three\nfour');
    expect(lines[4]?.trim()).toBe('^'.repeat('two three'.length));
  });

  it('shows an invisible character as a space, so that the mark is aligned', () => {
    const lines = linesOf([diagnostic({ ...NUMBER, line: 1, column: 3 })], 'a\u200Bthree\r\nnext');
    expect(lines.slice(3, 5)).toEqual(['                a three', '                  ^^^^^']);
  });

  it('shows no source line if the file has no such line', () => {
    expect(linesOf([ERROR], 'one line').join('\n')).not.toContain('^');
  });

  it('does not wrap a fix', () => {
    const fix = `why: ${'a long reason '.repeat(8)}.`;
    const lines = linesOf([diagnostic({ ...NUMBER, fix })]).map((text) => text.trim());
    expect(lines).toContain(`fix      ${fix}`);
  });

  it('does not break long words, and collapses spaces', () => {
    const reason = `one  two ${'x'.repeat(95)}`;
    const lines = linesOf([diagnostic({ reason })]).map((line) => line.trim());
    expect(lines[2]).toMatch(/ one two$/);
    expect(lines).toContain('x'.repeat(95));
  });

  it('has bold names of files and red labels of errors where there are colours', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    const [file, , first] = terminalReport([ERROR], new Map()).split('\n');
    expect(file).toBe('\u001B[1mcoins/bigfoot.yaml\u001B[22m');
    expect(first).toContain('\u001B[31merror  \u001B[39m');
  });
});
