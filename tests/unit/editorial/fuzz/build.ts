import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { mdxToJs, mdxToMdast } from 'satteri';
import { schemaOf } from '../../../../src/collections.ts';
import { wordsOf } from '../../../../editorial/content/prose.ts';
import { parseYaml } from '../../../../src/formats/yaml.ts';

/** The result of building one file. */
type Built =
  | { readonly accepted: true; readonly data: unknown; readonly words: string }
  | { readonly accepted: false; readonly why: string };

const FEATURES = { features: { gfm: true, smartPunctuation: false } };

/** Parses a file as the build does: with Astro's frontmatter parser, the site's schemas and Astro's MDX parser. */
export function build(name: string, source: string): Built {
  try {
    const isProse = name.endsWith('.mdx');
    const read = isProse
      ? parseFrontmatter(source, { frontmatter: 'empty-with-spaces' })
      : { frontmatter: parseYaml(source), content: '' };
    schemaOf(name)?.parse(read.frontmatter);
    mdxToJs(read.content, FEATURES);
    const words = wordsOf(mdxToMdast(read.content, FEATURES));
    return { accepted: true, data: read.frontmatter, words };
  } catch (error) {
    return { accepted: false, why: error instanceof Error ? error.message : String(error) };
  }
}
