import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { excessIn } from './bounds.ts';
import { decode, findContent, checkText, type ReadError } from './folder.ts';
import { contentFolder, entryOf, isList } from '../../src/content-map.ts';
import { YAML_OPTIONS } from '../../src/formats/yaml.ts';
import { readProse } from './prose.ts';
import { firstSyntaxFault, unknownFault, type SyntaxFault } from './yaml-errors.ts';

/** A parsed file of the content folder. */
export interface ContentFile {
  /** The path from the working directory, for messages. */
  readonly path: string;
  /** The path relative to the content folder, with a wrong or missing extension or wrong capitals corrected. */
  readonly name: string;
  readonly source: string;
  /** The YAML document: a whole .yaml file, or the frontmatter of an .mdx file. */
  readonly settings: Document.Parsed;
  /** Offset of the settings in the source. */
  readonly settingsStart: number;
  /** The settings as plain data; undefined if they have a syntax error. */
  readonly data: unknown;
  /** The first syntax error of the settings. The parsed settings are empty then. */
  readonly syntaxFault?: SyntaxFault;
  /** The prose below the frontmatter; empty in a .yaml file. */
  readonly body: string;
  /** Offset of the prose in the source; 0 if an .mdx file has no frontmatter. */
  readonly bodyStart: number;
  /** The offsets at which the lines of the source begin. */
  readonly lines: LineCounter;
  /** Why the file cannot be used; its settings and prose are empty then. */
  readonly defect?: ReadError;
}

/** Whether a file could be read and parsed completely. Otherwise only its first error is reported. */
export const isParsed = (file: ContentFile): boolean =>
  !file.defect && !file.syntaxFault && !readProse(file).isBroken;

/** Matches frontmatter like Astro: the next line that starts with --- closes it, also if that line goes on. */
const FRONTMATTER =
  /^(\uFEFF?---(?:[ \t]*\r?(?=\n)\n?)?)([\s\S]*?)(?<=\n)---(?:[ \t]*(?:\r?\n|$))?/;

/**
 * No-break spaces in places where YAML needs ordinary spaces: at the start of a line, and after `-` or `title:`. They
 * are parsed as ordinary spaces, and reported.
 */
export const HARD_SPACES = /(?<=^[\uFEFF ]*(?:- +)*(?:-|[\w-]+:)?)\u00A0[ \u00A0]*/gm;

/** Splits a file into settings and prose, and parses the settings. `path` is for messages. */
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
 * Every file of the content folder, sorted by name. A file that has not changed since the last
 * call is returned as the same object, so that memoized results stay valid.
 */
