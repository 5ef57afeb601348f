import { visit } from 'yaml';
import { valueAt, type Path } from '../../../src/facts/values.ts';
import { schemaOf } from '../../../src/schemas/collections.ts';
import { lineOf, pointAt, splitLine, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { FaultKind } from '../../content/yaml-repairs.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { parseSettings } from '../settings/issues.ts';
import { CONFLICT_LEFT, isConflictLeft } from '../settings/partial-edits.ts';
import { quoted, short } from '../settings/wording.ts';
import { report, type Rule } from '../shared/rule.ts';

/**
 * The settings of every file are valid YAML, and YAML drops nothing that was typed in them, such as
 * the rest of a line after a #.
 */
export const settingsCanBeRead: Rule = {
  name: 'settings-can-be-read',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why: how?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: "Why: how?"\n---\n\nSo.\n' },
  checkFile: (file) => {
    if (file.name.endsWith('.mdx') && file.bodyStart === 0) return [withoutSettings(file)];
    return [...unreadable(file), ...truncatedValues(file), ...anchors(file)];
  },
};

const INDENT = 'How far to the right a line starts says what it belongs to';

interface FaultyLine {
  /** What was typed, truncated, in quotation marks. */
  readonly typed: string;
  /** The corrected line without indentation; empty if no correction is known. */
  readonly line: string;
  /** How many spaces the line should start with. */
  readonly indent: number;
}

const write = (line: string) => ({ fix: line, verbatim: line });

/** The wording by kind of fault, for readers who do not know YAML. */
const WORDING: Readonly<Record<FaultKind, (line: FaultyLine) => Wording>> = {
  'after-quote': ({ typed, line }) => ({
    reason: `${typed} goes on behind the quotation mark that closes it.`,
    note: 'A value ends where its quotation mark is closed.',
    ...write(line),
  }),
  colon: ({ typed, line }) => ({
    reason: `${typed} holds a colon and stands without quotation marks.`,
    note: 'A colon with a space behind it starts another setting.',
    ...write(line),
  }),
  indent: ({ line, indent }) => ({
    reason: 'This line does not start below the one that it belongs to.',
    note: `${INDENT}.`,
    fix: `Start the line with ${spaces(indent)}: ${line}`,
    verbatim: line,
  }),
  'no-space': ({ typed, line }) => ({
    reason: `There is no space behind ${typed}.`,
    note: 'Without the space this is not read as what it looks like.',
    ...write(line),
  }),
  indicator: ({ typed, line }) => ({
    reason: `${typed} starts with a sign that needs quotation marks.`,
    note: 'Such a sign has a meaning of its own there.',
    ...write(line),
  }),
  tab: ({ line, indent }) => ({
    reason: 'This line starts with a tab.',
    note: `${INDENT}, and a tab has no width.`,
    fix: `Start the line with ${spaces(indent)} instead: ${line}`,
    verbatim: line,
  }),
  'duplicate-key': ({ typed }) => ({
    reason: `${typed} stands in the same place twice.`,
    note: 'Only one of the two could be shown.',
    fix: 'Remove one of the two settings with this name.',
  }),
  'unclosed-quote': ({ typed, line }) => ({
    reason: `${typed} has a quotation mark that is not closed.`,
    note: 'All that stands below would count as part of it, up to the next such sign.',
    ...write(line),
  }),
  unknown: ({ typed }) => ({
    reason: `${typed} cannot be read.`,
    note: 'A setting is a name, a colon, a space and its value on one line; an item of a list is a hyphen, a space and its value.',
    fix: 'Write the line like that, with the value between double quotation marks. If it is right as it is, look for a bracket or a quotation mark above it that is not closed.',
  }),
};

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

function unreadable(file: ContentFile): Diagnostic[] {
  const left = file.faults.filter(({ correction }) => isConflictLeft(file, correction));
  return file.faults
    .filter((fault) => !left.slice(1).includes(fault))
    .map((fault) => {
      const { kind, offset, typed, correction } = fault;
      const start = file.settingsStart + offset;
      if (left.includes(fault)) return report(file, start, CONFLICT_LEFT);
      const [before, rest] = splitLine(file.source, start);
      const wording = WORDING[kind]({
        typed: `“${short(typed)}”`,
        line: correction === undefined ? '' : (before + correction).trim(),
        indent: correction === undefined ? 0 : correction.length - correction.trimStart().length,
      });
      const expected = correction === undefined ? undefined : [correction];
      return report(file, [start, start + rest.trimEnd().length], { ...wording, expected });
    });
}

/** Reports values that a # after a space cuts off: YAML reads the rest as a comment. */
function truncatedValues(file: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.settings, {
    Scalar: (_, { type, comment, range }) => {
      if (type !== 'PLAIN' || typeof comment !== 'string' || !range) return;
      const [start, end] = [file.settingsStart + range[0], file.settingsStart + range[1]];
      const [, rest] = splitLine(file.source, end);
      const sign = rest.indexOf('#');
      if (sign >= 0)
        found.push(reportTruncated(file, start, [end + sign, end + rest.trimEnd().length]));
    },
  });
  return found;
}

