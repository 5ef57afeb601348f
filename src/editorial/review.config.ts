import { readFileSync } from 'node:fs';
import { editAddress } from '../facts/edit-address.ts';
import { parseYaml } from '../formats/yaml.ts';
import { readContent } from './content/read.ts';
import { DATA_FILES, LISTS } from '../content-map.ts';
import { registerOf } from './check/facts/register.ts';
import type { ProjectConfig } from 'copy-review';

/** A text that binds, by its prose and the table of its versions. */
const binding = (route: string, name: string, text: string, details: string) => ({
  route,
  name,
  text,
  details,
  versions: '#versions',
  version: '#versions dd:nth-of-type(1)',
  effective: '#versions dd:nth-of-type(3)',
  changes: '#versions tbody tr',
  editorial: '[data-kind="editorial"]',
});

/** Where links for editors lead, by the site’s own content; undefined while no repository is named. */
function forgeAddress(): string | undefined {
  const studio = new URL(`../content/${DATA_FILES.studio.path}`, import.meta.url);
  const { repository } = parseYaml(readFileSync(studio, 'utf8')) as { repository?: unknown };
  return editAddress(String(repository), '');
}

const forge = forgeAddress();

/** What the review needs to know of this site. */
export const config: ProjectConfig = {
  language: 'en-ZA',
  // Links for editors, on previews: their addresses change with the names of files.
  ignore: forge === undefined ? [] : [{ selector: '.edit-link', leadsTo: forge }],
  apart: ['small', '.stamp', '.proof-slot-expires', 'h3 > b'],
  data: [{ selector: 'astro-island', attribute: 'props' }],
  documents: [
    binding(
      '/legal',
      'Legal & Disclaimer',
      '.plain-words, .legal-section',
      // Who publishes the site, and whether a date has passed.
      '.publisher-panel, .legal-section-margin > .stamp, .legal-section-margin > p',
    ),
    binding(
      '/trust-pledge',
      'Trust Pledge',
      '.pledge-body, .founder-promise blockquote',
      // Proofs that are there or missing; a pledge without proof says so in its own words.
      '.proof-slot:not(.pledge-none)',
    ),
  ],
  main: 'main',
  build: 'npm run build',
  output: 'dist',
  outputVariable: 'OUT_DIR',
  install: 'npm ci',
  lockFile: 'package-lock.json',
  sources: ['src/content'],
  ignoredFigures: `src/content/${LISTS.ignoredFigures}`,
  register: (root) => {
    const files = readContent(`${root}/src/content`);
    return registerOf(files).map((fact) => ({
      ...fact,
      file: `src/content/${fact.file}`,
      values: fact.values.map(({ value }) => value),
    }));
  },
};
