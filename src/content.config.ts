import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { contentFolder, DATA_FILES, type CollectionName, type DataName } from './content-map.ts';
import { parseYaml } from './formats/yaml.ts';
import { SCHEMAS } from './collections.ts';

const content = contentFolder();

/** Loads the MDX files of a folder: those of pages, or those of sections, which have numbers. */
const texts = (name: Exclude<CollectionName, DataName>) =>
  glob({
    base: `${content}/${name}`,
    pattern: name === 'pages' ? '*.mdx' : '[0-9][0-9]-*.mdx',
  });

/** Loads a YAML file as the only entry of its collection. */
const data = (name: DataName) => {
  const { id, path } = DATA_FILES[name];
  return file(`${content}/${path}`, {
    parser: (text) => ({ [id]: parseYaml(text) as Record<string, unknown> }),
  });
};

const isData = (name: CollectionName): name is DataName => Object.hasOwn(DATA_FILES, name);

const collectionOf = (name: CollectionName) =>
  defineCollection({
    loader: isData(name) ? data(name) : texts(name),
    schema: SCHEMAS[name],
  });

/** Astro infers the types of the entries from this type. */
type Collections = { [Name in CollectionName]: { schema: (typeof SCHEMAS)[Name] } };

export const collections = Object.fromEntries(
  Object.keys(SCHEMAS).map((name) => [name, collectionOf(name as CollectionName)]),
) as Collections;