/** @param comment the range that is cut off from the value that begins at `start` */
function reportTruncated(file: ContentFile, start: number, comment: Range): Diagnostic {
  const typed = file.source.slice(...comment);
  const [before] = splitLine(file.source, start);
  const line = `${before.trim()} ${quoted(file.source.slice(start, comment[1]))}`;
  const isError = isRejected(file, pointAt(file, comment[0]).line);
  return report(file, comment, {
    severity: isError ? 'error' : 'warning',
    reason: `“${typed}” is left out.`,
    note: 'What stands behind a space and a # is a note that no visitor reads.',
    ...write(line),
  });
}

/** Whether the schema rejects the value that is left on a line. */
function isRejected(file: ContentFile, line: number): boolean {
  const schema = schemaOf(file.name);
  const issues = schema ? parseSettings(file, schema).issues : [];
  return issues.some(({ path }) => isThere(file, path) && lineOf(file, path) === line);
}

const isThere = ({ data }: ContentFile, path: Path): boolean =>
  path.length > 0 && valueAt(data, path) !== undefined;

/** Whether a # cuts off the end of a value. */
export function isTruncated(file: ContentFile, path: Path): boolean {
  if (!isThere(file, path)) return false;
  const line = lineOf(file, path);
  return truncatedValues(file).some(({ place }) => place.start.line === line);
}

/** Reports YAML anchors: a word after a & at the start of a value. */
function anchors(file: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.settings, {
    Scalar: (_, { anchor, range }) => {
      if (anchor === undefined || !range) return;
      const at = file.source.lastIndexOf(`&${anchor}`, file.settingsStart + range[0]);
      const [before, rest] = splitLine(file.source, at);
      const right = quoted(rest.trim());
      found.push(
        report(file, [at, at + rest.trimEnd().length], {
          severity: 'warning',
          reason: `“&${anchor}” is left out.`,
          note: 'What stands behind a & at the start of a value is a name that no visitor reads.',
          ...write(`${before.trim()} ${right}`),
          expected: [right],
        }),
      );
    },
  });
  return found;
}

function withoutSettings(file: ContentFile): Diagnostic {
  const lines = file.source.split('\n');
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? ''))
    return report(file, 0, {
      reason: 'This file has no settings.',
      note: 'The site finds the title and the place of a text in its settings.',
      fix: 'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
    });
  const blank = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  const before = lines.slice(0, blank < 0 ? lines.length - 1 : blank);
  return report(file, before.join('\n').length + (before.length > 0 ? 1 : 0), {
    reason: 'The line of three hyphens below the settings is missing.',
    note: 'Without it the site cannot tell the settings from the text.',
    ...write('---'),
  });
}
