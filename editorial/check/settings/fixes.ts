/** What the messages about missing, mistyped and wrong settings share: their form, and what to write. */
import { z } from 'zod';
import type { Path } from '../../../src/facts/values.ts';
import type { ContentFile } from '../../content/read.ts';
import { counted } from '../../output/counted.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { impliedValue } from '../shared/sections.ts';
import { schemaAt, type Issue, type ParsedSettings } from './issues.ts';
import { linesWith } from './typed-settings.ts';

/** A file, and its settings parsed by its schema. */
export interface Context {
  readonly file: ContentFile;
  readonly schema: z.ZodType;
  readonly parsed: ParsedSettings;
}

/**
 * The wording of a diagnostic about a setting. Without a note, the description of the setting in its
 * schema is the note.
 */
export type SettingWording = Omit<Wording, 'note'> & {
  readonly note?: string;
  /** The part of the value that is wrong, as typed; by default the whole value. */
  readonly part?: string;
};

/** What to do about a setting. */
export type Fix = Pick<Wording, 'fix' | 'expected' | 'changesFact'>;

/** Whether the schema has a date at a path. */
export const isDate = ({ schema, parsed }: Context, path: Path): boolean =>
  isDateSchema(schemaAt(schema, path, parsed.data));

const isDateSchema = (schema: unknown) =>
  schema instanceof z.ZodType && schema.meta()?.kind === 'date';

/** A fix that replaces a value: the line of its setting, once with each of the values. */
export const writeSetting = (path: Path, ...values: readonly string[]): Fix => ({
  fix: linesWith(path, values),
  expected: values,
});

/** The same, for values that state another fact than the typed value. */
export const writeFact = (path: Path, ...values: readonly string[]): Fix => ({
  ...writeSetting(path, ...values),
  changesFact: true,
});

/** The value of a setting at the top of a file, if the name of the file determines it. */
export const implied = (file: ContentFile, path: Path) =>
  path.length === 1 ? impliedValue(file, String(path[0])) : undefined;

/** What to write where the schema has a value of another type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'Write a text between quotation marks on this line, after the colon.',
  object: 'Write its settings below it, each on a line of its own, indented by two spaces.',
  array: 'Write a list below it: each item on a line of its own that starts with a hyphen.',
  number: 'Write a number, in figures.',
  int: 'Write a whole number, in figures.',
};

/**
 * The names of the settings that a group must have, as they are typed, or else of all that it can have; those of each
 * form if it has several, of which none is the usual one. Empty if it is no group.
 */
export function settingLines(group: unknown): string {
  const isUnion = group instanceof z.ZodUnion;
  if (isUnion && !(group instanceof z.ZodDiscriminatedUnion))
    return group.options.map(settingLines).filter(Boolean).join(', or ');
  const form: unknown = isUnion ? group.options[0] : group;
  if (!(form instanceof z.ZodObject)) return '';
  const all = Object.entries(form.shape);
  const required = all.filter(([, setting]) => !(setting instanceof z.ZodOptional));
  return (required.length > 0 ? required : all)
    .map(([name, setting]) => `${name}:${isDateSchema(setting) ? ' "2026-08-07"' : ''}`)
    .join(', ');
}

/** What to write for a group with these settings: below its line, or in the whole file. */
export const withBelow = (path: Path, line: string, names: string): string =>
  path.length === 0
    ? `Write these settings, each on a line of its own: ${names}`
    : `${line} and below it, indented by two spaces, ${names}`;

/** The allowed values of an enum, a literal or a discriminator. */
export function choices(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue)) return [];
  return Array.isArray(issue.options) ? issue.options.map(String) : [];
}

/** The least or the most that a text, a list or a number may have, with its unit. */
function bound(
  isLeast: boolean,
  size: number | bigint,
  { origin, exact = false }: { readonly origin: string; readonly exact?: boolean | undefined },
): string {
  const lead = exact ? 'exactly' : isLeast ? 'at least' : 'at most';
  if (origin === 'string') return `${lead} ${counted({ character: Number(size) })}`;
  if (origin === 'array')
    return `${lead} ${counted({ item: Number(size) })}, each on a line that starts with a hyphen and a space`;
  return `${size} or a ${isLeast ? 'larger' : 'smaller'} number`;
}

/** The message of the schema if it has one, otherwise general advice for the code of the issue. */
export function advice(issue: Issue): string {
  if (issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'Write another kind of value here.';
    case 'too_small':
      return `Write ${bound(true, issue.minimum, issue)}.`;
    case 'too_big':
      return `Write ${bound(false, issue.maximum, issue)}.`;
    default:
      return 'Compare it with the same setting of a file beside it.';
  }
}
