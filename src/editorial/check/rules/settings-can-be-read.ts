import { isAlias, isScalar, visit } from 'yaml';
import { schemaOf } from '../../../schemas/collections.ts';
import { lineOf, pointAt, type Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Fault, FaultKind } from '../../content/yaml-repairs.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { judgeSettings, valueAt, type Path } from '../settings/issues.ts';
import { CONFLICT_LEFT, isConflictLeft } from '../settings/partial-edits.ts';
import { quoted, short } from '../settings/wording.ts';
import { report, type Rule } from '../shared/rule.ts';

/**
 * The settings of every file can be read, and nothing that was typed in them is left out in silence:
 * otherwise a visitor would miss a page, or the end of a line.
 */
export const settingsCanBeRead: Rule = {
  name: 'settings-can-be-read',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why: how?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: "Why: how?"\n---\n\nSo.\n' },
  checkFile: (file) => {
    if (file.name.endsWith('.mdx') && file.bodyStart === 0) return [withoutSettings(file)];
    return [...unreadable(file), ...cutOff(file), ...unusedAnchors(file)];
  },
};

const NOT_BUILT = 'Until this is put right, the site cannot be built.';
const NOT_CLOSED = 'All that stands below would count as part of it, up to the next such sign.';
const INDENT = 'How far to the right a line starts says what it belongs to';

const write = (line: string) => ({ fix: line, verbatim: line });

/** By the kind of the fault, what is said to somebody who has never heard of YAML. */
const WORDING: Readonly<Record<FaultKind, (fault: Fault, typed: string) => Wording>> = {
  'after-quote': ({ right }, typed) => ({
    reason: `${typed} goes on behind the quotation mark that closes it.`,
    note: 'A value ends where its quotation mark is closed.',
    ...write(right),
  }),
  backslash: ({ right }, typed) => ({
    reason: `${typed} holds a sign that cannot be read between quotation marks.`,
    note: 'A backslash between double quotation marks has a meaning of its own.',
    ...write(right),
  }),
  colon: ({ right }, typed) => ({
    reason: `${typed} holds a colon and stands without quotation marks.`,
    note: 'A colon with a space behind it starts another setting.',
    ...write(right),
  }),
  'curly-quotes': ({ right }) => ({
    reason: 'The quotation marks around this value are not the plain ones.',
    note: 'Only plain quotation marks keep a value together.',
    ...write(right),
  }),
  'goes-on': ({ right }, typed) => ({
    reason: `${typed} stands on a line of its own, but goes on with the line above.`,
    note: 'A setting and its value stand on one line.',
    ...write(right),
  }),
  group: (_, typed) => ({
    reason: `${typed} cannot be read as a list or a group on one line.`,
    note: NOT_BUILT,
    fix: 'Put the text that holds a colon, a comma or a quotation mark between double quotation marks.',
  }),
  indent: ({ width = 0, right }) => ({
    reason: 'This line does not start below the one that it belongs to.',
    note: `${INDENT}.`,
    fix: `Start the line with ${spaces(width)}: ${right.trim()}`,
    verbatim: right.trim(),
  }),
  'no-colon': ({ right }, typed) => ({
    reason: `${typed} has no colon behind its name.`,
    note: 'A setting is a name, a colon, a space and a value.',
    ...write(right),
  }),
  'no-space': ({ right }, typed) => ({
    reason: `There is no space behind ${typed}.`,
    note: 'Without the space this is not read as what it looks like.',
    ...write(right),
  }),
  sign: ({ right }, typed) => ({
    reason: `${typed} starts with a sign that needs quotation marks.`,
    note: 'Such a sign has a meaning of its own there.',
    ...write(right),
  }),
  'stray-line': (_, typed) => ({
    reason: `${typed} ends the settings here.`,
    note: 'What stands below would be lost.',
    fix: 'Remove this line.',
  }),
  tab: ({ width = 0, right }) => ({
    reason: 'This line starts with a tab.',
    note: `${INDENT}, and a tab has no width.`,
    fix: `Start the line with ${spaces(width)} instead: ${right}`,
    verbatim: right,
  }),
  twice: (_, typed) => ({
    reason: `${typed} stands in the same place twice.`,
    note: 'Only one of the two could be shown.',
    fix: 'Remove one of the two settings with this name.',
  }),
  'unclosed-bracket': ({ right }, typed) => ({
    reason: `${typed} has a bracket that is not closed.`,
    note: NOT_CLOSED,
    ...write(right),
  }),
  'unclosed-quote': ({ right }, typed) => ({
    reason: `${typed} has a quotation mark that is not closed.`,
    note: NOT_CLOSED,
    ...write(right),
  }),
  unknown: () => ({
    reason: 'The settings cannot be read from this spot on.',
    note: NOT_BUILT,
    fix: 'Start the line as far to the right as the lines beside it, and look for a quotation mark too many.',
  }),
};

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

