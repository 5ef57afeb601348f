/** The content that the tests of the check change: a copy, so that an edit of the site’s own breaks none. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readContent,
  readContentFile,
  type ContentFile,
} from '../../../src/editorial/content/read.ts';

const FOLDER = 'tests/fixtures/content';

/** Where the messages of tests say that a file of this content lies. */
export const ROOT = 'src/content/';

/** A whole content folder without faults. */
export const CONTENT: readonly ContentFile[] = readContent(FOLDER).map(({ name, source }) =>
  readContentFile(name, source, ROOT + name),
);

/** The text of one of its files. */
export function sourceOf(name: string): string {
  const file = CONTENT.find((one) => one.name === name);
  if (!file) throw new Error(`There is no file “${name}”.`);
  return file.source;
}

/** The content with one text of one file replaced; the text must be there. */
export function withChange(name: string, from: string, to: string): ContentFile[] {
  const source = sourceOf(name);
  if (!source.includes(from)) throw new Error(`${name} does not say “${from}”.`);
  return withSource(
    name,
    source.replace(from, () => to),
  );
}

/** The content with another text in one file. */
export function withSource(name: string, source: string | Uint8Array): ContentFile[] {
  return CONTENT.map((file) =>
    file.name === name ? readContentFile(name, source, file.path) : file,
  );
}

/** The content with one file more. */
export function withFile(name: string, source: string): ContentFile[] {
  return [...CONTENT, readContentFile(name, source)].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The content without one file. */
export function withoutFile(name: string): ContentFile[] {
  return CONTENT.filter((file) => file.name !== name);
}

/** The text of a file with one of its settings written otherwise, above all others. */
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

/** A folder with the content that a test may write to. */
export function copyOfContent(): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FOLDER, directory, { recursive: true });
  return directory;
}
