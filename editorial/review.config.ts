import { readFileSync } from 'node:fs';
import { editAddress } from '../src/formats/edit-address.ts';
import { parseYaml } from '../src/formats/yaml.ts';
import { readContent } from './content/read.ts';
import { DATA_FILES, LISTS } from '../src/content-map.ts';
import { registerOf } from './check/facts/registered-facts.ts';
import type { BindingDocument, ProjectConfig } from 'copy-review';

/** A document with versions. Its components mark its prose, its details and its versions. */
const binding = (route: string, name: string): BindingDocument => {
  const versions = '[data-review="versions"]';
  return {
    route,
    name,
    text: '[data-review="prose"]',
    // The publisher, proofs, and notes on whether a date has passed.
    details: '[data-review="details"]',
    versions,
    version: `${versions} dd:nth-of-type(1)`,
    effective: `${versions} dd:nth-of-type(3)`,
    changes: `${versions} tbody tr[data-kind]`,
    editorial: '[data-kind="editorial"]',
    draft: `${versions}[data-draft]`,
  };
};

/** The start of the address of edit links; undefined if the content names no repository. */
function forgeAddress(): string | undefined {
  const studio = new URL(`../src/content/${DATA_FILES.studio.path}`, import.meta.url);
  const { repository } = parseYaml(readFileSync(studio, 'utf8')) as { repository?: unknown };
  return editAddress(String(repository), '');
}

const forge = forgeAddress();

/** Configuration of the copy review for this site. */
export const config = {
  language: 'en-ZA',
  // Edit links on previews: their addresses change with the names of files.
  ignore: forge === undefined ? [] : [{ selector: '.edit-link', leadsTo: forge }],
  separateInline: ['small', '.stamp', '.proof-slot-expires', 'h3 > b'],
  data: [{ selector: 'astro-island', attribute: 'props' }],
  documents: [binding('/legal', 'Legal & Disclaimer'), binding('/trust-pledge', 'Trust Pledge')],
  // The contract address.
  protected: ['astro-island[component-url*="/ContractAddress."]'],
  // The adopted versions.
  immutable: ['/versions/'],
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
} satisfies ProjectConfig;