function unreadable(file: ContentFile): Diagnostic[] {
  const left = file.faults.filter((fault) => isConflictLeft(file, fault.right));
  return file.faults
    .filter((fault) => !left.slice(1).includes(fault))
    .map((fault) => {
      const start = file.settingsStart + fault.offset;
      if (left.includes(fault)) return report(file, start, CONFLICT_LEFT);
      const { end, expected } = replacement(file, start, fault);
      const wording = WORDING[fault.kind](fault, `“${short(fault.typed)}”`);
      return report(file, [start, end], { ...wording, ...(expected ? { expected } : {}) });
    });
}

/** What may replace the line from the fault on; nothing where the line has to change before it. */
function replacement(file: ContentFile, start: number, { kind, typed, right, width }: Fault) {
  const lineStart = file.source.lastIndexOf('\n', start - 1) + 1;
  const before = file.source.slice(lineStart, start);
  const line = (/^[^\r\n]*/.exec(file.source.slice(start))?.[0] ?? '').trimEnd();
  const end = start + line.length;
  if (kind === 'no-colon' || kind === 'no-space') {
    // Their line begins at the fault; of “-y” and “title:Hello”, only what is typed is replaced.
    const rest = line.slice(typed.length);
    return { end, expected: [kind === 'no-space' ? `${typed} ${rest}` : right] };
  }
  if (kind === 'tab' || kind === 'indent') {
    const missing = (width ?? 0) - before.length;
    return { end, expected: missing < 0 ? undefined : [' '.repeat(missing) + right.trim()] };
  }
  const isKnown = right !== '' && kind !== 'goes-on' && kind !== 'group';
  const isRest = isKnown && right.startsWith(before.trimStart());
  return { end, expected: isRest ? [right.slice(before.trimStart().length)] : undefined };
}

/** Values that end where a # stands behind a space: the rest is a comment that no visitor reads. */
function cutOff(file: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.settings, {
    Scalar: (_, { type, comment, range }) => {
      if (type !== 'PLAIN' || typeof comment !== 'string' || !range) return;
      const [start, end] = [file.settingsStart + range[0], file.settingsStart + range[1]];
      const [rest = ''] = file.source.slice(end).split(/\r?\n/);
      const sign = rest.indexOf('#');
      if (sign >= 0) found.push(cut(file, start, [end + sign, end + rest.trimEnd().length]));
    },
  });
  return found;
}

/** @param comment the range that is left out of the value that begins at `start` */
function cut(file: ContentFile, start: number, comment: Range): Diagnostic {
  const typed = file.source.slice(...comment);
  const before = file.source.slice(file.source.lastIndexOf('\n', start - 1) + 1, start);
  const line = `${before.trim()} ${quoted(file.source.slice(start, comment[1]))}`;
  const isMissed = isNeeded(file, pointAt(file, comment[0]).line);
  return report(file, comment, {
    severity: isMissed ? 'error' : 'warning',
    reason: `“${typed}” is left out.`,
    note: 'What stands behind a space and a # is a note that no visitor reads.',
    ...write(line),
  });
}

/** Whether the schema refuses what is left of the value on a line. */
function isNeeded(file: ContentFile, line: number): boolean {
  const schema = schemaOf(file.name);
  const issues = schema ? judgeSettings(file, schema).issues : [];
  return issues.some(({ path }) => isThere(file, path) && lineOf(file, path) === line);
}

const isThere = ({ data }: ContentFile, path: Path): boolean =>
  path.length > 0 && valueAt(data, path) !== undefined;

/** Whether the end of a value is left out. */
export function isCut(file: ContentFile, path: Path): boolean {
  if (!isThere(file, path)) return false;
  const line = lineOf(file, path);
  return cutOff(file).some(({ place }) => place.start.line === line);
}

/** Words behind an & are an anchor, which no visitor reads; it does something only where an * refers to it. */
function unusedAnchors(file: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const used = new Set<string>();
  visit(file.settings, {
    Alias: (_, { source }) => {
      used.add(source);
    },
  });
  visit(file.settings, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor === undefined || used.has(node.anchor) || !node.range)
        return;
      const at = file.source.lastIndexOf(`&${node.anchor}`, file.settingsStart + node.range[0]);
      const [rest = ''] = file.source.slice(at).split(/\r?\n/);
      const before = file.source.slice(file.source.lastIndexOf('\n', at) + 1, at).trim();
      const wording: Wording = {
        severity: 'warning',
        reason: `“&${node.anchor}” is left out.`,
        note: 'What stands behind a & at the start of a value is a name that no visitor reads.',
        fix: before,
      };
      found.push(
        isScalar(node)
          ? report(file, [at, at + rest.trimEnd().length], {
              ...wording,
              ...write(`${before} ${quoted(rest.trim())}`),
              expected: [quoted(rest.trim())],
            })
          : report(file, [at, at + node.anchor.length + 1], wording),
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
