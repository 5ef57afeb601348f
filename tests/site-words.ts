/**
 * The parsed words and facts of the site, for tests that expect them on a page. Tests read headings,
 * labels and dates from here, so that an edit of the content breaks no test. The owner's fixed
 * texts are rows of src/specification/ordered.ts.
 */
import type { z } from 'zod';
import {
  COUNTED,
  DATA_FILES,
  pageFile,
  PAGES,
  type DataName,
  type PageName,
  type SectionName,
} from '../src/content-map.ts';
import { readContent, type ContentFile } from '../editorial/content/read.ts';
import { fillCounts, type Counts } from '../src/facts/counts.ts';
import { isShown, withoutHidden, type Showing } from '../src/formats/shown.ts';
import { valueAt } from '../src/facts/values.ts';
import { SCHEMAS } from '../src/collections.ts';

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** A heading in the settings of a section. */
export interface Heading {
  eyebrow?: string | undefined;
  text?: string | undefined;
}

/** A text with single spaces. */
export const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of a heading, with single spaces: its eyebrow and headline. */
export const headingText = ({ eyebrow, text }: Heading): string =>
  collapsed([eyebrow, text].filter((part) => part !== undefined).join(' '));

/** The settings of a page. */
export type Page<Name extends PageName> = Extract<z.infer<typeof SCHEMAS.pages>, { page: Name }>;

/**
 * Reads a content folder, with its counts filled in; the site's own, or the one with example values for
 * the release build. What editors hide is left out: a test has to say what it expects then.
 */
export function siteWords(directory = 'src/content') {
  const { page, sightings, ...words } = wholeWords(directory, isShown);
  return {
    ...words,
    /** The words of “Last seen”; undefined if they are hidden. */
    sightings: isShown(sightings) ? sightings : undefined,
    /** The settings of a page's file, without those of its hidden sections. */
    page: <Name extends PageName>(name: Name) => withoutHidden<Page<Name>>(page(name)),
  };
}

/**
 * The words and facts of a content folder, also those that editors hide.
 *
 * @param isRead tells which sections of folders are read, by their settings
 */
export function wholeWords(directory: string, isRead: (section: Showing) => boolean = () => true) {
  const files = readContent(directory);
  const data = (name: string): unknown => files.find((file) => file.name === name)?.data;
  const inFolder = (folder: SectionName): ContentFile[] =>
    files.filter(
      ({ name, data: settings }) =>
        name.startsWith(`${folder}/`) && isRead(SCHEMAS[folder].parse(settings) as Showing),
    );
  const counts = Object.fromEntries(
    Object.entries(COUNTED).map(([name, place]) => [
      name,
      'folder' in place
        ? inFolder(place.folder).length
        : Object.keys(valueAt(data(pageFile(place.page)), place.path) ?? {}).length,
    ]),
  ) as Counts;
  const parsed = <Schema extends z.ZodType>(schema: Schema, settings: unknown) =>
    fillCounts(schema.parse(settings), counts);
  const facts = <Name extends DataName>(name: Name) =>
    parsed(SCHEMAS[name], data(DATA_FILES[name].path)) as ReturnType<
      (typeof SCHEMAS)[Name]['parse']
    >;
  return {
    coin: facts('coins'),
    contest: facts('contests'),
    studio: facts('studio'),
    navigation: facts('navigation'),
    legalRecord: facts('legalRecord'),
    pledgeRecord: facts('pledgeRecord'),
    sightings: facts('sightings'),
    /** The settings of a page's file. */
    page: <Name extends PageName>(name: Name) =>
      parsed(SCHEMAS.pages, data(pageFile(name))) as Page<Name>,
    /** The settings of the sections in a folder, in the order of their files. */
    sections: <Name extends SectionName>(folder: Name) =>
      inFolder(folder).map((file) => parsed(SCHEMAS[folder], file.data)) as ReturnType<
        (typeof SCHEMAS)[Name]['parse']
      >[],
    /** The source of the prose of one file. */
    prose: (name: string) => files.find((file) => file.name === name)?.body ?? '',
  };
}
