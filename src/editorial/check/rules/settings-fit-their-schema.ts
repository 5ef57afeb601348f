import { entryOf } from '../../../content-map.ts';
import type { z } from 'zod';
import { DATE_FAULTS } from '../../../schemas/fields.ts';
import { schemaOf } from '../../../schemas/collections.ts';
import { placeOf, placeOfKey } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding, Rule } from '../shared/rule.ts';
import { describeSetting, settingNames } from '../settings/schema.ts';
import { lineFor } from '../settings/absent.ts';
import {
  judgeSettings,
  typedPath,
  valueAt,
  type Issue,
  type Judged,
  type Misspelling,
} from '../settings/issues.ts';
import { halfDone, isOfGroup, type HalfDone } from '../settings/partial-edits.ts';
import { follows, restsOnFault } from '../settings/secondary-errors.ts';
import { lineWith, nameOf, renamedLine, type Path } from '../settings/typed.ts';
import { tellValue, type Told } from '../settings/value-messages.ts';
import { isCut } from './settings-can-be-read.ts';

/**
 * The settings of every file are the ones its schema knows, and each holds what it should:
 * the build would stop at any other, or leave out what an editor wrote.
 */
export const settingsFitTheirSchema: Rule = {
  name: 'settings-fit-their-schema',
  fails: { 'faq/01-why.mdx': '---\nqestion: Why?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSo.\n' },
  checkFiles: (files) =>
    files.flatMap((file) => {
      const schema = schemaOf(file.name);
      // Where the two lines of hyphens are not both there, that is what is wrong.
      const isOpen = file.name.endsWith('.mdx') && file.bodyStart === 0;
      if (!schema || file.data === undefined || isOpen) return [];
      const judged = judgeSettings(file, schema);
      // Of a value whose end is left out, that is what is told.
      const issues = judged.issues.filter(
        (issue) => !isCut(file, issue.path) && !restsOnFault(file, schema, judged.data, issue),
      );
      const known = { file, files, schema, judged };
      const halves = issues
        .map((issue) => halfDone(judged.data, issue))
        .filter((half) => half !== undefined);
      const rest = issues.filter(
        (issue) => !halves.some((half) => isOfGroup(issue, half, judged.data)),
      );
      const found = [
        ...judged.misspellings.map((one) => misspelt(known, one)),
        ...halves.map((half) => byHalf(known, half)),
        ...rest.flatMap((issue) =>
          issue.code === 'unrecognized_keys'
            ? issue.keys.map((key) => unknown(known, issue.path, key))
            : [tell(known, issue)],
        ),
      ];
      return found.filter((one) => !follows(file, one));
    }),
};

interface Known {
  readonly file: ContentFile;
  readonly files: readonly ContentFile[];
  readonly schema: z.ZodType;
  readonly judged: Judged;
}

function byHalf({ file, judged }: Known, { path, key, ...told }: HalfDone): Finding {
  const place = placeOfKey(file, typedPath(path, judged.misspellings), key);
  return { file: file.path, ...place, severity: 'error', ...told };
}

function misspelt({ file, schema, judged }: Known, { at, from, to }: Misspelling): Finding {
  const path = typedPath(at, judged.misspellings);
  const about = describeSetting(schema, [...at, to], judged.data);
  return {
    file: file.path,
    ...placeOfKey(file, path, from),
    severity: 'error',
    what: `“${from}” is not a setting ${whole(file, at)}.`,
    why: [`Did you mean “${to}”?`, about].filter(Boolean).join(' '),
    fix: renamedLine(file, path, from, to),
  };
}

function unknown({ file, schema, judged }: Known, at: Path, key: string): Finding {
  const path = typedPath(at, judged.misspellings);
  const names = settingNames(schema, at, judged.data);
  return {
    file: file.path,
    ...placeOfKey(file, path, key),
    severity: 'error',
    what: `“${key}” is not a setting ${whole(file, at)}.`,
    why: `The site knows only ${names.join(', ')} here.`,
    fix: `Remove the line that starts with ${key}:`,
  };
}

/** What the settings belong to: the group they stand in, or else the file, by its kind. */
function whole({ name }: ContentFile, at: Path): string {
  if (at.length > 0) return `of “${nameOf(at)}”`;
  return `of this ${entryOf(name)?.label ?? 'file'}`;
}

function tell(known: Known, issue: Issue): Finding {
  const { file, schema, judged } = known;
  const path = typedPath(issue.path, judged.misspellings);
  const about = describeSetting(schema, issue.path, judged.data);
  const { what, why = about, fix } = absent(known, issue) ?? tellValue(file, path, issue);
  return {
    file: file.path,
    ...placeOf(file, path),
    severity: 'error',
    what,
    why: why ?? 'The page needs it.',
    fix,
  };
}

function absent({ file, files, judged }: Known, issue: Issue): Told | undefined {
  const { path, code, message } = issue;
  const value = valueAt(judged.data, path);
  if (path.length === 0 || code === 'custom' || (value !== undefined && value !== null))
    return undefined;
  const isDate = Object.values<string>(DATE_FAULTS).includes(message);
  const fix = isDate
    ? `Write the line ${lineWith(path, '').trim()} with the day behind the colon, as in "2026-08-07".`
    : lineFor(file, files, path, judged.data);
  return value === null
    ? { what: `“${nameOf(path)}” is empty.`, fix: fix.replace(/^Add a line such as/, 'Write') }
    : { what: `“${nameOf(path)}” is missing.`, fix };
}
