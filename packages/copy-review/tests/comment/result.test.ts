import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_RESULT_SIZE, readResult, writeResult, type Result } from '../../src/comment/result.ts';
import { outlineOf, type Outline } from '../../src/reports/markdown/outline.ts';
import { emptyFolder } from '../repository.ts';

const ROW = { id: 'cabcdefghijklmnopqrst', head: '1', text: '~~old~~ **new**' };
const OUTLINE: Outline = {
  ...outlineOf('### Copy review\n\n**So.**'),
  groups: [{ id: '', title: '/', sections: [{ title: '**A**', rows: [ROW] }] }],
};
const RESULT: Result = { verdict: 'same', isBlocked: false, report: OUTLINE, hasReport: true };

/** An outline in which this text is a row. */
const withRow = (row: unknown) => ({ ...OUTLINE, parts: { ...OUTLINE.parts, facts: [row] } });

const newFile = () => join(emptyFolder(), 'result.json');

it.each([
  ['short', OUTLINE],
  [
    'as long as reports may be',
    withRow({ ...ROW, text: '貓'.repeat((MAX_RESULT_SIZE - 1000) / 3) }) as Outline,
  ],
])('A result is read as it was written if its report is %s', (_, report) => {
  const file = newFile();
  writeResult(file, { ...RESULT, report });
  expect(readResult(file)).toEqual({ ...RESULT, report });
});

it.each([
  ['a forged verdict', { ...RESULT, verdict: 'fine' }],
  ['a text instead of a flag', { ...RESULT, isBlocked: 'false' }],
  ['no flag', { ...RESULT, hasReport: undefined }],
  ['no report', { ...RESULT, report: outlineOf(' ') }],
  ['a text instead of an outline', { ...RESULT, report: 'So.' }],
  ['an opening that is too long', { ...RESULT, report: outlineOf('x'.repeat(1001)) }],
  ['control characters', { ...RESULT, report: outlineOf('a\u001b[2J') }],
  ['half a character', { ...RESULT, report: outlineOf('a\ud800') }],
  ['a row of two lines', { ...RESULT, report: withRow({ ...ROW, text: 'a\nb' }) }],
  ['an id that is a link', { ...RESULT, report: withRow({ ...ROW, id: 'https://a.example' }) }],
  ['a row with more', { ...RESULT, report: withRow({ ...ROW, token: 'a' }) }],
  ['a part that is no list', { ...RESULT, report: { ...OUTLINE, parts: { facts: ROW } } }],
  ['a missing part', { ...RESULT, report: { ...OUTLINE, parts: {} } }],
  ['an unknown part', { ...RESULT, report: { ...OUTLINE, parts: { ...OUTLINE.parts, a: [] } } }],
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
  writeFileSync(large, ' '.repeat(MAX_RESULT_SIZE + 1));
  expect(() => readResult(large)).toThrow('too large');
  writeFileSync(words, 'So.');
  expect(() => readResult(words)).toThrow('is not JSON');
  mkdirSync(folder);
  expect(() => readResult(folder)).toThrow('not a regular file');
  const link = newFile();
  symlinkSync(words, link);
  expect(() => readResult(link)).toThrow('not a regular file');
});
