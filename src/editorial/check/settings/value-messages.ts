import { isCollection } from 'yaml';
import { z } from 'zod';
import { addDays, weekday } from '../../../formats/dates.ts';
import { NO_FRIDAY } from '../../../schemas/contest.ts';
import { DATE_FAULTS } from '../../../schemas/fields.ts';
import { schemaOf } from '../../../schemas/collections.ts';
import type { ContentFile } from '../../content/read.ts';
import { DIGITS, readNumber, WORDS } from 'copy-review/figures';
import { nearest } from '../../content/nearest.ts';
import { schemaAt } from './schema.ts';
import { explainDate } from './dates.ts';
import type { Issue } from './issues.ts';
import { isQuoted, lineWith, nameOf, quoted, short, typedValue, type Path } from './typed.ts';

/** What is wrong with a value, why where there is more to say than what it is for, and what to write. */
export interface Told {
  readonly what: string;
  readonly why?: string;
  readonly fix: string;
}

/** Says what is wrong with a value that is there. */
export function tellValue(file: ContentFile, path: Path, issue: Issue): Told {
  const value = typedValue(file, path);
  if (value === undefined) return tellGroup(file, path, issue);
  if (Object.values<string>(DATE_FAULTS).includes(issue.message))
    return tellDate(file, path, value, issue.path);
  if (issue.message === NO_FRIDAY) return tellFriday(value, issue.path);
  if (issue.code === 'invalid_type') return tellType(file, path, value, issue);
  const allowed = choices(issue);
  if (allowed.length > 0) return tellChoice(issue.path, value, allowed);
  if (issue.code === 'too_big' && issue.origin === 'number')
    return tellTooMuch(value, issue.path, Number(issue.maximum));
  const what =
    short(value) === '' ? `“${nameOf(path)}” is empty.` : `“${short(value)}” does not fit.`;
  return { what, fix: remedy(issue) };
}

/** A figure too many, or a point left out: 250 was meant as 25. */
function tellTooMuch(value: string, path: Path, most: number): Told {
  const digits = Math.ceil(Math.log10(Number(value) / most));
  const meant = String(Number(`${value}e-${digits}`));
  return { what: `“${short(value)}” is more than ${most}.`, fix: lineWith(path, meant) };
}

function tellDate(file: ContentFile, path: Path, value: string, meantPath: Path): Told {
  const { why, meant } = explainDate(value);
  if (meant.includes(value) && !isQuoted(file, path))
    return {
      what: `“${value}” stands without quotation marks.`,
      why: 'Without them it is a point in time, which can fall on another day elsewhere.',
      fix: lineWith(meantPath, quoted(value)),
    };
  const lines = meant.map((date) => lineWith(meantPath, quoted(date)));
  return {
    what: `“${short(value)}” is not a date.`,
    why,
    fix: lines.length > 0 ? lines.join(' or ') : DATE_FAULTS.noText,
  };
}

/** The nearest Fridays, as lines to type. */
function tellFriday(date: string, path: Path): Told {
  const fridays = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(date, days))
    .filter((day) => weekday(day) === 'Friday');
  return {
    what: `“${date}” is a ${weekday(date)}.`,
    why: 'Winners are announced on Fridays.',
    fix: fridays.map((day) => lineWith(path, day)).join(' or '),
  };
}

type TypeIssue = Extract<Issue, { code: 'invalid_type' }>;

function tellType(file: ContentFile, at: Path, value: string, issue: TypeIssue): Told {
  const { path } = issue;
  switch (issue.expected) {
    case 'number':
    case 'int':
      return tellNumber(isQuoted(file, at), value, issue);
    case 'string':
      return {
        what: `“${short(value)}” is no text without quotation marks.`,
        fix: lineWith(path, quoted(value)),
      };
    case 'array':
      return {
        what: `“${short(value)}” is not a list.`,
        fix: asList(file, value, issue),
      };
    default:
      return { what: `“${short(value)}” is not a group of settings.`, fix: asGroup(value, issue) };
  }
}

