import { WORDS } from 'copy-review/figures';
import { entryOf, PAGES, requiredSectionsOf, SECTION_FOLDERS } from '../../../src/content-map.ts';
import { valueAt } from '../../../src/facts/values.ts';
import type { ContentFile } from '../../content/read.ts';

/** “section 3”, “Pledge 3” or “question 3”. */
export const NUMBERED = new RegExp(
  `\\b(?<noun>section|pledge|question) (?<number>\\d+|${WORDS})\\b`,
  'gi',
);

/** The number at the start of a section's file name; undefined if there is none. */
export function sectionNumber(name: string): number | undefined {
  const number = /^\w+\/(\d\d)-/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** A section number with two digits: `03`. */
export const formatNumber = (number: number): string => String(number).padStart(2, '0');

/**
 * The file that this one duplicates, because both name the same required section. The original is
 * the one with the right number, otherwise the first one. Undefined for the original itself.
 */
export function originalOf(
  file: ContentFile,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const prefix = prefixOf(file);
  if (prefix === undefined) return undefined;
  const same = files.filter((other) => prefixOf(other) === prefix);
  const first = same.find(({ name }) => name.startsWith(prefix)) ?? same[0];
  return first === file ? undefined : first;
}

/** The value of a setting that the file name determines: `page`, or the setting that names a required section. */
export function impliedValue({ name }: ContentFile, key: string): string | undefined {
  const page = key === 'page' ? entryOf(name)?.page : undefined;
  // YAML would read 404 without quotation marks as a number.
  if (page !== undefined && name.startsWith('pages/')) return /^\d/.test(page) ? `"${page}"` : page;
  const required = requiredSectionsOf(folderOf(name));
  return required?.key === key ? required.values[(sectionNumber(name) ?? 0) - 1] : undefined;
}

/** The anchor of a section; of a missing or empty one, which `valid-settings` reports, what the file name says. */
export const anchorOf = (file: ContentFile): string | undefined => statedOr(file, 'anchor');

/** The value of a setting; of a missing or empty one, what the file name determines. */
function statedOr(file: ContentFile, key: string): string | undefined {
  const value = valueAt(file.data, [key]);
  return typeof value === 'string' && value !== '' ? value : impliedValue(file, key);
}

/** The required sections of a folder that no file is, by the setting that names them. */
export function missingSections(files: readonly ContentFile[], folder: string): readonly string[] {
  const { key = '', values = [] } = requiredSectionsOf(folder) ?? {};
  const present = files
    .filter(({ name }) => folderOf(name) === folder)
    .map((file) => statedOr(file, key));
  return values.filter((value) => !present.includes(value));
}

/** The addresses of the required sections that have an anchor, whether or not a file is there. */
export const REQUIRED_PLACES: readonly string[] = Object.entries(SECTION_FOLDERS).flatMap(
  ([folder, { page }]) => {
    const { key, values } = requiredSectionsOf(folder) ?? { key: '', values: [] };
    return key === 'anchor' ? values.map((anchor) => `${PAGES[page].route ?? ''}#${anchor}`) : [];
  },
);

/** The start of a required section’s file name, such as `legal/03-`; undefined for other files. */
function prefixOf({ name, data }: ContentFile): string | undefined {
  const folder = folderOf(name);
  const required = requiredSectionsOf(folder);
  if (!required) return undefined;
  const value = valueAt(data, [required.key]);
  const place = required.values.findIndex((other) => other === value);
  return place < 0 ? undefined : `${folder}/${formatNumber(place + 1)}-`;
}

const folderOf = (name: string) => name.slice(0, Math.max(0, name.indexOf('/')));
