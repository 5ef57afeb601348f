import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** One file of the content folder, as it lies on the disk. */
export interface ContentFile {
  /** The path from where the program runs, as messages show it. */
  readonly path: string;
  /** The path inside the content folder. */
  readonly name: string;
  readonly source: string;
  /** The settings: the whole of a .yaml file, the part between the --- lines of an .mdx file. */
  readonly settings: Document.Parsed;
  /** Where the settings begin in the source, in characters. */
  readonly settingsStart: number;
  /** The settings as plain data; undefined where they cannot be read. */
  readonly data: unknown;
  /** The prose below the settings, empty in a .yaml file. */
  readonly body: string;
  /** Where the prose begins in the source, in characters. */
  readonly bodyStart: number;
  readonly lines: LineCounter;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits one file into settings and prose, and reads the settings. */
export function readContentFile(name: string, source: string, path = name): ContentFile {
  const lines = new LineCounter();
  for (let at = 0; at >= 0; at = source.indexOf('\n', at) + 1 || -1) lines.addNewLine(at);
  const isProse = name.endsWith('.mdx');
  const match = isProse ? FRONTMATTER.exec(source) : null;
  const yaml = isProse ? (match?.[1] ?? '') : source;
  const settingsStart = match ? source.indexOf('\n') + 1 : 0;
  const bodyStart = isProse ? (match?.[0].length ?? 0) : source.length;
  // Astro turns an unquoted date in frontmatter into a point in time; reading it alike lets the schema object.
  const settings = parseDocument(yaml, {
    logLevel: 'error',
    ...(isProse ? { customTags: ['timestamp'] } : {}),
  });
  return {
    path,
    name,
    source,
    settings,
    settingsStart,
    data: settings.errors.length === 0 ? (settings.toJS() as unknown) : undefined,
    body: source.slice(bodyStart),
    bodyStart,
    lines,
  };
}

/** Every .mdx and .yaml file of the content folder, in the order of their names. */
export function readContent(directory = 'src/content'): ContentFile[] {
  if (!existsSync(directory)) throw new Error(`There is no folder “${directory}”.`);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx|ya?ml)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(directory, path).replaceAll('\\', '/');
      return readContentFile(name, readFileSync(path, 'utf8'), path);
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
