import { z } from 'zod';
import { valueAt } from '../../../src/facts/values.ts';
import {
  choices,
  implied,
  isDate,
  settingLines,
  withBelow,
  type Context,
  type Fix,
  type SettingWording,
} from './fixes.ts';
import { schemaAt, type Issue } from './issues.ts';
import { lineWith, linesWith, nameOf } from './typed-settings.ts';

/** Describes a missing or empty setting; undefined if the setting has a value. */
export function describeMissing(context: Context, issue: Issue): SettingWording | undefined {
  const { path, code, message } = issue;
  const value = valueAt(context.parsed.data, path);
  const isBlank = typeof value === 'string' && value.trim() === '';
  const hasValue = value !== undefined && value !== null && !isBlank;
  if (path.length === 0 || hasValue || (code === 'custom' && value === null)) return undefined;
  const reason = `“${nameOf(path)}” ${value === undefined ? 'is missing' : isItem(path) ? 'has an empty item' : 'is empty'}.`;
  // What a group says of an empty value, such as that it is there twice, is no advice on what to write.
  const isOwn = isBlank ? issue.input === value : code === 'custom';
  const isAdvised = isOwn && message !== '' && !isDate(context, path);
  return { reason, ...(isAdvised ? { fix: message } : missingLine(context, issue)) };
}

const isItem = (path: Issue['path']) => typeof path.at(-1) === 'number';

/** The fix for a setting with no value, or one of another type: its line, with the value if only one is possible. */
export function missingLine(context: Context, issue: Issue): Fix {
  const { path } = issue;
  const { file, schema, parsed } = context;
  const isMissing = valueAt(parsed.data, path) === undefined;
  const line = `${isMissing ? 'Add' : 'Write'} the line ${lineWith(path, '').trim()}`;
  if (isDate(context, path))
    return { fix: `${line} with the day after the colon, as in "2026-08-07".` };
  const value = implied(file, path);
  if (value !== undefined) {
    const lineEnd = file.source.includes('\r\n') ? '\r\n' : '\n';
    const expected = isMissing ? { expected: [lineWith(path, value) + lineEnd] } : {};
    return { fix: lineWith(path, value), ...expected };
  }
  const allowed = choices(issue);
  if (allowed.length > 0)
    return { fix: `${allowed.length > 1 ? 'Write ' : ''}${linesWith(path, allowed)}` };
  const type = schemaAt(schema, path, parsed.data);
  const names = settingLines(type);
  if (names !== '') return { fix: `${withBelow(path, line, names)}.` };
  if (type instanceof z.ZodArray)
    return { fix: `${line} and below it a list: each item on a line that starts with a hyphen.` };
  if (type instanceof z.ZodNumber)
    return { fix: `${line} with the number after the colon, in figures.` };
  const lead = isMissing
    ? 'Add a line'
    : `Write the ${isItem(path) ? 'item after the hyphen' : 'value after the colon'},`;
  return { fix: `${lead} such as ${lineWith(path, '"…"')}` };
}
