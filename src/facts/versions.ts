import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { redline, type Words } from 'copy-review/redline';
import { isVersionFile, versionFile, VERSIONS_FOLDER, type DocumentName } from '../content-map.ts';
import { buildDate, type IsoDate } from '../formats/dates.ts';
import { readFrozenText } from '../formats/frozen-text.ts';
import type { LegalRecord } from '../schemas/record.ts';
import { versionSchema, type AdoptedVersion } from '../schemas/version.ts';

/** An adopted version of a document, as its file contains it. */
export interface KeptVersion extends AdoptedVersion {
  /** The name of its file without the ending, such as `legal-1.0`. */
  readonly id: string;
  /** Its text, as Markdown with a paragraph on each line. */
  readonly text: string;
  /** The whole file, which visitors can open. */
  readonly source: string;
}

/** Reads the file of an adopted version; undefined if any byte of the file has changed. */
export function readVersion(path: string, source: string): KeptVersion | undefined {
  const frozen = readFrozenText(source);
  const { data } = versionSchema.safeParse(frozen?.settings);
  if (!frozen || !data || path !== versionFile(data.document, data.version)) return undefined;
  return { ...data, id: basename(path, '.md'), text: frozen.text, source };
}

/**
 * Every adopted version, the oldest of each document first.
 *
 * @param directory the content folder
 * @throws if a file was changed
 */
export function readAllVersions(
  directory = process.env.CONTENT_DIR ?? 'src/content',
): KeptVersion[] {
  const folder = join(directory, VERSIONS_FOLDER);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${VERSIONS_FOLDER}/${name}`)
    .filter(isVersionFile)
    .map((path) => {
      const version = readVersion(path, readFileSync(join(directory, path), 'utf8'));
      if (version) return version;
      throw new Error(`${path} was changed. Run “npm run check:content” to see what to do.`);
    })
    .toSorted((one, other) => compareVersions(one.version, other.version));
}

/** The adopted versions of a document, the oldest first. */
export const readVersions = (document: DocumentName, directory?: string): KeptVersion[] =>
  readAllVersions(directory).filter((version) => version.document === document);

/** Version 1.10 is later than 1.9. */
const compareVersions = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true });

/** The address of the text of an adopted version. */
export const addressOf = ({ id }: Pick<KeptVersion, 'id'>): string => `/versions/${id}.txt`;

/** The address of the redline of a version, if it is too long for the page. */
export const redlineAddress = ({ id }: Pick<KeptVersion, 'id'>): string => `/changes/${id}.txt`;

/** The version that is in force on a day. */
export const versionInForce = (
  versions: readonly KeptVersion[],
  today: IsoDate = buildDate(),
): KeptVersion | undefined => versions.findLast(({ effective }) => effective <= today);

/**
 * The day on which an adopted text takes effect, if it is in the future, and the version that is in
 * force until then; otherwise undefined, as for a draft.
 */
export function upcomingText(
  { adopted, effective }: Pick<LegalRecord, 'adopted' | 'effective'>,
  versions: readonly KeptVersion[],
  today: IsoDate = buildDate(),
): { readonly date: IsoDate; readonly until: KeptVersion | undefined } | undefined {
  if (adopted.status !== 'supplied' || effective.status !== 'supplied') return undefined;
  if (effective.value <= today) return undefined;
  return { date: effective.value, until: versionInForce(versions, today) };
}

/** A version, the one before it, and how their texts differ. */
export interface Comparison {
  readonly before: KeptVersion;
  readonly after: KeptVersion;
  /** The words with `=` and `-` are the text before, those with `=` and `+` the text after. */
  readonly words: readonly Words[];
}

/** Compares each version with the one before it. */
export const compareEach = (versions: readonly KeptVersion[]): Comparison[] =>
  versions.flatMap((after, index) => {
    const before = versions[index - 1];
    return before ? [{ before, after, words: redline(before.text, after.text) }] : [];
  });

/** The maximum size of a redline on its page, in bytes of HTML. A longer one gets its own file. */
const MAX_BYTES = 2000;

/** Whether the changed lines of a redline are short enough for the page. */
export const fitsOnPage = (lines: readonly RedlineLine[]): boolean =>
  lines.reduce(
    (sum, { words }) =>
      words.reduce(
        (bytes, { op, text }) =>
          bytes + Buffer.byteLength(text) + (op === '=' ? 0 : '<ins></ins>'.length),
        sum + '<p></p>'.length,
      ),
    0,
  ) <= MAX_BYTES;

/** A line of a redline. */
export interface RedlineLine {
  /** Whether it is an unchanged heading, which names the section of the lines below it. */
  readonly isHeading: boolean;
  readonly words: readonly Words[];
}

/** The changed lines of a redline, below the headings of their sections. */
export function changedLines(words: readonly Words[]): RedlineLine[] {
  const found: RedlineLine[] = [];
  /** The headings above the line, by their level, that are not among the lines found. */
  let headings: { readonly level: number; readonly line: RedlineLine }[] = [];
  for (const line of linesOf(words)) {
    const isChanged = line.some(({ op, text }) => op !== '=' && text.trim() !== '');
    const [marks] = /^#+(?= )/.exec(line[0]?.text ?? '') ?? [];
    if (isChanged) {
      found.push(...headings.map((heading) => heading.line), { isHeading: false, words: line });
      headings = [];
    } else if (marks !== undefined)
      headings = [
        ...headings.filter(({ level }) => level < marks.length),
        { level: marks.length, line: { isHeading: true, words: line } },
      ];
  }
  return found;
}

/** Splits the words at line ends. */
function linesOf(words: readonly Words[]): Words[][] {
  const lines: Words[][] = [[]];
  for (const { op, text } of words)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ op, text: part });
    }
  return lines;
}

/** A whole redline as plain text: `[-removed-]`, `[+added+]`. */
export const redlineText = (words: readonly Words[]): string =>
  words
    .map(({ op, text }) => (op === '=' ? text : text.replaceAll(/.+/g, `[${op}$&${op}]`)))
    .join('');
