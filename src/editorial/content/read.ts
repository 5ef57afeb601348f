import { LineCounter, parseDocument, type Document } from 'yaml';
import { decode, findContent, checkText, type ReadError } from './folder.ts';
import { entryOf, isList } from '../../content-map.ts';
import { readProse } from './prose.ts';
import { parseWithRepairs, type Fault } from './yaml-repairs.ts';

/** One file of the content folder, as it lies on the disk. */
export interface ContentFile {
  /** The path from where the program runs, as messages show it. */
  readonly path: string;
  /** The path inside the content folder; the one that is meant where only the ending or capitals are wrong. */
  readonly name: string;
  readonly source: string;
  /** The settings: the whole of a .yaml file, the part between the --- lines of an .mdx file. */
  readonly settings: Document.Parsed;
  /** Where the settings begin in the source, in characters. */
  readonly settingsStart: number;
  /** The settings as plain data; undefined where they cannot be read. For a line with a fault, a placeholder is read. */
  readonly data: unknown;
  /** Where the settings cannot be read. */
  readonly faults: readonly Fault[];
  /** The prose below the settings, empty in a .yaml file. */
  readonly body: string;
  /** Where the prose begins in the source, in characters. */
  readonly bodyStart: number;
  readonly lines: LineCounter;
  /** Why nothing of the file can be used; its settings and its prose are empty then. */
  readonly defect?: ReadError;
}

/** As Astro finds it: the first line that begins with --- ends the settings, even if more stands behind it. */
const FRONTMATTER =
  /^(\uFEFF?---(?:[ \t]*\r?(?=\n)\n?)?)([\s\S]*?)(?<=\n)---(?:[ \t]*(?:\r?\n|$))?/;

/** No-break spaces where the settings need plain ones: they are read as plain, and reported. */
export const HARD_SPACES = /(?<=^[\uFEFF ]*(?:- +)*(?:-|[\w-]+:)?)\u00A0[ \u00A0]*/gm;

/** Splits one file, given as its text or its bytes, into settings and prose, and reads the settings. */
export function readContentFile(
  name: string,
  content: string | Uint8Array,
  path = name,
): ContentFile {
  const decoded = typeof content === 'string' ? checkText(content) : decode(content);
  return parseFile(name, path, decoded.source, decoded.defect);
}

/** The last version of each file that was read, by its path. */
const lastRead = new Map<string, ContentFile>();

/**
 * Every file of the content folder that an editor would expect to be shown, in the order of their
 * names. A file whose text has not changed since the last call is the same object as before, so that
 * what is known of it need not be worked out again.
 */
export function readContent(directory = 'src/content'): ContentFile[] {
  return findContent(directory)
    .map(({ name, path, source, defect }) => {
      const last = lastRead.get(path);
      const isSame = last?.source === source && !last.defect && !defect;
      const file = isSame ? last : parseFile(name, path, source, defect);
      lastRead.set(path, file);
      return file;
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name that a file is meant to have, where only its ending or its capitals are wrong; else its own. */
function properName(name: string): string {
  const proper = name
    .toLowerCase()
    .replace(/\.(?:mdx?|markdown|txt)$/, '.mdx')
    .replace(/\.ya?ml$/, '.yaml');
  return !isList(name) && entryOf(proper) ? proper : name;
}

function parseFile(typed: string, path: string, source: string, defect?: ReadError): ContentFile {
  const name = properName(typed);
  const parts = defect ? EMPTY : split(name, source);
  const file: ContentFile = {
    path,
    name,
    source,
    ...parts,
    ...readSettings(
      name,
      parts.settingsText.replace(HARD_SPACES, (all) => ' '.repeat(all.length)),
    ),
    lines: linesOf(source),
    ...(defect ? { defect } : {}),
  };
  const { deep } = readProse(file);
  return deep === undefined ? file : parseFile(name, path, source, { kind: 'deep', offset: deep });
}

const EMPTY = { settingsText: '', settingsStart: 0, body: '', bodyStart: 0 };

/** A word list or another plain text has neither settings nor prose. */
function split(name: string, source: string) {
  if (name.endsWith('.yaml')) return { ...EMPTY, settingsText: source, bodyStart: source.length };
  const match = name.endsWith('.mdx') ? FRONTMATTER.exec(source) : null;
  if (!match) return EMPTY;
  const [frontmatter, opening = '', settingsText = ''] = match;
  const bodyStart = frontmatter.length;
  return {
    settingsText,
    settingsStart: opening.length,
    body: source.slice(bodyStart),
    bodyStart,
  };
}

function readSettings(
  name: string,
  text: string,
): Pick<ContentFile, 'settings' | 'data' | 'faults'> {
  // Astro turns an unquoted date in frontmatter into a point in time; reading it alike lets the schema object.
  const options = {
    logLevel: 'error',
    prettyErrors: false,
    ...(name.endsWith('.mdx') ? { customTags: ['timestamp' as const] } : {}),
  } as const;
  const read = (one: string) => parseDocument(one, options);
  const { document: settings, faults } = parseWithRepairs(text, read);
  // Which of two settings with one name is meant, nobody but the editor knows.
  const isClear = faults.every(({ kind }) => kind !== 'unknown' && kind !== 'duplicate-key');
  if (!isClear) return { settings, data: undefined, faults };
  try {
    return { settings, data: settings.toJS() as unknown, faults };
  } catch {
    // References to references to references: the library refuses to write them all out.
    const tooMany: Fault = { kind: 'unknown', typed: text.trim(), offset: 0 };
    return { settings, data: undefined, faults: [...faults, tooMany] };
  }
}

function linesOf(source: string): LineCounter {
  const lines = new LineCounter();
  for (let at = 0; at >= 0; at = source.indexOf('\n', at) + 1 || -1) lines.addNewLine(at);
  return lines;
}
