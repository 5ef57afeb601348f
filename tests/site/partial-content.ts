/** The site's content without any section that editors may hide, and with some of what is missing. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../editorial/check/check.ts';
import { readContent, readContentFile, type ContentFile } from '../../editorial/content/read.ts';
import { withSettings, type Settings } from '../../editorial/launch/example-values.ts';
import { isError } from '../../editorial/output/diagnostic.ts';
import { SCHEMAS } from '../../src/collections.ts';
import { COUNTED, entryOf, pageFile, PAGES } from '../../src/content-map.ts';
import { valueAt } from '../../src/facts/values.ts';
import { numberInWords } from '../../src/formats/amounts.ts';
import { examplesFor } from '../../scripts/examples.ts';
import { PAGE_NAMES } from '../site-words.ts';

const CONTENT = 'src/content';

const files = readContent(CONTENT);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings of a page that can hide their section, with the ids that a link could target. */
const HIDEABLE_GROUPS = PAGE_NAMES.flatMap((page) => {
  const data = files.find(({ name }) => name === pageFile(page))?.data;
  if (!isGroup(data)) return [];
  return Object.entries(data).flatMap(([key, group]) => {
    const hidden = isGroup(group) && { ...data, [key]: { ...group, shown: false } };
    if (!SCHEMAS.pages.safeParse(hidden).success) return [];
    const { places = {} } = PAGES[page];
    const ids = Object.keys(places).filter((id) => places[id] === key);
    return [{ page, key, ids }];
  });
});

const hideFile = (source: string) => withSettings(source, { shown: false });

/** Whether the check accepts a file with this source. */
function isAccepted({ name }: ContentFile, source: string): boolean {
  const changed = files.map((file) =>
    file.name === name ? readContentFile(name, source, file.path) : file,
  );
  return !checkContent(changed).some(isError);
}

/** Whether a file may be hidden. The check refuses that of one that protects visitors. */
function isHideable(file: ContentFile): boolean {
  const { name, source, data } = file;
  const collection = entryOf(name)?.collection;
  if (collection === undefined || !isGroup(data)) return false;
  if (!SCHEMAS[collection].safeParse({ ...data, shown: false }).success) return false;
  return isAccepted(file, hideFile(source));
}

/** The files that can be hidden: sections of About, questions, and “Last seen”. */
const HIDEABLE_FILES = new Set(files.filter(isHideable).map(({ name }) => name));

/** A text without links to hidden sections and without counts of what is in them, which the check refuses. */
function withoutReferences(source: string, file: string): string {
  const unlinked = HIDEABLE_GROUPS.reduce((text, { page, ids }) => {
    const { route = '' } = PAGES[page];
    return ids.reduce((before, id) => {
      const after = before.replaceAll(`${route}#${id}`, route);
      const ofOwnPage = new RegExp(`(?<=["'(])#${id}(?=["')])`, 'g');
      return entryOf(file)?.page === page ? after.replace(ofOwnPage, route) : after;
    }, text);
  }, source);
  return Object.entries(COUNTED).reduce((text, [name, place]) => {
    if (!('page' in place)) return text;
    const { page, path } = place;
    if (!HIDEABLE_GROUPS.some((group) => group.page === page && group.key === path[0])) return text;
    const data = files.find((other) => other.name === pageFile(page))?.data;
    const count = Object.keys(valueAt(data, path) ?? {}).length;
    return text.replaceAll(`{${name}}`, numberInWords(count));
  }, unlinked);
}

/**
 * The example values of which the owner has supplied two of every three, as in the time before a release: a page that
 * looks at another value than the one it shows is right by chance where all are missing, or none.
 */
function someSupplied(file: ContentFile): Settings {
  const { name, source } = file;
  // A text is adopted as a whole.
  if (entryOf(name)?.collection.endsWith('Record')) return {};
  // The check refuses addresses of this site that are examples.
  const gaps = Object.entries(examplesFor(name).settings)
    .filter(([, value]) => isGroup(value) && 'status' in value)
    .filter(([key, value]) => isAccepted(file, withSettings(source, { [key]: value })));
  // Of pledges, which are numbered, those of two of every three.
  const first = Number(/\d+/.exec(name)?.[0] ?? 0);
  return Object.fromEntries(gaps.filter((_, index) => (first + index) % 3 > 0));
}

/** Writes the content to a folder, which is emptied first. */
export function writePartialContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(CONTENT, folder, { recursive: true });
  for (const file of files) {
    const { name, source } = file;
    const groups = HIDEABLE_GROUPS.filter(({ page }) => pageFile(page) === name);
    const hidden = Object.fromEntries(groups.map(({ key }) => [`${key}.shown`, false]));
    const settings = {
      ...(HIDEABLE_FILES.has(name) ? { shown: false } : hidden),
      ...someSupplied(file),
    };
    const isChanged = Object.keys(settings).length > 0;
    const text = withoutReferences(isChanged ? withSettings(source, settings) : source, name);
    if (text !== source) writeFileSync(join(folder, name), text);
  }
}
