import { excerpt } from 'copy-review/excerpt';
import { visit } from 'yaml';
import { schemaOf } from '../../../../src/collections.ts';
import { rangeInSource, splitLine, type Range } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { SyntaxFault } from '../../../content/yaml-errors.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { quoted } from '../../settings/typed-settings.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * The settings of every file are valid YAML, and YAML ignores nothing that was typed in them, such
 * as the rest of a line after a #.
 */
export const validYaml: Rule = {
  name: 'valid-yaml',
  checksUnparsed: true,
  checkFile: (file) => {
    if (file.defect || !schemaOf(file.name)) return [];
    const { syntaxFault } = file;
    return syntaxFault
      ? reportSyntaxFault(file, syntaxFault)
      : [...truncatedValues(file), ...curlyQuotes(file)];
  },
};

const INDENT = 'The spaces at the start of a line say what it belongs to';

/** What a wording needs of a line with a syntax error. */
interface FaultyLine {
  /** The typed text, truncated, in quotation marks. */
  readonly typed: string;
  /** The corrected line without indentation; empty if no correction is known. */
  readonly line: string;
  /** How many spaces the line should start with. */
  readonly indent: number;
}

/** The wording for each kind of syntax error, for editors who do not know YAML. */
const WORDING: Readonly<Record<SyntaxFault['kind'], (line: FaultyLine) => Wording>> = {
  'after-quote': ({ typed, line }) => ({
    reason: `${typed} continues after its closing quotation mark.`,
    note: 'A value ends where its quotation mark is closed.',
    fix: line,
  }),
  backslash: ({ typed, line }) => ({
    reason: `The backslash of ${typed} has no meaning.`,
    note: 'Between double quotation marks a backslash begins a special character.',
    fix: line,
  }),
  colon: ({ typed, line }) => ({
    reason: `${typed} contains a colon, so it must be in quotation marks.`,
    note: 'A colon with a space after it starts another setting.',
    fix: line,
  }),
  indent: ({ line, indent }) => ({
    reason: 'This line is not indented like the lines that it belongs to.',
    note: `${INDENT}.`,
    fix: `Start the line with ${spaces(indent)}: ${line}`,
  }),
  hash: ({ typed, line }) => ({
    reason: `${typed} must be in quotation marks.`,
    note: 'The site ignores everything after a space and a #, also the bracket that closes this value.',
    fix: line,
  }),
  hyphen: ({ line, indent }) => ({
    reason: 'This line begins an item of a list, and has no hyphen.',
    note: 'Each item starts with a hyphen and a space, at the same place as the items above it.',
    fix: `Start the line with ${spaces(indent)} and a hyphen: ${line}`,
  }),
  'no-space': ({ typed, line }) => ({
    reason: `There is no space after ${typed}.`,
    note: 'Without the space the site reads the line as one long word.',
    fix: line,
  }),
  indicator: ({ typed, line }) => ({
    reason: `${typed} starts with a special character${line.endsWith('"') ? ', so it must be in quotation marks' : ''}.`,
    note: 'Without quotation marks this character has a special meaning.',
    fix: line,
  }),
  tab: ({ line, indent }) => ({
    reason: 'This line starts with a tab.',
    note: `${INDENT}, and a tab has no width.`,
    fix: `Start the line with ${spaces(indent)} instead: ${line}`,
  }),
  'duplicate-key': ({ typed, line, indent }) => ({
    reason: `${typed} is set twice.`,
    note: 'Only one of the two could be shown.',
    fix: `Remove one of the two settings with this name.${line === '' ? '' : ` If this line begins an item of the list, start it with ${spaces(indent)} and a hyphen instead: ${line}`}`,
  }),
  'end-mark': ({ typed }) => ({
    reason: `${typed} is a mark for the end of a text.`,
    note: 'The site cannot tell to which text the lines below it belong.',
    fix: 'Remove this line.',
  }),
  'unclosed-quote': ({ typed, line }) => ({
    reason: `${typed} has no closing quotation mark.`,
    note: 'Everything below, up to the next quotation mark, would count as part of it.',
    fix: line,
  }),
  'no-frontmatter': () => ({
    reason: 'This file has no settings.',
    note: 'The site finds the title and the place of a text in its settings.',
    fix: 'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
  }),
  'late-frontmatter': () => ({
    reason: 'Something is above the settings.',
    note: 'The site finds them only where the file begins with them.',
    fix: 'Delete everything above the first line of three hyphens, also empty lines.',
  }),
  'unclosed-frontmatter': () => ({
    reason: 'The line of three hyphens below the settings is missing.',
    note: 'Without it the site cannot tell the settings from the text.',
    fix: '---',
  }),
  'plus-signs': () => ({
    reason: 'This line begins with +++.',
    note: 'The site ends the settings here, and would run what is below as text with code.',
    fix: 'Remove the plus signs, or the line.',
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

function reportSyntaxFault(file: ContentFile, fault: SyntaxFault): Diagnostic[] {
  const { kind, offset, typed, correction } = fault;
  const start = file.settingsStart + offset;
  const [before, rest] = splitLine(file.source, start);
  const wording = WORDING[kind]({
    typed: `“${excerpt(typed)}”`,
    line: correction === undefined ? '' : (before + correction).trim(),
    indent: correction === undefined ? 0 : correction.length - correction.trimStart().length,
  });
  const length = typed === '' ? 0 : rest.trimEnd().length;
  // One of two settings with one name may also have to go.
  const expected = kind === 'duplicate-key' ? undefined : correction;
  return report(file, [start, start + length], { ...wording, expected });
}

/** A value without quotation marks, and its range in the source. */
interface PlainValue {
  readonly value: string;
  /** What follows a # in its line, which YAML takes for a comment. */
  readonly comment: string | null | undefined;
  readonly range: Range;
}

function plainValuesOf(file: ContentFile): PlainValue[] {
  const values: PlainValue[] = [];
  visit(file.settings, {
    Scalar: (_, { type, value, comment, range }) => {
      if (type !== 'PLAIN' || !range) return;
      values.push({ value: String(value), comment, range: rangeInSource(file, range) });
    },
  });
  return values;
}

/**
 * Reports values that a # after a space cuts off: YAML reads the rest as a comment. The range is the whole
 * line, so that `mergeNested` drops what the schema reports about the truncated value.
 */
const truncatedValues = (file: ContentFile): Diagnostic[] =>
  plainValuesOf(file).flatMap(({ comment, range: [start, end] }) => {
    const [, rest] = splitLine(file.source, end);
    const hash = typeof comment === 'string' ? rest.indexOf('#') : -1;
    if (hash < 0) return [];
    const [from, to] = [end + hash, end + rest.trimEnd().length];
    const typed = file.source.slice(from, to);
    const isRemark = typed.startsWith('# ');
    const value = file.source.slice(start, from).trim();
    // Such a comment is intended: nobody continues a number or a date with text.
    if (isRemark && /^[\d.,-]+$/.test(value)) return [];
    const [before] = splitLine(file.source, start);
    const line = `${before.trim()} ${quoted(file.source.slice(start, to))}`;
    return report(file, [start - before.trimStart().length, to], {
      severity: 'warning',
      reason: `“${typed}” is left out.`,
      note: 'The site ignores everything after a space and a #.',
      fix: isRemark
        ? `If it is a remark for editors, move it to a line of its own above this one: ${typed}. If visitors should read it, write ${line}`
        : line,
    });
  });

/** Reports values between curly quotation marks, which do not end with the value as straight ones do. */
const curlyQuotes = (file: ContentFile): Diagnostic[] =>
  plainValuesOf(file).flatMap(({ value, range }) => {
    const [, double, inside = double] = /^(?:[“„]([^“”„]*)[”“]|‘([^‘’]*)’)$/.exec(value) ?? [];
    if (inside === undefined) return [];
    return report(file, range, {
      severity: 'warning',
      reason: `The quotation marks around “${excerpt(inside)}” are curly, so visitors read them.`,
      note: 'Programs for texts make straight ones curly. A setting may be without any.',
      fix: `If nobody is quoted, write ${quoted(inside)}`,
    });
  });
