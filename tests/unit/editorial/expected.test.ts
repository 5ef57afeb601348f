import { findFigures } from 'copy-review/figures';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../editorial/check/check.ts';
import { RULES } from '../../../editorial/check/rules/index.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { LISTS } from '../../../src/content-map.ts';
import { faultyFolders } from './faulty-folders.ts';
import { filesOf, readEdits } from './edits/edits.ts';

interface Case {
  readonly id: string;
  readonly files: readonly ContentFile[];
  readonly diagnostic: Diagnostic;
  /** All diagnostics of these files. */
  readonly all: readonly Diagnostic[];
}

const unreadableIn = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ ruleId }) => ruleId === 'valid-yaml').length;

function casesOf(id: string, files: readonly ContentFile[]): Case[] {
  const all = checkContent(files);
  return all.map((diagnostic) => ({ id, files, diagnostic, all }));
}

/** What the rule of a diagnostic reports at its place after a replacement, and whether more settings are unreadable then. */
function after({ files, diagnostic, all }: Case, right: string) {
  const { file: path, place, ruleId } = diagnostic;
  const changed = files.map((file) => {
    if (file.path !== path) return file;
    const { source } = file;
    const text = source.slice(0, place.start.offset) + right + source.slice(place.end.offset);
    return readContentFile(file.name, text, path);
  });
  const isThere = (one: Diagnostic) =>
    one.file === path && one.ruleId === ruleId && one.place.start.offset === place.start.offset;
  const reasons = (some: readonly Diagnostic[]) =>
    some.filter((one) => isThere(one)).map(({ reason }) => reason);
  const rules = RULES.filter(({ name }) => name === ruleId || name === 'valid-yaml');
  const left = checkContent(changed, rules);
  return {
    left: reasons(left),
    before: reasons(all),
    isUnreadable: unreadableIn(left) > unreadableIn(all),
  };
}

/** Whether the same diagnostic is still there after a replacement, or more settings are unreadable. */
function isWrong(one: Case, right: string): boolean {
  const { left, isUnreadable } = after(one, right);
  return isUnreadable || left.includes(one.diagnostic.reason);
}

const MISTAKES = readEdits('mistakes').flatMap((edit) => casesOf(edit.name, filesOf(edit)));

describe('What a message about a mistake says to write', () => {
  it('leaves nothing of that fault in its place', () => {
    const wrong = MISTAKES.flatMap((one) => {
      const { id, diagnostic } = one;
      return diagnostic.expected.flatMap((right) => {
        const { left, before, isUnreadable } = after(one, right);
        const others = before.filter((reason) => reason !== diagnostic.reason);
        const faults = left.filter((reason) => !others.includes(reason));
        return isUnreadable || faults.length > 0
          ? [`${id}: ${diagnostic.reason} → ${JSON.stringify(right)}: ${faults.join(' ')}`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
    expect(MISTAKES.length).toBeGreaterThan(300);
  });

  it('leaves nothing of that fault, and no hint, as a line of figures.txt', () => {
    const lines = MISTAKES.flatMap((one) => {
      const [, line] = /figures\.txt, .*?: (.+?) {3}# …/.exec(one.diagnostic.fix) ?? [];
      return line === undefined ? [] : [{ ...one, line }];
    });
    const wrong = lines.flatMap(({ id, files, all, line }) => {
      const left = checkContent(
        files.map((file) =>
          file.name === LISTS.ignoredFigures
            ? readContentFile(file.name, `${file.source}${line}   # a source\n`, file.path)
            : file,
        ),
      );
      const isNew = ({ file }: Diagnostic) => file.endsWith(LISTS.ignoredFigures);
      return left.length < all.length && !left.some(isNew) ? [] : [`${id}: ${line}`];
    });
    expect(wrong).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
  });
});

/** Kinds of figures that state a fact in any context. */
const VALUES = new Set(['date', 'amount', 'percent', 'duration', 'money', 'address']);

describe.each([
  ['as it is', (text: string) => text, MISTAKES],
  ['with CRLF', (text: string) => text.replace(/\r?\n/g, '\r\n'), []],
])('In content %s, each `expected` replacement', (_, source, mistakes: readonly Case[]) => {
  const folders = faultyFolders(source).flatMap(([id, files]) => casesOf(id, files));
  const cases = [...folders, ...mistakes];
  const isReplaced = ({ diagnostic }: Case) => diagnostic.expected.length > 0;
  const withExpected = folders.filter(isReplaced);

  it('fixes its diagnostic', () => {
    const wrong = withExpected.flatMap((one) =>
      one.diagnostic.expected
        .filter((right) => isWrong(one, right))
        .map((right) => `${one.id}: ${one.diagnostic.reason} → ${JSON.stringify(right)}`),
    );
    expect(wrong).toEqual([]);
    expect(withExpected.length).toBeGreaterThan(60);
  });

  it('has `changesFact` if it states another figure', () => {
    const figuresOf = (text: string) =>
      findFigures(text).flatMap(({ kind, value = '', weekday = '' }) =>
        VALUES.has(kind) ? [`${kind} ${weekday} ${value}`] : [],
      );
    const isOther = ({ files, diagnostic: { file: path, place, expected } }: Case) => {
      const source = files.find((file) => file.path === path)?.source ?? '';
      const [start, end] = [place.start.offset, place.end.offset];
      const from = source.lastIndexOf('\n', start - 1) + 1;
      const rest = source.slice(end).split('\n', 1).join('');
      const before = figuresOf(source.slice(from, end) + rest);
      const digits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
      return expected.some(
        (right) =>
          digits(right) !== digits(source.slice(start, end)) &&
          figuresOf(source.slice(from, start) + right + rest).join() !== before.join(),
      );
    };
    const others = cases.filter(isReplaced).filter(isOther);
    expect(others.length).toBeGreaterThan(5);
    expect(
      others
        .filter(({ diagnostic }) => !diagnostic.changesFact)
        .map(({ id, diagnostic: { reason, expected } }) => `${id}: ${reason} → ${expected.join()}`),
    ).toEqual([]);
  });

  it('is in a message without holes', () => {
    const texts = cases.map(({ diagnostic: { reason, note, fix } }) => `${reason} ${note} ${fix}`);
    expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('exists for rules whose fix replaces a line', () => {
    const rules = new Set(withExpected.map(({ diagnostic }) => diagnostic.ruleId));
    for (const rule of ['valid-yaml', 'valid-settings', 'spelling']) expect(rules).toContain(rule);
  });
});
