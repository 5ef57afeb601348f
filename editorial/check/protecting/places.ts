/**
 * Finds the sentences that protect visitors in the content. Each row of `PROTECTING` in
 * `src/specification` says in which file, section or setting its sentences have to be.
 */
import {
  isSectionFolder,
  entryOf,
  minimumOf,
  requiredSectionsOf,
} from '../../../src/content-map.ts';
import { stringsAt, valueAt } from '../../../src/facts/values.ts';
import { hasShowingSettings } from '../../../src/formats/shown.ts';
import {
  PROTECTING,
  type ProtectingSentences,
} from '../../../src/specification/protecting-sentences.ts';
import { sentencesIn } from 'copy-review/figures';
import { passagesOf, rangeIn } from '../../content/passages.ts';
import { rangeOfSetting, type Range } from '../../content/places.ts';
import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import { asTyped } from '../shared/required-words.ts';
import { keeps } from './meaning.ts';

/** Where the sentences of a row of `PROTECTING` are. */
export type RowPlace = Pick<ProtectingSentences, 'file' | 'setting' | 'isBold'>;

/** The files in which a row belongs: that of its name, or the sections with its anchor or kind. */
export function filesOf({ file: place }: RowPlace, files: readonly ContentFile[]) {
  const [folder = '', section] = place.split('/');
  if (!isSectionFolder(folder)) return files.filter(({ name }) => name === place);
  const inFolder = files.filter(({ name }) => entryOf(name)?.collection === folder);
  if (section === '*') {
    // `expected-files` reports sections that are missing, and one of them may have the sentence.
    if (inFolder.length < minimumOf(folder)) return [];
    // A section that is not always shown cannot be relied on.
    return inFolder.filter(({ data }) => !hasShowingSettings(data));
  }
  return inFolder.filter(
    ({ data }) => valueAt(data, [requiredSectionsOf(folder)?.key ?? '']) === section,
  );
}

/** Where in a file the sentences of a row may be. */
export function placesOf(file: ContentFile, { setting, isBold }: RowPlace): Range[] {
  if (setting !== undefined)
    return stringsAt(file.data, setting).map((text) => rangeOfSetting(file, text.path));
  return isBold
    ? nodesOf(readProse(file).tree, 'strong').map(rangeOf)
    : [[file.bodyStart, file.source.length]];
}

/** A sentence of a file, and its place in the source. */
export interface Sentence {
  readonly file: ContentFile;
  readonly text: string;
  readonly range: Range;
}

/** The sentences of a file that begin in one of the ranges. */
export const placedSentencesIn = (file: ContentFile, ranges: readonly Range[]): Sentence[] =>
  passagesOf(file).flatMap((passage) =>
    sentencesIn(passage.text).flatMap(({ index, text: sentence }) => {
      const text = sentence.trimEnd();
      const range = rangeIn(passage, index, text.length);
      return ranges.some(([from, to]) => from <= range[0] && range[0] < to)
        ? [{ file, text, range }]
        : [];
    }),
  );

/** The sentences that protect, as they are in `PROTECTING` and as the files word them. */
export const protectingIn = (files: readonly ContentFile[]): readonly string[] => [
  ...new Set(
    PROTECTING.flatMap((row) => {
      const { says } = row;
      const sentences = filesOf(row, files).flatMap((file) =>
        placedSentencesIn(file, placesOf(file, row)),
      );
      const worded = sentences.filter(({ text }) =>
        says.some((protecting) => keeps(protecting, text)),
      );
      return [...says.map(asTyped), ...worded.map(({ text }) => text)];
    }),
  ),
];