export function readContent(directory = contentFolder()): ContentFile[] {
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

/** The name with its extension and capitals corrected, if the content may have such a file; otherwise as it is. */
function properName(name: string): string {
  const proper = name
    .toLowerCase()
    // Windows hides the last ending, so there may be two; who makes a file in a browser may type none.
    .replace(/\.ya?ml(?:\.txt)?$/, '.yaml')
    .replace(/(?:\.(?:mdx?|markdown|txt))+$|(?<=\/[\w-]+)$/, '.mdx');
  return !isList(name) && entryOf(proper) ? proper : name;
}

/** Parses a file. `typed` is its name in the folder, `defect` why its text cannot be used. */
function parseFile(typed: string, path: string, source: string, defect?: ReadError): ContentFile {
  const name = properName(typed);
  const parts: Parts = defect ? EMPTY : split(name, source);
  const file: ContentFile = {
    path,
    name,
    source,
    ...parts,
    ...(parts.frontmatterFault
      ? { ...NO_SETTINGS, syntaxFault: parts.frontmatterFault }
      : readSettings(
          name,
          parts.settingsText
            .replace(HARD_SPACES, (all) => ' '.repeat(all.length))
            // Astro’s parser would stop there, and `valid-encoding` says why.
            .replace(/[^\P{Cc}\t\n\r]/gu, '\uFFFD'),
        )),
    lines: linesOf(source),
    ...(defect ? { defect } : {}),
  };
  const excess = excessIn(file, readProse(file));
  return excess === undefined ? file : parseFile(name, path, source, excess);
}

const EMPTY: Parts = { settingsText: '', settingsStart: 0, body: '', bodyStart: 0 };
const NO_SETTINGS = { settings: parseDocument(''), data: undefined };

/** The settings and the prose of a file, with the offset of each in its source. */
interface Parts {
  readonly settingsText: string;
  readonly settingsStart: number;
  readonly body: string;
  readonly bodyStart: number;
  /** Why there are no settings; its offset is also that in the source, since `settingsStart` is 0. */
  readonly frontmatterFault?: SyntaxFault;
}

/** Splits a file into settings and prose. A word list or an adopted version has neither. */
function split(name: string, source: string): Parts {
  if (name.endsWith('.yaml')) return { ...EMPTY, settingsText: source, bodyStart: source.length };
  if (!name.endsWith('.mdx')) return EMPTY;
  const match = FRONTMATTER.exec(source);
  if (!match) return { ...EMPTY, frontmatterFault: findFrontmatterFault(source) };
  const [frontmatter, opening = '', settingsText = ''] = match;
  // Astro ends frontmatter here too, also if it begins with hyphens.
  const plus = `\n${settingsText}`.indexOf('\n+++');
  if (plus >= 0)
    return {
      ...EMPTY,
      frontmatterFault: { kind: 'plus-signs', offset: opening.length + plus, typed: '' },
    };
  const bodyStart = frontmatter.length;
  return {
    settingsText,
    settingsStart: opening.length,
    body: source.slice(bodyStart),
    bodyStart,
  };
}

/** Settings between two lines of `---` that are not at the start. */
const LATE_SETTINGS = /^---[^\S\n]*\n[\w-]+:[^]*?\n---[^\S\n]*$/m;

/** Why a text has no frontmatter: it has none, does not begin with `---`, or a second `---` is missing. */
function findFrontmatterFault(source: string): SyntaxFault {
  const lines = source.split('\n');
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? ''))
    return {
      kind: LATE_SETTINGS.test(source) ? 'late-frontmatter' : 'no-frontmatter',
      offset: 0,
      typed: '',
    };
  // The closing line is missed above the first empty line, or else in the last one.
  const blank = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  const before = lines.slice(0, blank < 0 ? lines.length - 1 : blank);
  const offset = before.join('\n').length + (before.length > 0 ? 1 : 0);
  return { kind: 'unclosed-frontmatter', offset, typed: '' };
}

/** Parses settings as YAML. `name` is that of the file. */
function readSettings(
  name: string,
  text: string,
): Pick<ContentFile, 'settings' | 'data' | 'syntaxFault'> {
  const parse = (yaml: string) => parseDocument(yaml, { ...YAML_OPTIONS, prettyErrors: false });
  const settings = parse(text);
  const syntaxFault = firstSyntaxFault(text, settings, parse);
  if (syntaxFault) return { ...NO_SETTINGS, syntaxFault };
  try {
    const data: unknown = settings.toJS();
    if (!name.endsWith('.mdx')) return { settings, data };
    return { settings, data: agreed(parseFrontmatter(`---\n${text}---`).frontmatter, data ?? {}) };
  } catch (error) {
    // Astro’s parser refuses more; `toJS` throws when nested aliases would expand to too many nodes.
    const { mark } = error as { mark?: { position: number } };
    return { ...NO_SETTINGS, syntaxFault: unknownFault(text, (mark?.position ?? 1) - 1) };
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/**
 * The settings above a text as Astro reads them, with another parser than ours. What the two read differently,
 * such as 0b11 or 2026-02-30, becomes a value that no schema accepts. An unquoted day is a Date for Astro.
 * Changes `built`, and returns it.
 */
function agreed(built: unknown, typed: unknown): unknown {
  if (isGroup(built) && isGroup(typed) && Array.isArray(built) === Array.isArray(typed)) {
    for (const key of Object.keys(typed)) built[key] = agreed(built[key], typed[key]);
    return built;
  }
  const isSame =
    built instanceof Date
      ? JSON.stringify(built) === `"${String(typed)}T00:00:00.000Z"`
      : Object.is(built, typed);
  return isSame ? built : new Date(NaN);
}

/** The offsets at which the lines of a text begin. */
function linesOf(source: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}
