import { writeFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { readProse } from '../content/prose.ts';
import { readContent, readContentFile, type ContentFile } from '../content/read.ts';
import { sentenceBreaks } from '../content/sentences.ts';
import { outcomeOf, type Outcome } from '../output/command.ts';
import { checkContent } from './check.ts';

/** A file with each sentence on a line of its own. */
export interface Fixed {
  readonly file: ContentFile;
  readonly source: string;
  /** How many sentences now begin a line of their own. */
  readonly count: number;
}

/**
 * Puts each sentence of the prose on a line of its own and changes nothing else. A file of which a
 * visitor would read something else afterwards is left as it is.
 *
 * @param isFaulty whether a file has errors, which its editor has to put right first
 * @returns the files that change
 */
export function splitSentences(
  files: readonly ContentFile[],
  isFaulty: (file: ContentFile) => boolean,
): Fixed[] {
  return files.flatMap((file): Fixed[] => {
    const seams = sentenceBreaks(file);
    if (seams.length === 0 || isFaulty(file)) return [];
    const [lineEnd = '\n'] = /\r?\n/.exec(file.source) ?? [];
    const source = seams.reduceRight(
      (text, { start, end, indent }) => text.slice(0, start) + lineEnd + indent + text.slice(end),
      file.source,
    );
    const after = readContentFile(file.name, source, file.path);
    return hasSameText(file, after) ? [{ file, source, count: seams.length }] : [];
  });
}

/** Whether the parser makes the same of both but for white space, which a browser folds too. */
export function hasSameText(before: ContentFile, after: ContentFile): boolean {
  return treeOf(readProse(before).tree) === treeOf(readProse(after).tree);
}

function treeOf(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'position') return undefined;
    return typeof value === 'string' ? value.replace(/\s+/g, ' ') : value;
  });
}

/** The outcome of `npm run check:content -- --fix`: the sentences of a content folder are on lines of their own. */
export function fixCommand(
  [option]: readonly string[],
  directory: string | undefined,
  split = splitSentences,
): Outcome {
  if (option !== undefined) {
    const output = `“${option}” is not an option of this command beside --fix. Nothing has been changed.`;
    return { exitCode: 2, output };
  }
  return outcomeOf(() => {
    const files = readContent(directory);
    const errors = checkContent(files).filter(({ fatal }) => fatal);
    const faulty = new Set(errors.map(({ file }) => file));
    const fixed = split(files, ({ path }) => faulty.has(path));
    for (const { file, source } of fixed) writeFileSync(file.path, source);
    const left = files.filter(
      (file) =>
        faulty.has(file.path) ||
        (sentenceBreaks(file).length > 0 && !fixed.some((one) => one.file === file)),
    );
    const output = [
      ...fixed.map(
        ({ file, count }) => `${file.path}: ${count} more ${count === 1 ? 'line' : 'lines'}.`,
      ),
      ...left.map(({ path }) => {
        const why = faulty.has(path) ? 'it has errors' : 'a visitor would read something else';
        return `${path}: left as it is, for ${why}.`;
      }),
      lastLine(fixed.length, left.length),
    ].join('\n');
    return { exitCode: 0, output };
  });
}

/** Says no more than is true: a file that is left as it is may still hold two sentences on a line. */
function lastLine(changed: number, left: number): string {
  if (changed > 0)
    return `Each sentence now has a line of its own${left > 0 ? ' in the files that were changed' : ''}. Nothing else has changed.`;
  return left > 0
    ? 'Nothing has changed.'
    : 'Nothing to change: every sentence has a line of its own.';
}
