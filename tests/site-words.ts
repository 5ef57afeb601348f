/**
 * The words and facts of the site as its schemas give them, for tests that look for them on a page.
 * A test reads a heading, a label or a date from here and never repeats it: an edit of the content
 * must not break a test. The owner's fixed strings alone stand in tests/unit/owners-words.test.ts.
 */
import { readContent, type ContentFile } from '../src/editorial/content/read.ts';
import { coinSchema } from '../src/schemas/coin.ts';
import { contestSchema } from '../src/schemas/contest.ts';
import { navigationSchema } from '../src/schemas/navigation.ts';
import { pageSchema, type Page, type PageName } from '../src/schemas/pages/page.ts';
import { legalRecordSchema, pledgeRecordSchema } from '../src/schemas/record.ts';
import { aboutSchema, faqSchema, legalSchema, pledgeSchema } from '../src/schemas/section.ts';
import { studioSchema } from '../src/schemas/studio.ts';

const SECTIONS = {
  about: aboutSchema,
  pledge: pledgeSchema,
  legal: legalSchema,
  faq: faqSchema,
} as const;

/** Reads a content folder; the site's own, or the one with example values for the release build. */
export function siteWords(directory = 'src/content') {
  const files = readContent(directory);
  const data = (name: string): unknown => files.find((file) => file.name === name)?.data;
  const inFolder = (folder: string): ContentFile[] =>
    files.filter(({ name }) => name.startsWith(`${folder}/`));
  return {
    coin: coinSchema.parse(data('coins/bigfoot.yaml')),
    contest: contestSchema.parse(data('contests/meme-wars.yaml')),
    studio: studioSchema.parse(data('studio.yaml')),
    navigation: navigationSchema.parse(data('navigation.yaml')),
    legalRecord: legalRecordSchema.parse(data('legal.yaml')),
    pledgeRecord: pledgeRecordSchema.parse(data('pledge.yaml')),
    /** The settings of a page's file. */
    page: <Name extends PageName>(name: Name) =>
      pageSchema.parse(data(`pages/${name}.mdx`)) as Extract<Page, { page: Name }>,
    /** The settings of the sections in a folder, in the order of their files. */
    sections: <Name extends keyof typeof SECTIONS>(folder: Name) =>
      inFolder(folder).map((file) => SECTIONS[folder].parse(file.data)) as ReturnType<
        (typeof SECTIONS)[Name]['parse']
      >[],
    /** The prose of one file below its settings, as it was typed. */
    prose: (name: string) => files.find((file) => file.name === name)?.body ?? '',
  };
}
