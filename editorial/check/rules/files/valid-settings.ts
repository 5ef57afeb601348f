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
import { answer, report, type Rule } from '../../shared/rule.ts';

/** The settings of every file match their schema. */
export const validSettings: Rule = {
  name: 'valid-settings',
  fails: { 'faq/01-why.mdx': '---\nqestion: Why?\n---\n\nSo.\n' },
  passes: answer('So.'),
  checkFile: check,
};

function check(file: ContentFile): Diagnostic[] {
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
function reportMisspelling({ file, schema, parsed }: Context, { at, from, to }: Misspelling) {
  const path = typedPath(at, parsed.misspellings);
  const about = describeSetting(schema, [...at, to], parsed.data);
  const line = renamedLine(file, path, from, to);
  return report(file, rangeOfKey(file, path, from), {
    reason: `“${from}” is not a setting ${ofParent(file, at)}.`,
    note: [`Did you mean “${to}”?`, about].filter(Boolean).join(' '),
    fix: line,
    expected: to,
  });
}

/** Reports a discriminator, such as `status: placeholder`, that the other settings of its group contradict. */
function reportWrongChoice({ file, parsed }: Context, { path, to }: WrongChoice) {
  const typed = typedPath(path, parsed.misspellings);
  const line = lineWith(path, to);
  return report(file, rangeOfSetting(file, typed), {
    reason: `“${String(valueAt(file.data, typed))}” contradicts the lines beside it.`,
    note: `They belong to “${line}”.`,
    fix: line,
  });
}

/**
 * Reports a name that the schema does not know in a group: one that belongs to another branch of a
 * union than the settings beside it, one that belongs to the parent of the group, or any other.
 *
 * @param at the path of the group, with corrected names
 */
function reportUnknown({ file, schema, parsed }: Context, at: Path, key: string) {
  const path = typedPath(at, parsed.misspellings);
  const lineOf = (name: string) => {
    const isGroup = isCollection(file.settings.getIn([...path, name], true));
    return `the line that starts with ${name}:${isGroup ? ' and all lines indented below it' : ''}`;
  };
  const forms = alternativeNames(schema, at, parsed.data);
  const form = forms.find((names) => names.includes(key));
  const rivals =
    form && Object.keys(valueAt(file.data, path) ?? {}).filter((name) => !form.includes(name));
  if (Object.hasOwn(SHOWN_SETTINGS, key) && at.length <= 1)
    return report(file, rangeOfKey(file, path, key), {
      reason: `“${key}” cannot be set here.`,
      note: 'This is always shown: it promises something, protects visitors, or holds its page together.',
      fix: `Remove ${lineOf(key)}`,
    });
  return report(
    file,
    rangeOfKey(file, path, key),
    rivals
      ? {
          reason: `“${key}” cannot be set beside ${LIST.format(rivals.map((name) => `“${name}”`))}.`,
          note: `Here the site knows either ${forms.map((names) => names.join(', ')).join(', or ')}.`,
          fix: ['Remove ' + lineOf(key), ...(rivals.length === 1 ? rivals.map(lineOf) : [])].join(
            ', or ',
          ),
        }
      : {
          reason: `“${key}” is not a setting ${ofParent(file, at)}.`,
          note: `The site knows only ${settingNames(schema, at, parsed.data).join(', ')} here.`,
          fix: `Remove ${lineOf(key)}`,
        },
  );
}

const LIST = new Intl.ListFormat('en-GB');

/** “of …” with the name of the group, or the kind of the file. */
function ofParent({ name }: ContentFile, at: Path): string {
  return at.length > 0 ? `of “${nameOf(at)}”` : `of this ${entryOf(name)?.label ?? 'file'}`;
}
