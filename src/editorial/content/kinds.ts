import type { z } from 'zod';
import { coinSchema } from '../../schemas/coin.ts';
import { contestSchema } from '../../schemas/contest.ts';
import { navigationSchema } from '../../schemas/navigation.ts';
import { pageSchema } from '../../schemas/pages/page.ts';
import { legalRecordSchema, pledgeRecordSchema } from '../../schemas/record.ts';
import { aboutSchema, faqSchema, legalSchema, pledgeSchema } from '../../schemas/section.ts';
import { studioSchema } from '../../schemas/studio.ts';

/** The folders that hold numbered sections, with how many the specification asks for. */
export const SECTION_FOLDERS = { about: 7, pledge: 7, legal: 7, faq: 4 } as const;

/** The files that must be there, by their path inside the content folder. */
export const NEEDED_FILES = [
  'coins/bigfoot.yaml',
  'contests/meme-wars.yaml',
  'legal.yaml',
  'navigation.yaml',
  'pages/404.mdx',
  'pages/about.mdx',
  'pages/contact.mdx',
  'pages/home.mdx',
  'pages/legal.mdx',
  'pages/our-coins.mdx',
  'pages/trust-pledge.mdx',
  'pledge.yaml',
  'studio.yaml',
] as const;

/** Lists that the content check reads, besides what the site shows. */
export const LISTS: readonly string[] = ['figures.txt', 'words.txt'];

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'about/*.mdx': aboutSchema,
  'coins/bigfoot.yaml': coinSchema,
  'contests/meme-wars.yaml': contestSchema,
  'faq/*.mdx': faqSchema,
  'legal.yaml': legalRecordSchema,
  'legal/*.mdx': legalSchema,
  'navigation.yaml': navigationSchema,
  'pages/*.mdx': pageSchema,
  'pledge.yaml': pledgeRecordSchema,
  'pledge/*.mdx': pledgeSchema,
  'studio.yaml': studioSchema,
};

/** The schema for a file, by its path inside the content folder; none for a file that does not belong there. */
export function schemaOf(name: string): z.ZodType | undefined {
  return SCHEMAS[name] ?? SCHEMAS[name.replace(/\/[^/]+(\.\w+)$/, '/*$1')];
}

/** The name that a file is meant to have, where only its ending or its capitals are wrong; else its own. */
export function properName(name: string): string {
  const proper = name
    .toLowerCase()
    .replace(/\.(?:mdx?|markdown|txt)$/, '.mdx')
    .replace(/\.ya?ml$/, '.yaml');
  return !LISTS.includes(name) && schemaOf(proper) ? proper : name;
}
