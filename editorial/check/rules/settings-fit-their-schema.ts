import { entryOf } from '../../../src/content-map.ts';
import type { Path } from '../../../src/facts/values.ts';
import { schemaOf } from '../../../src/schemas/collections.ts';
import { rangeOfKey, rangeOfSetting } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import {
  describeSetting,
  parseSettings,
  settingNames,
  typedPath,
  type Issue,
  type Misspelling,
} from '../settings/issues.ts';
import { isPartOf, partialEdit, type PartialEdit } from '../settings/partial-edits.ts';
import { dependsOnFault, isSecondary } from '../settings/secondary-errors.ts';
import {
  describeMissing,
  describeValue,
  nameOf,
  renamedLine,
  type Context,
} from '../settings/wording.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isTruncated } from './settings-can-be-read.ts';

/** The settings of every file fit their schema. */
export const settingsFitTheirSchema: Rule = {
  name: 'settings-fit-their-schema',
  fails: { 'faq/01-why.mdx': '---\nqestion: Why?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSo.\n' },
  checkFiles: (files) => files.flatMap((file) => check(file, files)),
};

function check(file: ContentFile, files: readonly ContentFile[]): Diagnostic[] {
  const schema = schemaOf(file.name);
  // `settings-can-be-read` reports frontmatter that is not delimited.
  const lacksFrontmatter = file.name.endsWith('.mdx') && file.bodyStart === 0;
  if (!schema || file.data === undefined || lacksFrontmatter) return [];
  const parsed = parseSettings(file, schema);
  const context = { file, files, schema, parsed };
  // `settings-can-be-read` reports a value that is cut off.
  const issues = parsed.issues.filter(
    (issue) => !isTruncated(file, issue.path) && !dependsOnFault(file, schema, parsed.data, issue),
  );
  const edits = issues
    .map((issue) => partialEdit(parsed.data, issue))
    .filter((edit) => edit !== undefined);
  const others = issues.filter(
    (issue) => !edits.some((edit) => isPartOf(edit, issue, parsed.data)),
  );
  return [
    ...parsed.misspellings.map((one) => reportMisspelling(context, one)),
    ...edits.map((edit) => reportPartialEdit(context, edit)),
  ]
    .filter((one) => !isSecondary(file, one))
    .concat(others.flatMap((issue) => reportIssue(context, issue)));
}

/** Reports an unknown, missing or wrong setting, unless the issue is secondary to an unreadable line. */
function reportIssue(context: Context, issue: Issue): Diagnostic[] {
  const { file, schema, parsed } = context;
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .map((key) => reportUnknown(context, issue.path, key))
      .filter((one) => !isSecondary(file, one));
  const path = typedPath(issue.path, parsed.misspellings);
  const missing = describeMissing(context, issue);
  const wording = missing ?? describeValue(context, path, issue);
  const note =
    wording.note ?? describeSetting(schema, issue.path, parsed.data) ?? 'The page needs it.';
  const found = report(file, rangeOfSetting(file, path), { ...wording, note });
  return isSecondary(file, found, missing && nameOf(issue.path)) ? [] : [found];
}

function reportPartialEdit({ file, parsed }: Context, { path, key, ...wording }: PartialEdit) {
  return report(file, rangeOfKey(file, typedPath(path, parsed.misspellings), key), wording);
}

function reportMisspelling({ file, schema, parsed }: Context, { at, from, to }: Misspelling) {
  const path = typedPath(at, parsed.misspellings);
  const about = describeSetting(schema, [...at, to], parsed.data);
  const line = renamedLine(file, path, from, to);
  return report(file, rangeOfKey(file, path, from), {
    reason: `“${from}” is not a setting ${ofParent(file, at)}.`,
    note: [`Did you mean “${to}”?`, about].filter(Boolean).join(' '),
    fix: line,
    verbatim: line,
    expected: [to],
  });
}

function reportUnknown({ file, schema, parsed }: Context, at: Path, key: string) {
  const names = settingNames(schema, at, parsed.data);
  return report(file, rangeOfKey(file, typedPath(at, parsed.misspellings), key), {
    reason: `“${key}” is not a setting ${ofParent(file, at)}.`,
    note: `The site knows only ${names.join(', ')} here.`,
    fix: `Remove the line that starts with ${key}:`,
  });
}

/** “of …” with the name of the group, or the kind of the file. */
function ofParent({ name }: ContentFile, at: Path): string {
  return at.length > 0 ? `of “${nameOf(at)}”` : `of this ${entryOf(name)?.label ?? 'file'}`;
}
