import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { DATA_FILES, type DataName, type SectionName } from './content-map.ts';
import { parseYaml } from './formats/yaml.ts';
import { SCHEMAS } from './schemas/collections.ts';

const content = process.env.CONTENT_DIR ?? './src/content';

/** Loads the MDX files of a folder. */
const texts = (name: SectionName | 'pages', pattern = '[0-9][0-9]-*.mdx') =>
  glob({ base: `${content}/${name}`, pattern });

/** Loads a YAML file as the only entry of its collection. */
const data = (name: DataName) => {
  const { id, path } = DATA_FILES[name];
  return file(`${content}/${path}`, {
    parser: (text) => ({ [id]: parseYaml(text) as Record<string, unknown> }),
  });
};

// Written out one by one, because Astro infers the types of the entries from this object.
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
