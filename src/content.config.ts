import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { DATA_FILES, type DataName, type SectionName } from './content-map.ts';
import { parseYaml } from './formats/yaml.ts';
import { SCHEMAS } from './schemas/collections.ts';

const content = process.env.CONTENT_DIR ?? './src/content';

/** The texts of a folder, each with its own settings. */
const texts = (name: SectionName | 'pages', pattern = '[0-9][0-9]-*.mdx') =>
  glob({ base: `${content}/${name}`, pattern });

/** One file of settings, as the one entry of its collection. */
const data = (name: DataName) => {
  const { id, path } = DATA_FILES[name];
  return file(`${content}/${path}`, {
    parser: (text) => ({ [id]: parseYaml(text) as Record<string, unknown> }),
  });
};

// Each collection is written out, for Astro derives the types of its entries from here.
export const collections = {
  pages: defineCollection({ loader: texts('pages', '*.mdx'), schema: SCHEMAS.pages }),
  about: defineCollection({ loader: texts('about'), schema: SCHEMAS.about }),
  pledge: defineCollection({ loader: texts('pledge'), schema: SCHEMAS.pledge }),
  legal: defineCollection({ loader: texts('legal'), schema: SCHEMAS.legal }),
  faq: defineCollection({ loader: texts('faq'), schema: SCHEMAS.faq }),
  coins: defineCollection({ loader: data('coins'), schema: SCHEMAS.coins }),
  contests: defineCollection({ loader: data('contests'), schema: SCHEMAS.contests }),
  studio: defineCollection({ loader: data('studio'), schema: SCHEMAS.studio }),
  navigation: defineCollection({ loader: data('navigation'), schema: SCHEMAS.navigation }),
  legalRecord: defineCollection({ loader: data('legalRecord'), schema: SCHEMAS.legalRecord }),
  pledgeRecord: defineCollection({ loader: data('pledgeRecord'), schema: SCHEMAS.pledgeRecord }),
};
