import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingText } from '../../editorial/adopt/binding-text.ts';
import {
  contentFolder,
  DATA_FILES,
  DOCUMENTS,
  PAGES,
  type DocumentName,
} from '../../src/content-map.ts';
import { readVersions } from '../../src/facts/versions.ts';
import { parseYaml } from '../../src/formats/yaml.ts';

/**
 * Names the documents of a build whose text differs from their adopted version.
 *
 * @param build the folder of the build
 * @param directory the content folder
 */
export function faultsOfAdoptedTexts(build: string, directory = contentFolder()): string[] {
  return (Object.keys(DOCUMENTS) as DocumentName[]).flatMap((document) => {
    const { path } = DATA_FILES[DOCUMENTS[document]];
    const record = parseYaml(readFileSync(join(directory, path), 'utf8')) as { version: unknown };
    const adopted = readVersions(document, directory).find(
      ({ version }) => version === record.version,
    );
    // A draft has no adopted text yet to differ from.
    if (!adopted) return [];
    const text = bindingText(readFileSync(join(build, `${document}.html`), 'utf8'), document);
    if (text === adopted.text) return [];
    const known = new Set(adopted.text.split('\n'));
    const line = text.split('\n').find((paragraph) => !known.has(paragraph));
    const difference =
      line === undefined
        ? '. It has no new paragraph: one is gone, moved or repeated.'
        : `: “${line}”`;
    return [
      `The ${PAGES[document].label} reads differently from version ${adopted.version}, which was adopted${difference} Give the change an entry in “changes” of ${path}, and run npm run adopt with that version.`,
    ];
  });
}
