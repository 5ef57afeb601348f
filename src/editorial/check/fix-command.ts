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

const writeText = (path: string, source: string): void => {
  writeFileSync(path, source);
};

/**
 * The outcome of `npm run check:content -- --fix`: the sentences of a content folder are on lines of their own.
 * A file that cannot be written does not keep the others from being written.
 */
export function fixCommand(
  [option]: readonly string[],
  directory: string | undefined,
  { write = writeText, split = splitSentences } = {},
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
    const results = fixed.map(({ file, source, count }) => {
      try {
        write(file.path, source);
      } catch {
        const line = `${file.path}: left as it is, for it cannot be written. Allow changes to the file, and run this again.`;
        return { line, isWritten: false };
      }
      const line = `${file.path}: ${count} more ${count === 1 ? 'line' : 'lines'}.`;
      return { line, isWritten: true };
    });
    const isFixed = (file: ContentFile) => fixed.some((one) => one.file === file);
    const kept = files.filter(
      (file) => !faulty.has(file.path) && !isFixed(file) && sentenceBreaks(file).length > 0,
    );
    const written = results.filter(({ isWritten }) => isWritten).length;
    const left = faulty.size + kept.length + fixed.length - written;
    const output = [
      ...results.map(({ line }) => line),
      ...[...faulty].map((path) => `${path}: left as it is, for it has errors.`),
      ...kept.map(({ path }) => `${path}: left as it is, for a visitor would read something else.`),
      lastLine(written, left),
    ].join('\n');
    return { exitCode: written === fixed.length ? 0 : 1, output };
  });
}

/** Says no more than is true: a file that is left as it is may still hold two sentences on a line. */
function lastLine(written: number, left: number): string {
  if (written === 0)
    return left > 0
      ? 'Nothing has changed.'
      : 'Nothing to change: every sentence has a line of its own.';
  const where = left > 0 ? ' in the files that were changed' : '';
  return `Each sentence now has a line of its own${where}. Nothing else has changed.`;
}
