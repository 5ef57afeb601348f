import { z } from 'zod';
import { valueAt, type Path } from '../../../src/facts/values.ts';
import { implied, isDate, type Context, type Fix, type SettingWording } from './fixes.ts';
import { schemaAt, settingNames, type Issue } from './issues.ts';
import { lineWith, nameOf } from './typed-settings.ts';

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
