import { writeFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { readProse } from '../content/prose.ts';
import { readContent, readContentFile, type ContentFile } from '../content/read.ts';
import { sentenceBreaks } from '../content/sentences.ts';
import { outcomeOf, type Outcome } from '../output/command.ts';
import { counted } from '../output/counted.ts';
import { isError } from '../output/diagnostic.ts';
import { checkContent } from './check.ts';

/** A file that was changed. */
export interface Fixed {
  readonly file: ContentFile;
  /** Its new text. */
  readonly source: string;
  /** Line breaks that were added. */
  readonly count: number;
}

/**
 * Puts each sentence of the prose on its own line. A file whose rendered text would change is
 * skipped.
 *
 * @param isFaulty whether a file has errors; such a file is skipped
 * @returns the files that change
 */
export function splitSentences(
  files: readonly ContentFile[],
  isFaulty: (file: ContentFile) => boolean,
): Fixed[] {
  return files.flatMap((file): Fixed[] => {
    const breaks = sentenceBreaks(file);
    if (breaks.length === 0 || isFaulty(file)) return [];
    const [lineEnd = '\n'] = /\r?\n/.exec(file.source) ?? [];
    const source = breaks.reduceRight(
      (text, { start, end, indent }) => text.slice(0, start) + lineEnd + indent + text.slice(end),
      file.source,
    );
    const after = readContentFile(file.name, source, file.path);
    return hasSameText(file, after) ? [{ file, source, count: breaks.length }] : [];
  });
}

/** Whether two files have the same syntax tree, apart from positions and from white space, which browsers collapse. */
export function hasSameText(before: ContentFile, after: ContentFile): boolean {
  return treeOf(readProse(before).tree) === treeOf(readProse(after).tree);
}

/** The syntax tree as text, without positions and with white space collapsed. */
function treeOf(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'position') return undefined;
    return typeof value === 'string' ? value.replace(/\s+/g, ' ') : value;
  });
}

/** Runs `npm run check:content -- --fix`, which writes each sentence on its own line. */
export function fixCommand([option]: readonly string[], directory: string | undefined): Outcome {
  if (option !== undefined) {
    const output = `“${option}” is not an option of this command beside --fix. Nothing has been changed.`;
    return { exitCode: 2, output };
  }
  return outcomeOf(() => {
    const files = readContent(directory);
    const faulty = new Set(
      checkContent(files)
        .filter(isError)
        .map(({ file }) => file),
    );
    const fixed = splitSentences(files, ({ path }) => faulty.has(path));
    for (const { file, source } of fixed) writeFileSync(file.path, source);
    const output = [
      ...fixed.map(({ file, count }) => `${file.path}: ${counted({ 'more line': count })}.`),
      ...[...faulty].map((path) => `${path}: left as it is, for it has errors.`),
      fixed.length > 0 ? 'Nothing else has changed.' : 'Nothing has changed.',
    ].join('\n');
    return { exitCode: 0, output };
  });
}
