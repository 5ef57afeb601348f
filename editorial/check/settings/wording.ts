import { isCollection, isScalar } from 'yaml';
import { z } from 'zod';
import { COUNTED } from '../../../src/content-map.ts';
import { valueAt, type Path } from '../../../src/facts/values.ts';
import { bracesIn } from '../../../src/formats/templates.ts';
import { DATE_FAULTS } from '../../../src/schemas/fields.ts';
import { rangeOfKey, rangeOfSetting, splitLine } from '../../content/places.ts';
import { nearest } from '../../content/nearest.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { DIGITS, readNumber, WORDS } from 'copy-review/figures';
import { impliedValue } from '../shared/sections.ts';
import { explainDate } from './dates.ts';
import { accepts, schemaAt, settingNames, type Issue, type ParsedSettings } from './issues.ts';

/** A file, and its settings parsed by its schema. */
export interface Context {
  readonly file: ContentFile;
  readonly schema: z.ZodType;
  readonly parsed: ParsedSettings;
}

/** The wording of a diagnostic about a setting. Without a note, the description of the setting in its schema is the note. */
type SettingWording = Omit<Wording, 'note'> & {
  readonly note?: string;
  /** The part of the value that is wrong, as typed; by default the whole value. */
  readonly part?: string;
};

type Fix = Pick<Wording, 'fix' | 'expected' | 'changesFact'>;

/**
 * Describes an issue with an existing value. `path` has the setting names as typed; `issue.path`
 * has misspelt ones corrected.
 */
export function describeValue(context: Context, path: Path, issue: Issue): SettingWording {
  const value = typedValue(context.file, path);
  if (value === undefined) return describeGroup(context.file, path, issue);
  if (issue.code === 'custom' && issue.params?.variable !== undefined)
    return describeVariable(path, value, issue);
  const isInvalidDate =
    issue.code === 'custom' ? issue.params?.kind === 'date' : isDate(context, issue.path);
  if (isInvalidDate) return describeDate(context, value, issue.path);
  if (issue.code === 'invalid_type') return describeType(context, path, value, issue);
  const allowed = choices(issue);
  if (allowed.length > 0) return describeChoice(context.file, issue.path, value, allowed);
  const reason =
    short(value) === '' ? `“${nameOf(path)}” is empty.` : `“${short(value)}” ${faultOf(issue)}.`;
  return { reason, fix: advice(issue) };
}

/** Describes a missing or empty setting; undefined if the setting has a value. */
export function describeMissing(context: Context, issue: Issue): SettingWording | undefined {
  const { path, code } = issue;
  const { data } = context.parsed;
  const value = valueAt(data, path);
  if (path.length === 0 || code === 'custom' || (value !== undefined && value !== null))
    return undefined;
  const isEmpty = value === null;
  const lead = isEmpty ? 'Write the value after the colon, such as' : 'Add a line such as';
  const reason = `“${nameOf(path)}” is ${isEmpty ? 'empty' : 'missing'}.`;
  return { reason, ...missingLine(context, path, lead) };
}

const isDate = ({ schema, parsed }: Context, path: Path): boolean =>
  isDateSchema(schemaAt(schema, path, parsed.data));

const isDateSchema = (schema: unknown) =>
  schema instanceof z.ZodType && schema.meta()?.kind === 'date';

/** A fix that replaces a value: the line of its setting, once with each of the values. */
const write = (path: Path, ...values: readonly string[]): Fix => ({
  fix: linesWith(path, values),
  expected: values,
});

/** The same, for values that state another fact than the typed value. */
const writeFact = (path: Path, ...values: readonly string[]): Fix => ({
  ...write(path, ...values),
  changesFact: true,
});

/** The lines of a setting, once with each of the values: `a: 1 or a: 2`. */
const linesWith = (path: Path, values: readonly string[]) =>
  values.map((value) => lineWith(path, value)).join(' or ');

/**
 * Describes a template variable that the schema does not know, such as `{dat}`. The fix suggests
 * the nearest variable that it knows for this setting.
 */
function describeVariable(path: Path, value: string, issue: Issue): SettingWording {
  const params = issue.code === 'custom' ? issue.params : undefined;
  const typed = String(params?.variable);
  const names = (params?.names as readonly string[] | undefined) ?? [];
  const unused = names.filter((name) => !bracesIn(value).includes(`{${name}}`));
  const word = typed.replaceAll(/[{}\s]/g, '');
  const near =
    nearest(word, unused) ??
    nearest(word, names) ??
    nearest(word, Object.keys(COUNTED)) ??
    unused[0] ??
    names[0];
  const variable = near === undefined ? undefined : `{${near}}`;
  return {
    part: typed,
    reason: `The site has nothing to put in place of “${typed}”.`,
    note: 'A visitor would read the braces, or the page could not be made at all.',
    fix: variable
      ? `Write ${variable}. ${listVariables(names)}`.trimEnd()
      : `Remove ${typed}: “${nameOf(path)}” is shown as it is typed.`,
    expected: variable,
  };
}

