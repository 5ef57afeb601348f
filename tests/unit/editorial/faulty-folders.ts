import { readContentFile, type ContentFile } from '../../../editorial/content/read.ts';
import { filesOf as filesOfEdit, readEdits } from './edits/edits.ts';
import { EXAMPLES } from './examples.ts';
import { filesOf } from './small-files.ts';

/** Content with faults, each with a name: the examples of messages, and the mistakes with one message. */
export const faultyFolders = (
  /** Changes the text of each file, such as its line ends. */
  source: (text: string) => string = (text) => text,
): (readonly [string, ContentFile[]])[] => {
  // The same object for a file that several folders share keeps its cached results.
  const changed = new Map<ContentFile, ContentFile>();
  const withChanges = (files: readonly ContentFile[]) =>
    files.map((file) => {
      const copy = changed.get(file) ?? readContentFile(file.name, source(file.source), file.path);
      changed.set(file, copy);
      return copy;
    });
  return [
    ...EXAMPLES.map(
      ([rule, example], index) => [`${rule} ${index}`, withChanges(filesOf(example))] as const,
    ),
    ...readEdits('mistake')
      .filter(({ group }) => group.once)
      .map((edit) => [edit.name, withChanges(filesOfEdit(edit))] as const),
  ];
};
