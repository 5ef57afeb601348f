import {
  readContent,
  readContentFile,
  type ContentFile,
} from '../../src/editorial/content/read.ts';

/** The site's own content, as it lies on the disk. */
export const CONTENT: readonly ContentFile[] = readContent();

/** The site's content with one text of one file replaced; the text must be there. */
export function withChange(name: string, from: string, to: string): ContentFile[] {
  return CONTENT.map((file) => {
    if (file.name !== name) return file;
    if (!file.source.includes(from)) throw new Error(`${name} does not say “${from}”.`);
    return readContentFile(
      name,
      file.source.replace(from, () => to),
      file.path,
    );
  });
}

/** The site's content with one file more. */
export function withFile(name: string, source: string): ContentFile[] {
  return [...CONTENT, readContentFile(name, source)].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The site's content without one file. */
export function withoutFile(name: string): ContentFile[] {
  return CONTENT.filter((file) => file.name !== name);
}