const listVariables = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : names.length === 1
      ? 'It is the only one that the site fills in here.'
      : `The site fills in ${names.map((name) => `{${name}}`).join(', ')} here.`;

function describeDate({ schema, parsed }: Context, value: string, path: Path): SettingWording {
  const { why, candidates: all } = explainDate(value);
  const candidates = all.filter((date) => accepts(schema, parsed.data, path, date));
  return {
    reason: `“${short(value)}” is not a date.`,
    note: why,
    ...(candidates.length > 0
      ? writeFact(path, ...candidates.map((date) => quoted(date)))
      : { fix: DATE_FAULTS.noText }),
  };
}

type TypeIssue = Extract<Issue, { code: 'invalid_type' }>;

/** Describes a value of another type than the setting has. */
function describeType(context: Context, at: Path, value: string, issue: TypeIssue): SettingWording {
  const { path } = issue;
  const typed = `“${short(value)}”`;
  switch (issue.expected) {
    case 'number':
    case 'int':
      return describeNumber(isQuoted(context.file, at), value, issue);
    case 'string':
      return {
        reason: `${typed} must be in quotation marks.`,
        ...write(path, quoted(value)),
      };
    case 'array':
      return { reason: `${typed} is not a list.`, ...asList(context, value, issue) };
    default:
      return { reason: `${typed} is not a group of settings.`, ...asGroup(context, value, issue) };
  }
}

/** The fix for a text instead of a list: its lines, or the whole text, as items. */
function asList({ file, schema, parsed }: Context, value: string, issue: TypeIssue): Fix {
  const { path } = issue;
  const isList = (items: readonly string[]) => accepts(schema, parsed.data, path, items);
  const [start, end] = rangeOfSetting(file, path);
  const [indent] = splitLine(file.source, start);
  const lines = file.source.slice(start, end).split('\n');
  const items = lines.map((line) => line.trim().replace(/^-\s*/, ''));
  if (items.length > 1 && indent.trim() === '' && isList(items))
    return {
      fix: `Begin each line of the list with a hyphen and a space: - ${items[0] ?? ''}`,
      expected: items.map((item) => `- ${item}`).join(`\n${indent}`),
    };
  return isList([value]) ? write(path, `[${quoted(value)}]`) : { fix: advice(issue) };
}

/**
 * The fix for a value instead of a group: the names of its settings. An editor may have replaced a
 * whole group with a `status` by its value, which belongs into a group with `status: supplied`.
 */
function asGroup({ file, schema }: Context, value: string, issue: TypeIssue): Fix {
  const group = schemaAt(schema, issue.path, file.data);
  const key = lineWith(issue.path, '').trim();
  const below = (names: string) =>
    `Write the line ${key} and below it, indented by two spaces, ${names}`;
  if (!(group instanceof z.ZodDiscriminatedUnion && group.def.discriminator === 'status')) {
    const names = settingLines(group);
    return { fix: names === '' ? advice(issue) : `${below(names)}.` };
  }
  const options = group.options.filter((option) => option instanceof z.ZodObject);
  const ofValue = options.map(({ shape }) => settingLines(shape.value)).find(Boolean);
  if (ofValue)
    return {
      fix: `${below('status: supplied, value:')}; below that, indented by two more, ${ofValue}.`,
    };
  const isValue =
    value.toLowerCase() !== 'none' &&
    options.some((option) => option.safeParse({ status: 'supplied', value }).success);
  return isValue
    ? write(issue.path, `{ status: supplied, value: ${quoted(value)} }`)
    : { fix: `${below('status: placeholder, shown: and needed:')} as they were before.` };
}

/** The names of the settings of a group, as they are typed; empty if it is none. */
const settingLines = (group: unknown): string =>
  group instanceof z.ZodObject
    ? Object.keys(group.shape)
        .map((name) => `${name}:${isDateSchema(group.shape[name]) ? ' "2026-08-07"' : ''}`)
        .join(', ')
    : '';

const NUMBER = new RegExp(`^(?:${DIGITS}|${WORDS})$`, 'i');

/** Describes a text where a number is needed. */
function describeNumber(inQuotes: boolean, value: string, issue: TypeIssue): SettingWording {
  const bare = value.trim().replace(/\s*(?:%|per\s?cent)$/i, '');
  const read = NUMBER.test(bare) ? readNumber(bare) : undefined;
  const isWhole = issue.expected === 'int';
  const kind = isWhole ? 'whole number' : 'number';
  const state = inQuotes && read === value ? 'between quotation marks is' : 'is';
  return {
    reason: `“${short(value)}” ${state} not a ${kind}.`,
    ...(read === undefined || isWhole ? { fix: advice(issue) } : writeFact(issue.path, read)),
  };
}

/** The allowed values of an enum, a literal or a discriminator. */
function choices(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue)) return [];
  return Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function describeChoice(
  file: ContentFile,
  path: Path,
  value: string,
  allowed: readonly string[],
): SettingWording {
  const near = nearest(value, allowed) ?? implied(file, path);
  const [only, ...others] = allowed;
  const reason = `“${short(value)}” cannot be chosen here.`;
  if (near !== undefined) return { reason, ...write(path, near) };
  if (only !== undefined && others.length === 0) return { reason, ...writeFact(path, only) };
  return { reason, fix: `Write ${linesWith(path, allowed)}` };
}

