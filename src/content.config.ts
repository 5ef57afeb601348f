import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { coinSchema } from './schemas/coin.ts';
import { contestSchema } from './schemas/contest.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { pageSchema } from './schemas/pages/page.ts';
import { legalRecordSchema, pledgeRecordSchema } from './schemas/record.ts';
import { aboutSchema, faqSchema, legalSchema, pledgeSchema } from './schemas/section.ts';
import { studioSchema } from './schemas/studio.ts';
import { parseYaml } from './formats/yaml.ts';

const content = process.env.CONTENT_DIR ?? './src/content';

const texts = (folder: string, pattern = '[0-9][0-9]-*.mdx') =>
  glob({ base: `${content}/${folder}`, pattern });
const data = (id: string, path: string) =>
  file(`${content}/${path}`, {
    parser: (text) => ({ [id]: parseYaml(text) as Record<string, unknown> }),
  });

export const collections = {
  pages: defineCollection({ loader: texts('pages', '*.mdx'), schema: pageSchema }),
  about: defineCollection({ loader: texts('about'), schema: aboutSchema }),
  pledge: defineCollection({ loader: texts('pledge'), schema: pledgeSchema }),
  legal: defineCollection({ loader: texts('legal'), schema: legalSchema }),
  faq: defineCollection({ loader: texts('faq'), schema: faqSchema }),
  coins: defineCollection({ loader: data('bigfoot', 'coins/bigfoot.yaml'), schema: coinSchema }),
  contests: defineCollection({
    loader: data('meme-wars', 'contests/meme-wars.yaml'),
    schema: contestSchema,
  }),
  studio: defineCollection({ loader: data('studio', 'studio.yaml'), schema: studioSchema }),
  navigation: defineCollection({
    loader: data('navigation', 'navigation.yaml'),
    schema: navigationSchema,
  }),
  legalRecord: defineCollection({ loader: data('legal', 'legal.yaml'), schema: legalRecordSchema }),
  pledgeRecord: defineCollection({
    loader: data('pledge', 'pledge.yaml'),
    schema: pledgeRecordSchema,
  }),
};
