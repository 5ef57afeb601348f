import { findFigures } from 'copy-review/figures';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../editorial/check/check.ts';
import { RULES } from '../../../editorial/check/rules/index.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { LISTS } from '../../../src/content-map.ts';
import { filesOf, readEdits, type Edit } from './edits/edits.ts';

/** A diagnostic of files with faults. */
interface Case {
  readonly id: string;
  readonly files: readonly ContentFile[];
  readonly diagnostic: Diagnostic;
  /** All diagnostics of these files. */
  readonly all: readonly Diagnostic[];
}

const unreadableIn = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ ruleId }) => ruleId === 'valid-yaml').length;

function casesOf({ name: id }: Edit, files: readonly ContentFile[]): Case[] {
  const all = checkContent(files);
  return all.map((diagnostic) => ({ id, files, diagnostic, all }));
}

/** What the rule of a diagnostic reports at its place before and after a replacement, which can break settings. */
function reasonsAround({ files, diagnostic, all }: Case, replacement: string) {
  const { file: path, place, ruleId } = diagnostic;
  const changed = files.map((file) => {
    if (file.path !== path) return file;
    const { source } = file;
    const text = source.slice(0, place.start.offset) + replacement + source.slice(place.end.offset);
    return readContentFile(file.name, text, path);
  });
  const isThere = (other: Diagnostic) =>
    other.file === path &&
    other.ruleId === ruleId &&
    other.place.start.offset === place.start.offset;
  const reasonsThere = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.filter(isThere).map(({ reason }) => reason);
  const rules = RULES.filter(({ name }) => name === ruleId || name === 'valid-yaml');
  const remaining = checkContent(changed, rules);
  return {
    remaining: reasonsThere(remaining),
    before: reasonsThere(all),
    isUnreadable: unreadableIn(remaining) > unreadableIn(all),
  };
}

const EDITS = readEdits('mistake');
const MISTAKES = EDITS.flatMap((edit) => casesOf(edit, filesOf(edit)));

/** The same for those of a group with `once`, each with one message, and with other line ends. */
function withCrlf(): Case[] {
  // The same object for a file that several edits share keeps its cached results.
  const changed = new Map<ContentFile, ContentFile>();
  const copyOf = (file: ContentFile) => {
    const { name, source, path } = file;
    const copy =
      changed.get(file) ?? readContentFile(name, source.replaceAll(/\r?\n/g, '\r\n'), path);
    changed.set(file, copy);
    return copy;
  };
  const once = EDITS.filter(({ group }) => group.once);
  return once.flatMap((edit) => casesOf(edit, filesOf(edit).map(copyOf)));
}

it('Every rule finds a mistake, but `told-in-legal`, which has a test of its own', () => {
  const found = new Set(MISTAKES.map(({ diagnostic }) => diagnostic.ruleId));
  const others = RULES.map(({ name }) => name).filter((name) => !found.has(name));
  expect(others).toEqual(['told-in-legal']);
});

it('A line of figures.txt that a message says to write leaves nothing of that fault, and no hint', () => {
  const lines = MISTAKES.flatMap((mistake) => {
    const [, line] = /figures\.txt, .*?: (.+?) {3}# …/.exec(mistake.diagnostic.fix) ?? [];
    return line === undefined ? [] : [{ ...mistake, line }];
  });
  const wrong = lines.flatMap(({ id, files, diagnostic, line }) => {
    const remaining = checkContent(
      files.map((file) =>
        file.name === LISTS.ignoredFigures
          ? readContentFile(file.name, `${file.source}${line}   # a source\n`, file.path)
          : file,
      ),
    );
    const isLeft = ({ file, reason }: Diagnostic) =>
      reason === diagnostic.reason ||
      (file.endsWith(LISTS.ignoredFigures) && reason.includes(line));
    return remaining.some(isLeft) ? [`${id}: ${line}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
});

/** Kinds of figures that state a fact in any context. */
const VALUES = new Set(['date', 'amount', 'percent', 'duration', 'money', 'address']);

describe.each([
  ['as it is', MISTAKES],
  ['with CRLF', withCrlf()],
])('In content %s', (_, cases: readonly Case[]) => {
  const withExpected = cases.filter(({ diagnostic }) => diagnostic.expected.length > 0);

  it('what is `expected` leaves nothing of its fault in that place', () => {
    const wrong = withExpected.flatMap((faulty) => {
      const { id, diagnostic } = faulty;
      return diagnostic.expected.flatMap((replacement) => {
        const { remaining, before, isUnreadable } = reasonsAround(faulty, replacement);
        const others = before.filter((reason) => reason !== diagnostic.reason);
        const faults = remaining.filter((reason) => !others.includes(reason));
        return isUnreadable || faults.length > 0
          ? [`${id}: ${diagnostic.reason} → ${JSON.stringify(replacement)}: ${faults.join(' ')}`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
    expect(withExpected.length).toBeGreaterThan(50);
  });

  it('what is `expected` has `changesFact` if it states another figure', () => {
    const figuresOf = (text: string) =>
      findFigures(text).flatMap(({ kind, value = '', weekday = '' }) =>
        VALUES.has(kind) ? [`${kind} ${weekday} ${value}`] : [],
      );
    const isOther = ({ files, diagnostic: { file: path, place, expected } }: Case) => {
      const source = files.find((file) => file.path === path)?.source ?? '';
      const [start, end] = [place.start.offset, place.end.offset];
      const from = source.lastIndexOf('\n', start - 1) + 1;
      const restOfLine = source.slice(end).split('\n', 1).join('');
      const before = figuresOf(source.slice(from, end) + restOfLine);
      const digits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
      return expected.some(
        (replacement) =>
          digits(replacement) !== digits(source.slice(start, end)) &&
          figuresOf(source.slice(from, start) + replacement + restOfLine).join() !== before.join(),
      );
    };
    const others = withExpected.filter(isOther);
    expect(others).not.toEqual([]);
    expect(
      others
        .filter(({ diagnostic }) => !diagnostic.changesFact)
        .map(({ id, diagnostic: { reason, expected } }) => `${id}: ${reason} → ${expected.join()}`),
    ).toEqual([]);
  });

  it('no message has “undefined”, “NaN” or “[object”', () => {
    const texts = cases.map(({ diagnostic: { reason, note, fix } }) => `${reason} ${note} ${fix}`);
    expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('something is `expected` by rules whose fix replaces a line', () => {
    const rules = new Set(withExpected.map(({ diagnostic }) => diagnostic.ruleId));
    for (const rule of ['valid-yaml', 'valid-settings']) expect(rules).toContain(rule);
  });
});