/** One text is a list of one; of anything else, the schema says how it is written. */
function asList(file: ContentFile, value: string, issue: TypeIssue): string {
  const schema = schemaOf(file.name);
  const list = schema && schemaAt(schema, issue.path, file.data);
  const item = list instanceof z.ZodArray ? list.element : undefined;
  const isText = item instanceof z.ZodString || item instanceof z.ZodEnum;
  return isText ? lineWith(issue.path, `[${quoted(value)}]`) : remedy(issue);
}

/** Somebody who supplies a value writes it where “status: placeholder” stood. */
function asGroup(value: string, issue: TypeIssue): string {
  const words = remedy(issue);
  return words.includes('status: supplied')
    ? lineWith(issue.path, `{ status: supplied, value: ${quoted(value)} }`)
    : words;
}

const NUMBER = new RegExp(`^(?:${DIGITS}|${WORDS})$`, 'i');

function tellNumber(inQuotes: boolean, value: string, issue: TypeIssue): Told {
  const bare = value.trim().replace(/\s*(?:%|per\s?cent)$/i, '');
  const read = NUMBER.test(bare) ? readNumber(bare) : undefined;
  const isWhole = issue.expected === 'int';
  const kind = isWhole ? 'whole number' : 'number';
  const state = inQuotes && read === value ? 'between quotation marks is' : 'is';
  return {
    what: `“${short(value)}” ${state} not a ${kind}.`,
    fix: read === undefined || isWhole ? remedy(issue) : lineWith(issue.path, read),
  };
}

/** The values that a setting may have, where they are few. */
function choices(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue)) return [];
  return Array.isArray(issue.options) ? issue.options.map(String) : [];
}

function tellChoice(path: Path, value: string, allowed: readonly string[]): Told {
  const meant = nearest(value, allowed) ?? (allowed.length === 1 ? allowed[0] : undefined);
  return {
    what: `“${short(value)}” cannot be chosen here.`,
    fix: meant === undefined ? `Write ${allowed.join(' or ')}.` : lineWith(path, meant),
  };
}

/** A list or a group of settings, where something else is wanted or where it is too long or too short. */
function tellGroup(file: ContentFile, path: Path, issue: Issue): Told {
  const node = file.settings.getIn(path, true);
  const count = isCollection(node) ? node.items.length : 0;
  const name = nameOf(path);
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return {
      what: `“${name}” holds a list or settings instead of a text.`,
      fix: lineWith(issue.path, quoted(sourceOf(file, path) ?? '…')),
    };
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return {
      what: `“${name}” holds ${count === 1 ? '1 item' : `${count} items`}.`,
      fix: remedy(issue),
    };
  return { what: `“${name}” does not fit.`, fix: remedy(issue) };
}

/** A list or a group as it was typed, where it was meant to be one line of text. */
function sourceOf(file: ContentFile, path: Path): string | undefined {
  const node = file.settings.getIn(path, true);
  if (!isCollection(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const source = file.source.slice(file.settingsStart + start, file.settingsStart + end).trimEnd();
  return source.includes('\n') ? undefined : source;
}

const KINDS: Readonly<Record<string, string>> = {
  object:
    'Write its settings below it, each on a line of its own, two spaces further to the right.',
  array: 'Write a list below it: each item on a line of its own that starts with a hyphen.',
  number: 'Write a number, in figures.',
  int: 'Write a whole number, in figures.',
};

/** The words of the schema where it has some, otherwise a remedy for the kind of fault. */
export function remedy(issue: Issue): string {
  if (!/^(?:Invalid|Too) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'Write another kind of value here.';
    case 'too_small':
      return `Write ${issue.exact ? 'exactly' : 'at least'} ${String(issue.minimum)}.`;
    case 'too_big':
      return `Write ${issue.exact ? 'exactly' : 'at most'} ${String(issue.maximum)}.`;
    default:
      return 'Compare it with the same setting of a file beside it.';
  }
}
