import { DIGITS, readNumber, WORDS } from 'copy-review/figures';
import { excerpt } from 'copy-review/excerpt';
import { z } from 'zod';
import type { Path } from '../../../src/facts/values.ts';
import { rangeOfSetting, splitLine } from '../../content/places.ts';
import {
  advice,
  settingLines,
  withBelow,
  writeSetting,
  writeFact,
  type Context,
  type Fix,
  type SettingWording,
} from './fixes.ts';
import { accepts, schemaAt, type Issue } from './issues.ts';
import { isQuoted, lineWith, quoted } from './typed-settings.ts';

type TypeIssue = Extract<Issue, { code: 'invalid_type' }>;

/**
 * Describes a value of another type than the setting has, such as a text instead of a list.
 *
 * @param typedPath the path with the names as typed; `issue.path` has misspelt ones corrected
 */
export function describeType(
  context: Context,
  typedPath: Path,
  value: string,
  issue: TypeIssue,
): SettingWording {
  const { path } = issue;
  const { schema, parsed } = context;
  const typed = `“${excerpt(value)}”`;
  switch (issue.expected) {
    case 'number':
    case 'int':
      return describeNumber(isQuoted(context.file, typedPath), value, issue);
    case 'string':
      return accepts(schema, parsed.data, path, value)
        ? { reason: `${typed} must be in quotation marks.`, ...writeSetting(path, quoted(value)) }
        : { reason: `${typed} does not fit.`, fix: advice(issue) };
    case 'boolean':
      return { reason: `${typed} is neither true nor false.`, fix: advice(issue) };
    case 'array':
      return { reason: `${typed} is not a list.`, ...asList(context, typedPath, value, issue) };
    default:
      return { reason: `${typed} is not a group of settings.`, ...asGroup(context, value, issue) };
  }
}

/** The fix for a text instead of a list: its lines, or the whole text, as items. */
function asList(
  { file, schema, parsed }: Context,
  typedPath: Path,
  value: string,
  issue: TypeIssue,
): Fix {
  const { path } = issue;
  const isList = (items: readonly string[]) => accepts(schema, parsed.data, path, items);
  const [start, end] = rangeOfSetting(file, typedPath);
  const [indent] = splitLine(file.source, start);
  const lines = file.source.slice(start, end).split('\n');
  const items = lines.map((line) => line.trim().replace(/^-\s*/, ''));
  if (items.length > 1 && indent.trim() === '' && isList(items))
    return {
      fix: `Begin each line of the list with a hyphen and a space: - ${items[0] ?? ''}`,
      expected: items.map((item) => `- ${item}`).join(`\n${indent}`),
    };
  return isList([value]) ? writeSetting(path, `[${quoted(value)}]`) : { fix: advice(issue) };
}

/**
 * The fix for a value instead of a group: the names of its settings. An editor may have replaced a
 * whole group with a `status` by its value, which belongs into a group with `status: supplied`.
 */
function asGroup({ schema, parsed }: Context, value: string, issue: TypeIssue): Fix {
  const group = schemaAt(schema, issue.path, parsed.data);
  const line = `Write the line ${lineWith(issue.path, '').trim()}`;
  const below = (names: string) => withBelow(issue.path, line, names);
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
  // “none” may say that there is no value, so nobody is told to supply it as one.
  const isValue =
    value.toLowerCase() !== 'none' &&
    accepts(schema, parsed.data, issue.path, { status: 'supplied', value });
  return isValue
    ? writeSetting(issue.path, `{ status: supplied, value: ${quoted(value)} }`)
    : { fix: `${below('status: placeholder, shown: and needed:')} as they were before.` };
}

/** “1,000”, “twelve” */
const NUMBER = new RegExp(`^(?:${DIGITS}|${WORDS})$`, 'i');

/** Describes a text where a number is needed. */
function describeNumber(inQuotes: boolean, value: string, issue: TypeIssue): SettingWording {
  const bare = value.trim().replace(/\s*(?:%|per\s?cent)$/i, '');
  const read = NUMBER.test(bare) ? readNumber(bare) : undefined;
  const isWhole = issue.expected === 'int';
  const kind = isWhole ? 'whole number' : 'number';
  const state = inQuotes && read === value ? 'between quotation marks is' : 'is';
  return {
    reason: `“${excerpt(value)}” ${state} not a ${kind}.`,
    // Of a whole number the schema says what it counts, and within which limits.
    ...(read === undefined || isWhole ? { fix: advice(issue) } : writeFact(issue.path, read)),
  };
}
