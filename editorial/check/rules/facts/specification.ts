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

const DECIDED =
  'leave it if the owner has decided so, and let a developer change the row in src/specification/ordered.ts';

const note = (part: string) => `The owner ordered it: part ${part} of src/specification/README.md.`;

const links = (items: readonly Item[]) => ({
  'navigation.yaml': `header:\n  links:\n${items
    .map(({ label = '', href = '' }) => `    - { label: ${label}, href: ${href} }\n`)
    .join('')}`,
});
const [{ items: LINKS } = { items: [] }] = ORDERED_LISTS;

/** The texts, lists and sections of the content are those that the owner ordered. */
export const specification: Rule = {
  name: 'specification',
  fails: links(LINKS.toReversed()),
  passes: links(LINKS),
  checksUnparsed: true,
  checkFiles: (files) => [...texts(files), ...lists(files), ...folders(files)],
};

const pathOf = (setting: string) => setting.split('.');
const asText = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value);

function texts(files: readonly ContentFile[]): Diagnostic[] {
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

/** A list with its items, and the place of each in its file. */
interface Found {
  readonly data: unknown;
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
}

function lists(files: readonly ContentFile[]): Diagnostic[] {
  return ORDERED_LISTS.flatMap((row) => {
    const file = files.find((other) => other.name === row.file);
    const path = pathOf(row.setting);
    const list = valueAt(file?.data, path);
    if (!file || !Array.isArray(list)) return [];
    const placed = list.map((data: unknown, index) => ({ data, file, path: [...path, index] }));
    return compare(placed, { data: list, file, path }, row);
  });
}

/** Whether the setting of an item is as ordered. One that is missing is for `valid-settings` to report. */
const hasSettings = (data: unknown, item: Item) =>
  Object.entries(item).every(([key, value]) => valueAt(data, [key]) === value);

/** Whether an item has one of the settings as ordered, such as the same address. */
const isLike = (data: unknown, item: Item) =>
  Object.entries(item).some(([key, value]) => valueAt(data, [key]) === value);

type Row = (typeof ORDERED_LISTS | typeof ORDERED_FOLDERS)[number];

function compare(placed: readonly Found[], whole: Found, row: Row): Diagnostic[] {
  const { items, what, part, others } = row;
  const range = rangeOfSetting(whole.file, whole.path);
  const warning = { severity: 'warning', note: note(part) } as const;
  const differs = ({ data, file, path }: Found, [key, value]: readonly [string, string]) => {
    const typed = valueAt(data, [key]);
    if (typed === value || typeof typed !== 'string' || typed === '') return [];
    return report(file, rangeOfSetting(file, [...path, key]), {
      ...warning,
      reason: `Here the ${what} have “${typed}”, and the owner ordered “${value}”.`,
      fix: `Write ${value}, or ${DECIDED}.`,
    });
  };
  if (others === 'anywhere') {
    const absent = items.filter((item) => !placed.some(({ data }) => hasSettings(data, item)));
    const further = placed.filter(({ data }) => !items.some((item) => hasSettings(data, item)));
    return absent.flatMap((item, index) => {
      const like = further.find(({ data }) => isLike(data, item));
      const changed = like ?? ('folder' in row ? further[index] : undefined);
      if (changed) return Object.entries(item).flatMap((setting) => differs(changed, setting));
      // `expected-files` reports a folder with too few files.
      if ('folder' in row) return [];
      return report(whole.file, range, {
        ...warning,
        reason: `The ${what} have no “${Object.values(item).join('”, “')}”.`,
        fix: `Put it back, or ${DECIDED}.`,
      });
    });
  }
  if (placed.length !== items.length)
    return report(whole.file, range, {
      ...warning,
      reason: `There are ${placed.length} ${what} instead of ${items.length}.`,
      fix: `Undo the change, or ${DECIDED}; counts such as “of the ${numberInWords(items.length)}” in other texts change too.`,
    });
  return items
    .flatMap((item, index) =>
      Object.entries(item).flatMap((setting) => differs(placed[index] ?? whole, setting)),
    )
    .slice(0, 1);
}

/**
 * The sections of a folder. `required-sections` reports those that are missing or have another number,
 * so that only the texts of each, and their number, are compared here.
 */
function folders(files: readonly ContentFile[]): Diagnostic[] {
  return ORDERED_FOLDERS.flatMap((row) => {
    const [key = ''] = Object.keys(row.items[0]);
    const inFolder = files.filter(({ name }) => entryOf(name)?.collection === row.folder);
    const last = inFolder.at(-1);
    // A file that is unreadable may be one of them.
    if (!last || inFolder.some(({ data }) => valueAt(data, [key]) === undefined)) return [];
    const placed = inFolder.map((file) => ({ data: file.data, file, path: [] }));
    const whole = { data: last.data, file: last, path: [key] };
    if (row.others === 'anywhere') return compare(placed, whole, row);
    // A copy has the setting of its original.
    const distinct = placed.filter(
      ({ data }, index) =>
        placed.findIndex((other) => valueAt(other.data, [key]) === valueAt(data, [key])) === index,
    );
    const named = row.items.map((item) =>
      distinct.find(({ data }) => valueAt(data, [key]) === item[key]),
    );
    if (distinct.length > row.items.length) return compare(distinct, whole, row);
    return named.every((section) => section !== undefined) ? compare(named, whole, row) : [];
  });
}
