import { LineCounter, parseDocument, type Document } from 'yaml';
import { decode, findContent, checkText, type ReadError } from './folder.ts';
import { entryOf, isList } from '../../src/content-map.ts';
import { readProse } from './prose.ts';
import { parseWithRepairs, type Fault } from './yaml-repairs.ts';

/** A parsed file of the content folder. */
export interface ContentFile {
  /** The path from the working directory, as messages show it. */
  readonly path: string;
  /** The path relative to the content folder, with a wrong ending or wrong capitals corrected. */
  readonly name: string;
  readonly source: string;
  /** The YAML document: a whole .yaml file, or the frontmatter of an .mdx file. */
  readonly settings: Document.Parsed;
  /** Offset of the settings in the source. */
  readonly settingsStart: number;
  /** The settings as plain data; undefined where they cannot be read. A line with a YAML error has a placeholder value. */
  readonly data: unknown;
  /** The YAML errors of the settings. */
  readonly faults: readonly Fault[];
  /** The prose below the frontmatter; empty in a .yaml file. */
  readonly body: string;
  /** Offset of the prose in the source; 0 if an .mdx file has no frontmatter. */
  readonly bodyStart: number;
  readonly lines: LineCounter;
  /** Why the file cannot be used; its settings and prose are empty then. */
  readonly defect?: ReadError;
}

/** Matches frontmatter like Astro: the next line that starts with --- closes it, even if more text follows on that line. */
const FRONTMATTER =
  /^(\uFEFF?---(?:[ \t]*\r?(?=\n)\n?)?)([\s\S]*?)(?<=\n)---(?:[ \t]*(?:\r?\n|$))?/;

/** No-break spaces where YAML needs plain ones. They are parsed as plain spaces, and reported. */
export const HARD_SPACES = /(?<=^[\uFEFF ]*(?:- +)*(?:-|[\w-]+:)?)\u00A0[ \u00A0]*/gm;

/** Splits a file into settings and prose, and parses the settings. `path` is the one that messages show. */
export function readContentFile(
  name: string,
  content: string | Uint8Array,
  path = name,
): ContentFile {
  const decoded = typeof content === 'string' ? checkText(content) : decode(content);
  return parseFile(name, path, decoded.source, decoded.defect);
}

/** The last parsed version of each file, by path. */
const lastRead = new Map<string, ContentFile>();

/**
 * Every text file of the content folder, sorted by name. A file that has not changed since the last
 * call is returned as the same object, so that memoized results stay valid.
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

/** The name with its ending and capitals corrected, if that is a name of the content; otherwise the name as it is. */
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

/** Any other file, such as a word list, has neither settings nor prose. */
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
  // In frontmatter, Astro parses an unquoted date as a Date. The same here lets the schema refuse it.
  const options = {
    logLevel: 'error',
    prettyErrors: false,
    ...(name.endsWith('.mdx') ? { customTags: ['timestamp' as const] } : {}),
  } as const;
  const read = (one: string) => parseDocument(one, options);
  const { document: settings, faults } = parseWithRepairs(text, read);
  // With a duplicate key, only the editor knows which value is right.
  const isClear = faults.every(({ kind }) => kind !== 'unknown' && kind !== 'duplicate-key');
  if (!isClear) return { settings, data: undefined, faults };
  try {
    return { settings, data: settings.toJS() as unknown, faults };
  } catch {
    // `toJS` throws when nested aliases would expand to too many nodes.
    const tooMany: Fault = { kind: 'unknown', typed: text.trim(), offset: 0 };
    return { settings, data: undefined, faults: [...faults, tooMany] };
  }
}

function linesOf(source: string): LineCounter {
  const lines = new LineCounter();
  for (let at = 0; at >= 0; at = source.indexOf('\n', at) + 1 || -1) lines.addNewLine(at);
  return lines;
}
