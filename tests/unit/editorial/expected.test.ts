import { findFigures } from 'copy-review/figures';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../editorial/check/check.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { faultyFolders } from './corpus/faulty-folders.ts';

type Case = readonly [id: string, files: readonly ContentFile[], diagnostic: Diagnostic];

const casesOf = (id: string, files: readonly ContentFile[]): Case[] =>
  checkContent(files).map((one) => [id, files, one]);

const unreadable = (files: readonly ContentFile[]) =>
  checkContent(files).filter(({ ruleId }) => ruleId === 'valid-yaml').length;

/** Whether the same diagnostic is still there after a replacement, or more settings are unreadable. */
function isWrong([, files, { file: path, place, ruleId, reason }]: Case, right: string): boolean {
  const changed = files.map((file) => {
    if (file.path !== path) return file;
    const { source } = file;
    const text = source.slice(0, place.start.offset) + right + source.slice(place.end.offset);
    return readContentFile(file.name, text, path);
  });
  const isSame = (one: Diagnostic) =>
    one.file === path &&
    one.ruleId === ruleId &&
    one.reason === reason &&
    one.place.start.offset === place.start.offset;
  return checkContent(changed).some(isSame) || unreadable(changed) > unreadable(files);
}

/** Kinds of figures that state a fact in any context. */
const VALUES = new Set(['date', 'amount', 'percent', 'duration', 'money', 'address']);

describe.each([
  ['as it is', (text: string) => text],
  ['with CRLF', (text: string) => text.replace(/\r?\n/g, '\r\n')],
])('In content %s, each `expected` replacement', (_, source) => {
  const cases = faultyFolders(source).flatMap(([id, files]) => casesOf(id, files));
  const withExpected = cases.filter(([, , { expected }]) => expected.length > 0);

  it('fixes its diagnostic', () => {
    const wrong = withExpected.flatMap((one) =>
      one[2].expected
        .filter((right) => isWrong(one, right))
        .map((right) => `${one[0]}: ${one[2].reason} → ${JSON.stringify(right)}`),
    );
    expect(wrong).toEqual([]);
    expect(withExpected.length).toBeGreaterThan(100);
  });

  it('has `changesFact` if it states another figure', () => {
    const figuresOf = (text: string) =>
      findFigures(text).flatMap(({ kind, value = '', weekday = '' }) =>
        VALUES.has(kind) ? [`${kind} ${weekday} ${value}`] : [],
      );
    const isOther = ([, files, { file: path, place, expected }]: Case) => {
      const source = files.find((file) => file.path === path)?.source ?? '';
      const [start, end] = [place.start.offset, place.end.offset];
      const from = source.lastIndexOf('\n', start - 1) + 1;
      const rest = source.slice(end).split('\n', 1).join('');
      const before = figuresOf(source.slice(from, end) + rest);
      const digits = (text: string) => text.replaceAll(/\D/g, '');
      return expected.some(
        (right) =>
          digits(right) !== digits(source.slice(start, end)) &&
          figuresOf(source.slice(from, start) + right + rest).join() !== before.join(),
      );
    };
    const others = withExpected.filter(isOther);
    expect(others.length).toBeGreaterThan(10);
    expect(
      others
        .filter(([, , { changesFact }]) => !changesFact)
        .map(([id, , { reason, expected }]) => `${id}: ${reason} → ${expected.join()}`),
    ).toEqual([]);
  });

  it('exists for rules whose fix replaces a line', () => {
    const rules = new Set(withExpected.map(([, , { ruleId }]) => ruleId));
    for (const rule of ['valid-yaml', 'valid-settings', 'spelling']) expect(rules).toContain(rule);
  });
});
