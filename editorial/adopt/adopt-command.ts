import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contentFolder,
  DATA_FILES,
  DOCUMENTS,
  isDocument,
  PAGES,
  versionFile,
  type DocumentName,
} from '../../src/content-map.ts';
import { addressOf, readVersion } from '../../src/facts/versions.ts';
import { writeFrozenText } from '../../src/formats/frozen-text.ts';
import { SCHEMAS } from '../../src/collections.ts';
import type { AdoptedVersion } from '../../src/schemas/version.ts';
import type { Suppliable } from '../../src/facts/placeholders.ts';
import { checkContent } from '../check/check.ts';
import { readContent, type ContentFile } from '../content/read.ts';
import { outcomeOf, type Outcome } from '../output/command.ts';
import { countOf } from '../output/counted.ts';
import { isError } from '../output/diagnostic.ts';
import { bindingText } from './binding-text.ts';

/** Builds the site and returns the HTML of a page. */
type ReadPage = (document: DocumentName) => string;

const USAGE = `Write npm run adopt -- DOCUMENT VERSION, such as npm run adopt -- legal 1.0. Documents: ${Object.keys(DOCUMENTS).join(', ')}.`;

/**
 * Runs `npm run adopt` with these arguments: saves the current text of a document, as the built
 * page shows it, in a new file. Nobody changes this file later.
 */
export function adoptCommand(
  args: readonly string[],
  readPage: ReadPage,
  directory = contentFolder(),
): Outcome {
  const [document = '', version = '', ...others] = args;
  if (!isDocument(document) || !/^\d+(?:\.\d+)*$/.test(version) || others.length > 0)
    return { exitCode: 2, output: USAGE };
  return outcomeOf(() => {
    const files = readContent(directory);
    const errors = countOf(checkContent(files).filter(isError));
    if (errors !== '')
      throw new Error(`The content has ${errors}. Run npm run check:content first.`);
    const settings = settingsOf(document, version, files);
    const { path, id, sha256 } = keepVersion(settings, readPage(document), directory);
    const output = `Kept version ${version} of the ${PAGES[document].label}: ${path} (sha256 ${sha256}).
Read it, and propose it together with its record. Nobody changes it from then on; the site serves it at ${addressOf({ id })}.`;
    return { exitCode: 0, output };
  });
}

/** What the file of a version says of it, besides the hash of its text. */
type Settings = Omit<AdoptedVersion, 'sha256'>;

/** Writes the text of a page to the file of its version, and returns what is in it. Throws if it exists. */
export function keepVersion(settings: Settings, html: string, directory: string) {
  const name = versionFile(settings.document, settings.version);
  const path = join(directory, name);
  const source = writeFrozenText(settings, bindingText(html, settings.document));
  const kept = readVersion(name, source);
  if (!kept) throw new Error(`${name} could not be written so that it can be read again.`);
  mkdirSync(dirname(path), { recursive: true });
  // `wx` throws if the file exists.
  writeFileSync(path, source, { flag: 'wx' });
  return { path, ...kept };
}

/**
 * The settings of a version, from the record of its document, such as `legal.yaml`. Throws if the version is
 * not the current one, is not adopted, or has a file already.
 */
export function settingsOf(
  document: DocumentName,
  version: string,
  files: readonly ContentFile[],
): Settings {
  const { label } = PAGES[document];
  const name = versionFile(document, version);
  if (files.some((file) => file.name === name))
    throw new Error(
      `Version ${version} of the ${label} is kept already, in ${name}. A later text is a version of its own: give it an entry in “changes”.`,
    );
  const { path } = DATA_FILES[DOCUMENTS[document]];
  const data = files.find((file) => file.name === path)?.data;
  const record = SCHEMAS[DOCUMENTS[document]].parse(data);
  const [newest] = record.changes;
  // The content check makes sure that the newest entry has the version of the record.
  if (newest?.version !== version)
    throw new Error(
      `The ${label} is at version ${record.version} (${path}), not ${version}. Only its newest version can be kept: the page shows no other.`,
    );
  const value = (key: string, setting: Suppliable<string>) => {
    if (setting.status === 'supplied') return setting.value;
    throw new Error(`“${key}” in ${path} is not supplied yet: ${setting.needed} Supply it first.`);
  };
  return {
    document,
    version,
    kind: newest.kind,
    summary: newest.summary.trim(),
    date: value('changes: date', newest.date),
    adopted: value('adopted', record.adopted),
    effective: value('effective', record.effective),
    approvedBy:
      'reviewedBy' in record
        ? value('reviewedBy', record.reviewedBy)
        : value('signedBy', record.signedBy),
  };
}