/** The value of a setting at the top of a file, if the name of the file determines it. */
const implied = (file: ContentFile, path: Path) =>
  path.length === 1 ? impliedValue(file, String(path[0])) : undefined;

/** Describes an issue with a list or a group: wrong type or wrong length. */
function describeGroup(file: ContentFile, path: Path, issue: Issue): SettingWording {
  const node = file.settings.getIn(path, true);
  const count = isCollection(node) ? node.items.length : 0;
  const name = nameOf(path);
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  const items = count === 1 ? '1 item' : `${count} items`;
  return {
    reason: isSize ? `“${name}” has ${items}.` : `“${name}” does not fit.`,
    fix: advice(issue),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Write a text between quotation marks on this line, after the colon.',
  object: 'Write its settings below it, each on a line of its own, indented by two spaces.',
  array: 'Write a list below it: each item on a line of its own that starts with a hyphen.',
  number: 'Write a number, in figures.',
  int: 'Write a whole number, in figures.',
};

/** What is wrong with a text or a number. */
function faultOf(issue: Issue): string {
  if (issue.code === 'too_small') return `is less than ${String(issue.minimum)}`;
  if (issue.code !== 'too_big') return 'does not fit';
  const most = String(issue.maximum);
  return issue.origin === 'string' ? `has more than ${most} characters` : `is more than ${most}`;
}

/** The message of the schema if it has one, otherwise general advice for the code of the issue. */
function advice(issue: Issue): string {
  if (issue.message !== '') return issue.message;
  const unit =
    'origin' in issue && issue.origin === 'array'
      ? ' items, each on a line that starts with a hyphen and a space'
      : '';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'Write another kind of value here.';
    case 'too_small':
      return `Write ${issue.exact ? 'exactly' : 'at least'} ${String(issue.minimum)}${unit}.`;
    case 'too_big':
      return `Write ${issue.exact ? 'exactly' : 'at most'} ${String(issue.maximum)}${unit}.`;
    default:
      return 'Compare it with the same setting of a file beside it.';
  }
}

const LIST_BELOW = 'below it a list: each item on a line that starts with a hyphen';

/** The fix for a missing or empty setting: its line, with the value if only one is possible. */
function missingLine(context: Context, path: Path, lead: string): Fix {
  const { file, schema, parsed } = context;
  const key = lineWith(path, '').trim();
  const line = (value: string, start = ''): Fix => ({ fix: start + lineWith(path, value) });
  if (isDate(context, path))
    return { fix: `Write the line ${key} with the day after the colon, as in "2026-08-07".` };
  const value = implied(file, path);
  if (value !== undefined) {
    const lineEnd = file.source.includes('\r\n') ? '\r\n' : '\n';
    const isMissing = valueAt(parsed.data, path) === undefined;
    const expected = isMissing ? { expected: [lineWith(path, value) + lineEnd] } : {};
    return { ...line(value), ...expected };
  }
  const type = schemaAt(schema, path, parsed.data);
  if (type instanceof z.ZodLiteral) return line([...type.values].map(String).join(' or '));
  if (type instanceof z.ZodEnum) return line(type.options.map(String).join(' or '));
  const keys = settingNames(schema, path, parsed.data).map((name) => `${name}:`);
  const below =
    keys.length > 0 ? `below it, indented by two spaces, ${keys.join(', ')}` : LIST_BELOW;
  if (keys.length > 0 || type instanceof z.ZodArray)
    return { fix: `Add the line ${key} and ${below}.` };
  if (type instanceof z.ZodNumber)
    return { fix: `Write the line ${key} with the number after the colon, in figures.` };
  return line('"…"', `${lead} `);
}

/** A scalar as typed, without quotation marks; undefined for a list or a group. */
function typedValue(file: ContentFile, path: Path): string | undefined {
  const node = file.settings.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  return typeof node.value === 'string' ? node.value : node.source;
}

function isQuoted(file: ContentFile, path: Path): boolean {
  const node = file.settings.getIn(path, true);
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

/** Longer values are truncated in messages. In characters. */
const MAX_LENGTH = 60;

/** A value on one line, truncated. */
export function short(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}

/** The line of a setting with a value: `percent: 3`, or `- "Do: it"` for a list item. */
export function lineWith(path: Path, value: string): string {
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${value}` : `- ${value}`;
}

/** The line of a setting with its name corrected, without indentation. */
export function renamedLine(file: ContentFile, path: Path, from: string, to: string): string {
  const [before, after] = splitLine(file.source, rangeOfKey(file, path, from)[0]);
  return (before + after.replace(from, () => to)).trim();
}

/** A text as a double-quoted YAML scalar. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** The name of a setting in messages; for a list item, the name of the list. */
export function nameOf(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string');
  return typeof name === 'string' ? name : 'The file';
}
