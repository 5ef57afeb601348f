import { RULES } from '../../../../editorial/check/rules/index.ts';
import { readContentFile, type ContentFile } from '../../../../editorial/content/read.ts';
import { EXAMPLES } from './examples.ts';
import { filesOf } from '../small-files.ts';
import { FAULTS, checkWith } from './corpus.ts';

/** Content with faults, each with a name: from the corpus, the examples of the rules and those of the messages. */
export const faultyFolders = (
  /** Changes the text of each file, such as its line ends. */
  source: (text: string) => string = (text) => text,
): (readonly [string, ContentFile[]])[] => {
  const again = (files: readonly ContentFile[]) =>
    files.map((file) => readContentFile(file.name, source(file.source), file.path));
  return [
    ...FAULTS.map(
      ({ fault }, index) =>
        [fault, again(checkWith(FAULTS.slice(index, index + 1)).files)] as const,
    ),
    ...RULES.map(({ name, fails }) => [name, again(filesOf(fails))] as const),
    ...EXAMPLES.map(
      ([rule, example], index) => [`${rule} ${index}`, again(readAll(example))] as const,
    ),
  ];
};

const readAll = (example: Readonly<Record<string, string | Uint8Array>>) =>
  Object.entries(example).map(([name, source]) => readContentFile(name, source));
