import { entryOf } from '../../../../src/content-map.ts';
import { isCollection } from 'yaml';
import { valueAt, type Path } from '../../../../src/facts/values.ts';
import { schemaOf } from '../../../../src/collections.ts';
import { SHOWN_SETTINGS } from '../../../../src/schemas/parts.ts';
import { rangeOfKey, rangeOfSetting, type Range } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import {
  alternativeNames,
  describeSetting,
  parseSettings,
  settingNames,
  typedPath,
  type Issue,
  type Misspelling,
  type WrongChoice,
} from '../../settings/issues.ts';
import type { Context } from '../../settings/fixes.ts';
import { describeMissing } from '../../settings/missing-setting.ts';
import { lineWith, nameOf, renamedLine } from '../../settings/typed-settings.ts';
import { describeValue } from '../../settings/wrong-value.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** The settings of every file match their schema. */
export const validSettings: Rule = {
  name: 'valid-settings',
  checkFile: checkSettings,
};

function checkSettings(file: ContentFile): Diagnostic[] {
  const schema = schemaOf(file.name);
  if (!schema) return [];
  const parsed = parseSettings(file, schema);
  const context = { file, schema, parsed };
  return [
    ...parsed.misspellings.flatMap((misspelling) => reportMisspelling(context, misspelling)),
    ...parsed.wrongChoices.flatMap((choice) => reportWrongChoice(context, choice)),
    ...parsed.issues.flatMap((issue) => reportIssue(context, issue)),
  ];
}

/** Reports an unknown, missing or wrong setting. */
function reportIssue(context: Context, issue: Issue): Diagnostic[] {
  const { file, schema, parsed } = context;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((key) => reportUnknown(context, issue.path, key));
  const path = typedPath(issue.path, parsed.misspellings);
  const wording = describeMissing(context, issue) ?? describeValue(context, path, issue);
  const note =
    wording.note ?? describeSetting(schema, issue.path, parsed.data) ?? 'The page needs it.';
  const { part, ...texts } = wording;
  const value = rangeOfSetting(file, path);
  const range = part === undefined ? value : rangeOfPart(file, value, part);
  return report(file, range, { ...texts, note, replaces: part });
}

/** The range of a part of a value; of the whole value, if the part is typed in another way. */
function rangeOfPart({ source }: ContentFile, [start, end]: Range, part: string): Range {
  const index = source.slice(start, end).indexOf(part);
  return index < 0 ? [start, end] : [start + index, start + index + part.length];
}

/** Reports a misspelt setting name. */
function reportMisspelling({ file, schema, parsed }: Context, misspelling: Misspelling) {
  const { group, typed, correct } = misspelling;
  const path = typedPath(group, parsed.misspellings);
  const description = describeSetting(schema, [...group, correct], parsed.data);
  return report(file, rangeOfKey(file, path, typed), {
    reason: `“${typed}” is not a setting ${ofParent(file, group)}.`,
    note: [`Did you mean “${correct}”?`, description].filter(Boolean).join(' '),
    fix: renamedLine(file, path, typed, correct),
    expected: correct,
  });
}

/** Reports a discriminator, such as `status: placeholder`, that the other settings of its group contradict. */
function reportWrongChoice({ file, parsed }: Context, { path, correct }: WrongChoice) {
  const pathInFile = typedPath(path, parsed.misspellings);
  const line = lineWith(path, correct);
  return report(file, rangeOfSetting(file, pathInFile), {
    reason: `“${String(valueAt(file.data, pathInFile))}” contradicts the lines beside it.`,
    note: `They belong to “${line}”.`,
    fix: line,
  });
}

/**
 * Reports a name that the schema does not know in a group: one that hides a section which is always shown,
 * one that belongs to another form of the group than the settings beside it, or any other.
 *
 * @param group the path of the group, with corrected names
 */
function reportUnknown(context: Context, group: Path, key: string): Diagnostic[] {
  const { file, schema, parsed } = context;
  const path = typedPath(group, parsed.misspellings);
  const range = rangeOfKey(file, path, key);
  const removal = `Remove ${linesOf(file, path, key)}`;
  // The “shown” of a value that was not supplied yet is a text.
  const isOfValue = valueAt(file.data, [...path, 'status']) !== undefined;
  // A section is a whole file (an empty path), or a setting at the top of a page (one name).
  const canBeSection = group.length <= 1;
  if (Object.hasOwn(SHOWN_SETTINGS, key) && canBeSection && !isOfValue)
    return report(file, range, {
      reason: `“${key}” cannot be set here.`,
      note: 'This is always shown: it promises something, protects visitors, or holds its page together.',
      fix: removal,
    });
  const forms = alternativeNames(schema, group, parsed.data);
  const form = forms.find((names) => names.includes(key));
  if (!form)
    return report(file, range, {
      reason: `“${key}” is not a setting ${ofParent(file, group)}.`,
      note: `The site knows only ${settingNames(schema, group, parsed.data).join(', ')} here.`,
      fix: removal,
    });
  const rivals = Object.keys(valueAt(file.data, path) ?? {}).filter((name) => !form.includes(name));
  const otherRemoval = rivals.length === 1 ? rivals.map((name) => linesOf(file, path, name)) : [];
  return report(file, range, {
    reason: `“${key}” cannot be set beside ${LIST.format(rivals.map((name) => `“${name}”`))}.`,
    note: `Here the site knows either ${forms.map((names) => names.join(', ')).join(', or ')}.`,
    fix: [removal, ...otherRemoval].join(', or '),
  });
}

/** The lines of a setting, in a fix. */
function linesOf(file: ContentFile, path: Path, name: string): string {
  const isGroup = isCollection(file.settings.getIn([...path, name], true));
  return `the line that starts with ${name}:${isGroup ? ' and all lines indented below it' : ''}`;
}

const LIST = new Intl.ListFormat('en-GB');

/** “of …” with the name of the group, or the kind of the file. */
function ofParent({ name }: ContentFile, group: Path): string {
  return group.length > 0 ? `of “${nameOf(group)}”` : `of this ${entryOf(name)?.label ?? 'file'}`;
}
