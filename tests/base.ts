/** Requires the content and the builds that many tests read: without them, a run stops with one message instead of many failures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../editorial/content/read.ts';
import { PAGES, SECTION_FOLDERS, type PageName, type SectionName } from '../src/content-map.ts';
import { siteWords } from './site-words.ts';

/**
 * Requires content that can be read.
 *
 * @param name what the content is called in the message
 * @param remedy what to do, at the end of the message
 * @throws Error without a stack trace, with the files or settings that cannot be read
 */
export function requireContent(directory: string, name = `“${directory}”`, remedy = ''): void {
  const broken = readContent(directory)
    .filter(({ syntaxFault, defect }) => syntaxFault ?? defect)
    .map((file) => file.name);
  if (broken.length > 0)
    stop(`The content in ${name} cannot be read: ${broken.join(', ')}.${remedy}`);
  try {
    const words = siteWords(directory);
    for (const page of Object.keys(PAGES)) words.page(page as PageName);
    for (const folder of Object.keys(SECTION_FOLDERS)) words.sections(folder as SectionName);
  } catch (error) {
    stop(`The content in ${name} does not fit the schemas: ${String(error)}${remedy}`);
  }
}

/**
 * Requires a build, and its content.
 *
 * @param step of `npm test`, which makes it
 * @throws Error without a stack trace, with what is missing
 */
export function requireBuild(folder: string, step: string, content: string): void {
  if (!existsSync(join(folder, 'index.html')))
    stop(`There is no build in “${folder}”: run “npm test ${step}” first.`);
  // A build has a copy of the content as it was.
  const isCopy = content !== 'src/content';
  requireContent(
    content,
    undefined,
    isCopy ? `\nRun “npm test ${step}” again, as after each change of branch.` : '',
  );
}

/** Requires the preview in `dist` and the release in `dist-supplied`. */
export function requireBuilds(): void {
  requireBuild('dist', 'build', 'src/content');
  requireBuild('dist-supplied', 'build:supplied', '.cache/supplied-content');
}

/** The partial site: without any section that editors may hide, and with some of what is missing. */
export const PARTIAL = { folder: '.cache/partial', content: '.cache/partial-content' } as const;

/** Requires these two, and the partial site. */
export function requireAllBuilds(): void {
  requireBuilds();
  requireBuild(PARTIAL.folder, 'build:partial', PARTIAL.content);
}

/** Throws an error without a stack trace. */
export function stop(message: string): never {
  const error = new Error(message);
  error.stack = message;
  throw error;
}
