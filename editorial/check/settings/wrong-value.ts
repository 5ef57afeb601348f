import { excerpt } from 'copy-review/excerpt';
import { isCollection, isSeq } from 'yaml';
import { COUNTED } from '../../../src/content-map.ts';
import type { Path } from '../../../src/facts/values.ts';
import { bracesIn } from '../../../src/formats/templates.ts';
import { DATE_FAULTS } from '../../../src/schemas/fields.ts';
import { nearest } from '../../content/nearest.ts';
import type { ContentFile } from '../../content/read.ts';
import { counted } from '../../output/counted.ts';
import { explainDate } from './dates.ts';
import {
  advice,
  choices,
  implied,
  isDate,
  writeSetting,
  writeFact,
  type Context,
  type SettingWording,
} from './fixes.ts';
import { accepts, type Issue } from './issues.ts';
import { missingLine } from './missing-setting.ts';
import { linesWith, nameOf, quoted, typedValue } from './typed-settings.ts';
import { describeType } from './wrong-type.ts';

/**
 * Describes an issue with an existing value. `path` has the setting names as typed; `issue.path`
 * has misspelt ones corrected.
 */
export function describeValue(context: Context, path: Path, issue: Issue): SettingWording {
  const { schema, parsed } = context;
  const value = typedValue(context.file, path);
  if (value === undefined) return describeGroup(context, path, issue);
  if (issue.code === 'custom' && issue.params?.variable !== undefined)
    return describeVariable(value, issue.params);
  const isSpaced = value !== value.trim() && accepts(schema, parsed.data, issue.path, value.trim());
  if (isSpaced)
    return {
      reason: `“${excerpt(value)}” has a space at its start or its end.`,
      ...writeSetting(issue.path, quoted(value.trim())),
    };
  const isInvalidDate =
    issue.code === 'custom' ? issue.params?.kind === 'date' : isDate(context, issue.path);
  if (isInvalidDate) return describeDate(context, value, issue.path);
  if (issue.code === 'invalid_type') return describeType(context, path, value.trim(), issue);
  const allowed = choices(issue);
  if (allowed.length > 0) return describeChoice(context.file, issue.path, value, allowed);
  return { reason: `“${excerpt(value)}” ${faultOf(issue)}.`, fix: advice(issue) };
}

/**
 * Describes a template variable that the schema does not know, such as `{dat}`. The fix suggests the
 * nearest variable that it knows for this setting, or the nearest count, which any setting may have.
 *
 * @param params what the schema says of the variable: its name, and the names that it knows
 */
function describeVariable(value: string, params: Record<string, unknown>): SettingWording {
  const typed = String(params.variable);
  const names = (params.names as readonly string[] | undefined) ?? [];
  const unused = names.filter((name) => !bracesIn(value).includes(`{${name}}`));
  const word = typed.replaceAll(/[{}\s]/g, '');
  // A resembling name first, if possible one that the text lacks; then a count; else the only name that it lacks.
  const near =
    nearest(word, unused) ??
    nearest(word, names) ??
    nearest(word, Object.keys(COUNTED)) ??
    (unused.length === 1 ? unused[0] : undefined);
  const variable = near === undefined ? undefined : `{${near}}`;
  return {
    part: typed,
    reason: `The site has nothing to put in place of “${typed}”.`,
    note: 'A visitor would read the braces, or the page could not be made at all.',
    fix: `${variable ? `Write ${variable}` : `Remove ${typed}`}. ${listVariables(names)}`.trimEnd(),
    expected: variable,
  };
}

const listVariables = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : `The site fills in ${names.map((name) => `{${name}}`).join(', ')} here.`;

function describeDate({ schema, parsed }: Context, value: string, path: Path): SettingWording {
  const { why, candidates: all } = explainDate(value);
  const candidates = all.filter((date) => accepts(schema, parsed.data, path, date));
  return {
    reason: `“${excerpt(value)}” is not a date.`,
    note: why,
    ...(candidates.length > 0
      ? writeFact(path, ...candidates.map(quoted))
      : { fix: DATE_FAULTS.noText }),
  };
}

/**
 * Describes a value that is none of the allowed ones. It is corrected if it resembles one, or if the name of the
 * file determines it. If there is only one to choose, that may be a fact which the editor did not mean.
 */
function describeChoice(
  file: ContentFile,
  path: Path,
  value: string,
  allowed: readonly string[],
): SettingWording {
  const near = nearest(value, allowed) ?? implied(file, path);
  const [only, ...others] = allowed;
  const reason = `“${excerpt(value)}” cannot be chosen here.`;
  if (near !== undefined) return { reason, ...writeSetting(path, near) };
  if (only !== undefined && others.length === 0) return { reason, ...writeFact(path, only) };
  return { reason, fix: `Write ${linesWith(path, allowed)}` };
}

/** Describes an issue with a list or a group: wrong type or wrong length. */
function describeGroup(context: Context, path: Path, issue: Issue): SettingWording {
  const node = context.file.settings.getIn(path, true);
  const name = nameOf(path);
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const count = isCollection(node) ? node.items.length : 0;
    const items = count === 1 ? '1 item' : `${count} items`;
    return { reason: `“${name}” has ${items}.`, fix: advice(issue) };
  }
  if (issue.code === 'custom') return { reason: `“${name}” does not fit.`, fix: issue.message };
  const isAdvised = issue.message !== '';
  return {
    reason: `“${name}” ${isSeq(node) ? 'is a list' : 'has settings of its own'}.`,
    ...(isAdvised ? { fix: issue.message } : missingLine(context, issue)),
  };
}

/** What is wrong with a text or a number. */
function faultOf(issue: Issue): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return 'does not fit';
  const size = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin !== 'string')
    return `is ${issue.code === 'too_small' ? 'less' : 'more'} than ${size}`;
  return `has ${issue.code === 'too_small' ? 'fewer' : 'more'} than ${counted({ character: size })}`;
}
