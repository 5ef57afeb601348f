/** Fixture content for the tests of the check, independent of the site’s own content. */
import { dirname } from 'node:path';
import { checkContent } from '../../../editorial/check/check.ts';
import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../editorial/output/diagnostic.ts';
import { schemaOf } from '../../../src/collections.ts';
import { emptyFolder } from '../../../packages/copy-review/tests/repository.ts';
import { FIXTURE, writeFixture } from '../../fixture-content.ts';

/** The path of this folder in diagnostics. */
export const ROOT = 'src/content/';

/** A complete content folder without faults. */
export const CONTENT: readonly ContentFile[] = [...FIXTURE].map(([name, source]) =>
  readContentFile(name, source, ROOT + name),
);

/** The same for a diagnostic that a change has moved to another line. */
const keyOf = ({ file, ruleId, reason }: Diagnostic) => [file, ruleId, reason].join('\n');

const WITHOUT_CHANGE = new Set(checkContent(CONTENT).map(keyOf));

/**
 * What the check says about changed content beyond what it says about the content as it is. That is
 * nothing, but where it is not, one test fails (check/check.test.ts) instead of each that uses this.
 */
export const checkChanged = (files: readonly ContentFile[]): Diagnostic[] =>
  checkContent(files).filter((diagnostic) => !WITHOUT_CHANGE.has(keyOf(diagnostic)));

/** The number of the file of a further question, such as `05`. */
export const NEXT_QUESTION = String(
  CONTENT.filter(({ name }) => name.startsWith('faq/')).length + 1,
).padStart(2, '0');

/** The source of a file. */
export function sourceOf(name: string): string {
  const file = CONTENT.find((other) => other.name === name);
  if (!file) throw new Error(`There is no file “${name}”.`);
  return file.source;
}

/** A source with one text replaced; throws if the text is not in it. */
export function replaced(name: string, source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`${name} does not say “${from}”.`);
  return source.replace(from, () => to);
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

/**
 * Reads a further file of the content, such as a question. A setting that its schema requires and that
 * its source lacks is that of the first file in its folder, so a test writes only what it is about.
 */
function readFurtherFile(name: string, source: string, path: string): ContentFile {
  const file = readContentFile(name, source, path);
  const first = CONTENT.find((other) => dirname(other.name) === dirname(name));
  if (dirname(name) === '.' || !isObject(first?.data) || !isObject(file.data)) return file;
  const { data: defaults } = first;
  const required = Object.entries(defaults).filter(
    ([key]) => !schemaOf(name)?.safeParse({ ...defaults, [key]: undefined }).success,
  );
  return { ...file, data: { ...Object.fromEntries(required), ...file.data } };
}

/** The files with these sources. The same object for an unchanged file keeps its cached results. */
export const filesFrom = (sources: ReadonlyMap<string, string>): ContentFile[] =>
  [...sources]
    .map(([name, source]) => {
      const file = CONTENT.find((other) => other.name === name);
      if (file?.source === source) return file;
      return (file ? readContentFile : readFurtherFile)(name, source, ROOT + name);
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The content with another source of a file. */
export function withSource(name: string, source: string | Uint8Array): ContentFile[] {
  return CONTENT.map((file) =>
    file.name === name ? readContentFile(name, source, file.path) : file,
  );
}

/** The content with an additional file, whose path in diagnostics is its name alone. */
export function withFile(name: string, source: string): ContentFile[] {
  return [...CONTENT, readFurtherFile(name, source, name)].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** The content without one file. */
export function withoutFile(name: string): ContentFile[] {
  return CONTENT.filter((file) => file.name !== name);
}

/**
 * The source of a file with one setting replaced by `lines`, which come before all others. To a setting
 * belong the lines below it that are indented, a list, or remarks; not the `---` that ends them.
 */
export function withSetting(
  name: string,
  lines: string,
  key = lines.slice(0, lines.indexOf(':')),
): string {
  const isText = name.endsWith('.mdx');
  const others = sourceOf(name)
    .replace(/^---\n/, '')
    .replace(new RegExp(`^${key}:.*\\n(?:[ #-](?!--).*\\n)*`, 'm'), '');
  return `${isText ? '---\n' : ''}${lines}\n${others}`;
}

/** Copies the content to a folder that is removed after the test. */
export function copyOfContent(): string {
  const directory = emptyFolder();
  writeFixture(directory);
  return directory;
}
