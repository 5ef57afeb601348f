import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  contentFolder,
  isVersionFile,
  versionFile,
  VERSIONS_FOLDER,
  type DocumentName,
} from '../content-map.ts';
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
export function readAllVersions(directory = contentFolder()): KeptVersion[] {
  const folder = join(directory, VERSIONS_FOLDER);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${VERSIONS_FOLDER}/${name}`)
    .filter(isVersionFile)
    .map((path) => {
      const version = readVersion(path, readFileSync(join(directory, path), 'utf8'));
      if (version) return version;
      throw new Error(`${path} was changed. Run “npm run check:content” to see what to do.`);
    })
    .toSorted((a, b) => compareVersions(a.version, b.version));
}

/** The adopted versions of a document, the oldest first. */
export const readVersions = (document: DocumentName, directory?: string): KeptVersion[] =>
  readAllVersions(directory).filter((version) => version.document === document);

/** Version 1.10 is later than 1.9. */
const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** The address of the text of an adopted version. */
export const addressOf = ({ id }: Pick<KeptVersion, 'id'>): string => `/versions/${id}.txt`;

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
