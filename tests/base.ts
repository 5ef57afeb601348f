/** Requires the content and the builds that many tests read: one message instead of many failures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../editorial/content/read.ts';
import { SECTION_FOLDERS, type SectionName } from '../src/content-map.ts';
import { PAGE_NAMES, siteWords } from './site-words.ts';

/**
 * Why content cannot be read, or does not fit the schemas; undefined if it can and does.
 *
 * @param name what the content is called in the message
 */
export function contentFault(directory: string, name = `“${directory}”`): string | undefined {
  const broken = readContent(directory)
    .filter(({ syntaxFault, defect }) => syntaxFault ?? defect)
    .map((file) => file.name);
  if (broken.length > 0) return `The content in ${name} cannot be read: ${broken.join(', ')}.`;
  try {
    const words = siteWords(directory);
    for (const page of PAGE_NAMES) words.page(page);
    for (const folder of Object.keys(SECTION_FOLDERS)) words.sections(folder as SectionName);
    return undefined;
  } catch (error) {
    return `The content in ${name} does not fit the schemas: ${String(error)}`;
  }
}

/** A build that many tests read. */
interface Build {
  readonly folder: string;
  /** The folder of the content that it was made from: for most builds a copy, as it was. */
  readonly content: string;
  /** The step of `npm test` that makes it. */
  readonly step: string;
}

/** The site as it is. */
export const PREVIEW: Build = { folder: 'dist', content: 'src/content', step: 'build' };

/** The site with example values in place of what the owner has not supplied. */
export const RELEASE: Build = {
  folder: 'dist-supplied',
  content: '.cache/supplied-content',
  step: 'build:supplied',
};

/** The partial site: without any section that editors may hide, and with some of what is missing. */
export const PARTIAL: Build = {
  folder: '.cache/partial',
  content: '.cache/partial-content',
  step: 'build:partial',
};

/**
 * Requires builds, and their content.
 *
 * @throws Error without a stack trace, with everything that is missing or out of date, and the steps that make it
 */
export function requireBuilds(builds: readonly Build[]): void {
  const faults = builds.flatMap(({ folder, content, step }) => {
    const fault = existsSync(join(folder, 'index.html'))
      ? contentFault(content)
      : `There is no build in “${folder}”.`;
    return fault === undefined ? [] : [{ fault, step }];
  });
  if (faults.length === 0) return;
  const steps = faults.map(({ step }) => step).join(' ');
  stop(
    [
      ...faults.map(({ fault }) => fault),
      `Run “npm test ${steps}”, as after each change of branch.`,
    ].join('\n'),
  );
}

/** Throws an error without a stack trace. */
export function stop(message: string): never {
  const error = new Error(message);
  error.stack = message;
  throw error;
}
