import { entryOf } from '../../../../src/content-map.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { numberInWords } from '../../../../src/formats/amounts.ts';
import {
  ORDERED_FOLDERS,
  ORDERED_LISTS,
  ORDERED_TEXTS,
  type Item,
} from '../../../../src/specification/ordered.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/** The end of each fix: what to do if the owner has changed the order. */
const DECIDED =
  'leave it if the owner has decided so, and let a developer change the row in src/specification/ordered.ts';

const note = (part: string) => `The owner ordered it: part ${part} of src/specification/README.md.`;

/** The texts, lists and sections of the content are those that the owner ordered: `src/specification`. */
export const specification: Rule = {
  name: 'specification',
  checksUnparsed: true,
  checkFiles: (files) => [...reportTexts(files), ...reportLists(files), ...reportFolders(files)],
};

const pathOf = (setting: string) => setting.split('.');
const asText = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value);

/** Reports settings whose text is not the ordered one. */
function reportTexts(files: readonly ContentFile[]): Diagnostic[] {
  return ORDERED_TEXTS.flatMap(({ file: name, setting, text, what, part }) => {
    const file = files.find((other) => other.name === name);
    const value = asText(valueAt(file?.data, pathOf(setting)));
    // `valid-settings` reports what is missing or has no text.
    if (!file || typeof value !== 'string' || value === '' || value === text) return [];
    return report(file, rangeOfSetting(file, pathOf(setting)), {
      severity: 'warning',
      reason: `This is ${what}, and the owner ordered “${text}”.`,
      note: note(part),
      fix: `Write ${text}, or ${DECIDED}.`,
    });
  });
}

/** A list or one of its items: its data, and its place in a file. */
interface Placed {
  readonly data: unknown;
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
}

/** Reports lists of settings whose items are not the ordered ones. */
function reportLists(files: readonly ContentFile[]): Diagnostic[] {
  return ORDERED_LISTS.flatMap((row) => {
    const file = files.find((other) => other.name === row.file);
    const path = pathOf(row.setting);
    const list = valueAt(file?.data, path);
    if (!file || !Array.isArray(list)) return [];
    const items = list.map((data: unknown, index) => ({ data, file, path: [...path, index] }));
    const compare = row.others === 'anywhere' ? compareInAnyOrder : compareInOrder;
    return compare(items, { data: list, file, path }, row);
  });
}

/** Whether an item has all of the settings as ordered. */
const hasSettings = (data: unknown, item: Item) =>
  Object.entries(item).every(([key, value]) => valueAt(data, [key]) === value);

/** Whether an item has one of the settings as ordered, such as the same address. */
const isLike = (data: unknown, item: Item) =>
  Object.entries(item).some(([key, value]) => valueAt(data, [key]) === value);

/** A row of the lists, or of the folders, that the owner ordered. */
type Row = (typeof ORDERED_LISTS | typeof ORDERED_FOLDERS)[number];

/** Compares items that may stand in any order, with others between them. */
function compareInAnyOrder(items: readonly Placed[], list: Placed, row: Row): Diagnostic[] {
  const absent = row.items.filter((item) => !items.some(({ data }) => hasSettings(data, item)));
  const others = items.filter(({ data }) => !row.items.some((item) => hasSettings(data, item)));
  return absent.flatMap((item, index) => {
    const similar = others.find(({ data }) => isLike(data, item));
    // The number of files is checked elsewhere: where one text is gone, another has taken its place.
    const changed = similar ?? ('folder' in row ? others[index] : undefined);
    if (changed)
      return Object.entries(item).flatMap((setting) => compareSetting(changed, setting, row));
    // `expected-files` reports a folder with too few files.
    if ('folder' in row) return [];
    return report(list.file, rangeOfSetting(list.file, list.path), {
      severity: 'warning',
      reason: `The ${row.what} have no “${Object.values(item).join('”, “')}”.`,
      note: note(row.part),
      fix: `Put it back, or ${DECIDED}.`,
    });
  });
}

/** Compares items that are ordered in number and order. Only the first difference is reported. */
function compareInOrder(items: readonly Placed[], list: Placed, row: Row): Diagnostic[] {
  const ordered = row.items.length;
  if (items.length !== ordered)
    return report(list.file, rangeOfSetting(list.file, list.path), {
      severity: 'warning',
      reason: `There are ${items.length} ${row.what} instead of ${ordered}.`,
      note: note(row.part),
      fix: `Undo the change, or ${DECIDED}; counts such as “of the ${numberInWords(ordered)}” in other texts change too.`,
    });
  return row.items
    .flatMap((item, index) =>
      Object.entries(item).flatMap((setting) => compareSetting(items[index] ?? list, setting, row)),
    )
    .slice(0, 1);
}

/** Reports a setting of an item that has another text than the ordered one. */
function compareSetting(
  { data, file, path }: Placed,
  [key, value]: readonly [string, string],
  { what, part }: Row,
): Diagnostic[] {
  const typed = valueAt(data, [key]);
  // `valid-settings` reports one that is missing.
  if (typed === value || typeof typed !== 'string' || typed === '') return [];
  return report(file, rangeOfSetting(file, [...path, key]), {
    severity: 'warning',
    reason: `Here the ${what} have “${typed}”, and the owner ordered “${value}”.`,
    note: note(part),
    fix: `Write ${value}, or ${DECIDED}.`,
  });
}

/**
 * Reports sections of a folder that are not as ordered: the texts of each, and how many there are.
 * `required-sections` reports those that are missing or have another number.
 */
function reportFolders(files: readonly ContentFile[]): Diagnostic[] {
  return ORDERED_FOLDERS.flatMap((row) => {
    // By its first setting, such as its anchor, a section is known.
    const [key = ''] = Object.keys(row.items[0]);
    const inFolder = files.filter(({ name }) => entryOf(name)?.collection === row.folder);
    const last = inFolder.at(-1);
    // A file that is unreadable may be one of them.
    if (!last || inFolder.some(({ data }) => valueAt(data, [key]) === undefined)) return [];
    const sections = inFolder.map((file) => ({ data: file.data, file, path: [] }));
    const list = { data: last.data, file: last, path: [key] };
    if (row.others === 'anywhere') return compareInAnyOrder(sections, list, row);
    // A copy has the setting of its original.
    const distinct = sections.filter(
      ({ data }, index) =>
        sections.findIndex((other) => valueAt(other.data, [key]) === valueAt(data, [key])) ===
        index,
    );
    const named = row.items.map((item) =>
      distinct.find(({ data }) => valueAt(data, [key]) === item[key]),
    );
    if (distinct.length > row.items.length) return compareInOrder(distinct, list, row);
    // `required-sections` reports one that is not there.
    return named.every((section) => section !== undefined) ? compareInOrder(named, list, row) : [];
  });
}
