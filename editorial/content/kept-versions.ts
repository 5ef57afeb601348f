import { SCHEMAS } from '../../src/collections.ts';
import { DATA_FILES, DOCUMENTS, versionFile, type DocumentName } from '../../src/content-map.ts';
import type { LegalRecord, PledgeRecord } from '../../src/schemas/record.ts';
import type { ContentFile } from './read.ts';

interface FoundRecord {
  readonly file: ContentFile;
  readonly record: LegalRecord | PledgeRecord;
}

/** The record of a document; undefined if it is missing or invalid, which other rules report. */
export function recordOf(
  document: DocumentName,
  files: readonly ContentFile[],
): FoundRecord | undefined {
  const collection = DOCUMENTS[document];
  const file = files.find(({ name }) => name === DATA_FILES[collection].path);
  const { data } = SCHEMAS[collection].safeParse(file?.data);
  return file && data && { file, record: data };
}

/** An adopted version without a file in `versions/`. */
interface UnkeptVersion {
  /** The file of the document's record. */
  readonly file: ContentFile;
  readonly document: DocumentName;
  readonly version: string;
}

/** Finds documents whose current version is adopted but has no file in `versions/`. */
export const unkeptVersions = (files: readonly ContentFile[]): UnkeptVersion[] =>
  (Object.keys(DOCUMENTS) as DocumentName[]).flatMap((document) => {
    const placed = recordOf(document, files);
    if (placed?.record.adopted.status !== 'supplied') return [];
    const { version } = placed.record;
    const isKept = files.some(({ name }) => name === versionFile(document, version));
    return isKept ? [] : [{ file: placed.file, document, version }];
  });
