/** What many tests are based on. If it is missing, they stop with one message instead of failing one by one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../editorial/content/read.ts';
import { PAGES, SECTION_FOLDERS, type PageName, type SectionName } from '../src/content-map.ts';
import { siteWords } from './site-words.ts';

/**
 * Requires content that can be read.
 *
 * @param name what the content is called in the message
 * @throws Error without a stack trace, with the files or settings that cannot be read
 */
export function requireContent(directory: string, name = `“${directory}”`): void {
  const broken = readContent(directory)
    .filter(({ syntaxFault, defect }) => syntaxFault ?? defect)
    .map((file) => file.name);
  if (broken.length > 0) stop(`The content in ${name} cannot be read: ${broken.join(', ')}.`);
  try {
    const words = siteWords(directory);
    for (const page of Object.keys(PAGES)) words.page(page as PageName);
    for (const folder of Object.keys(SECTION_FOLDERS)) words.sections(folder as SectionName);
  } catch (error) {
    stop(`The content in ${name} does not fit the schemas: ${String(error)}`);
  }
}

/**
 * Requires the preview in `dist` and the release in `dist-supplied`, and their content.
 *
 * @throws Error without a stack trace, with the first one that is missing
 */
export function requireBuilds(): void {
  for (const [folder, step, content] of [
    ['dist', 'build', 'src/content'],
    ['dist-supplied', 'build:supplied', '.cache/supplied-content'],
  ] as const) {
    if (!existsSync(join(folder, 'index.html')))
      stop(`There is no build in “${folder}”: run “npm test ${step}” first.`);
    requireContent(content);
  }
}

/** Throws an error without a stack trace. */
export function stop(message: string): never {
  const error = new Error(message);
  error.stack = message;
  throw error;
}
