import { SCHEMAS } from '../../src/collections.ts';
import { DATA_FILES, DOCUMENTS, versionFile, type DocumentName } from '../../src/content-map.ts';
import type { ContentFile } from './read.ts';

/** The record of a document, and its file; undefined if it is missing or invalid, which other rules report. */
export function recordOf(document: DocumentName, files: readonly ContentFile[]) {
  const collection = DOCUMENTS[document];
  const file = files.find(({ name }) => name === DATA_FILES[collection].path);
  const { data } = SCHEMAS[collection].safeParse(file?.data);
  return file && data && { file, record: data };
}

/** The documents whose current version is adopted and not kept in `versions/`, each with the file of its record. */
export const unkeptVersions = (files: readonly ContentFile[]) =>
  (Object.keys(DOCUMENTS) as DocumentName[]).flatMap((document) => {
    const placed = recordOf(document, files);
    if (placed?.record.adopted.status !== 'supplied') return [];
    const { version } = placed.record;
    const isKept = files.some(({ name }) => name === versionFile(document, version));
    return isKept ? [] : [{ file: placed.file, document, version }];
  });
