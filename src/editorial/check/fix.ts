import type { Nodes } from 'mdast';
import { readProse } from '../content/prose.ts';
import { readContentFile, type ContentFile } from '../content/read.ts';
import { seamsOf } from '../content/sentences.ts';

/** A file with each sentence on a line of its own. */
export interface Fixed {
  readonly file: ContentFile;
  readonly source: string;
  /** How many sentences now begin a line of their own. */
  readonly count: number;
}

/**
 * Puts each sentence of the prose on a line of its own and changes nothing else. A file of which the
 * reader’s text would change by that is left as it is.
 *
 * @param isFaulty whether a file has errors: what is wrong is for its editor to put right first
 * @returns the files that change
 */
export function splitSentences(
  files: readonly ContentFile[],
  isFaulty: (file: ContentFile) => boolean,
): Fixed[] {
  return files.flatMap((file): Fixed[] => {
    const seams = seamsOf(file);
    if (seams.length === 0 || isFaulty(file)) return [];
    const [lineEnd = '\n'] = /\r?\n/.exec(file.source) ?? [];
    const source = seams.reduceRight(
      (text, { start, end, indent }) => text.slice(0, start) + lineEnd + indent + text.slice(end),
      file.source,
    );
    const after = readContentFile(file.name, source, file.path);
    return readsAlike(file, after) ? [{ file, source, count: seams.length }] : [];
  });
}

/** Whether the parser makes the same of both but for white space, which a browser folds too. */
export function readsAlike(before: ContentFile, after: ContentFile): boolean {
  return shape(readProse(before).tree) === shape(readProse(after).tree);
}

function shape(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'position') return undefined;
    return typeof value === 'string' ? value.replace(/\s+/g, ' ') : value;
  });
}
