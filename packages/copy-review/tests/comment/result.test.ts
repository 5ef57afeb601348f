import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readResult, writeResult, type Result } from '../../src/comment/result.ts';
import { MAX_REPORT_LENGTH } from '../../src/reports/markdown/marker.ts';
import { emptyFolder } from '../repository.ts';

const RESULT: Result = { verdict: 'same', isBlocked: false, report: 'So.\n', hasReports: true };

const newFile = () => join(emptyFolder(), 'result.json');

it.each([
  ['short', 'So.'],
  ['as long as reports may be', '🐾'.repeat(MAX_REPORT_LENGTH)],
])('A result is read as it was written if its report is %s', (_, report) => {
  const file = newFile();
  writeResult(file, { ...RESULT, report });
  expect(readResult(file)).toEqual({ ...RESULT, report });
});

it.each([
  ['a forged verdict', { ...RESULT, verdict: 'fine' }],
  ['a text instead of a flag', { ...RESULT, isBlocked: 'false' }],
  ['no flag', { ...RESULT, hasReports: undefined }],
  ['no report', { ...RESULT, report: ' ' }],
  ['a report that is too long', { ...RESULT, report: 'x'.repeat(MAX_REPORT_LENGTH + 1) }],
  ['control characters', { ...RESULT, report: 'a\u001b[2J' }],
  ['half a character', { ...RESULT, report: 'a\ud800' }],
  ['other properties', { ...RESULT, token: 'a' }],
  ['another type', [RESULT]],
  ['null', null],
])('A result with %s is refused', (_, value) => {
  const file = newFile();
  writeFileSync(file, JSON.stringify(value));
  expect(() => readResult(file)).toThrow('does not have the expected shape');
});

it('A file that is missing, too large, no JSON or no regular file is refused', () => {
  const [folder, missing, large, words] = [newFile(), newFile(), newFile(), newFile()];
  expect(() => readResult(missing)).toThrow('has left no result');
  writeFileSync(large, ' '.repeat(2_000_000));
  expect(() => readResult(large)).toThrow('too large');
  writeFileSync(words, 'So.');
  expect(() => readResult(words)).toThrow('is not JSON');
  mkdirSync(folder);
  expect(() => readResult(folder)).toThrow('not a regular file');
  const link = newFile();
  symlinkSync(words, link);
  expect(() => readResult(link)).toThrow('not a regular file');
});
