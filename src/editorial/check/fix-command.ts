import { writeFileSync } from 'node:fs';
import { outcomeOf, type Outcome } from '../output/command.ts';
import { readContent, type ContentFile } from '../content/read.ts';
import { seamsOf } from '../content/sentences.ts';
import { checkContent } from './check.ts';
import { splitSentences } from './fix.ts';

const writeText = (path: string, source: string): void => {
  writeFileSync(path, source);
};

/** Says no more than is so: a file that is left as it is may hold such lines still. */
function lastLine(written: number, left: number): string {
  if (written === 0)
    return left > 0
      ? 'Nothing has changed.'
      : 'Nothing to change: every sentence has a line of its own.';
  const where = left > 0 ? ' in the files that were changed' : '';
  return `Each sentence now has a line of its own${where}. Nothing else has changed.`;
}

/**
 * Puts the sentences of a content folder on lines of their own. What keeps one file from being
 * written does not keep the others.
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
    const errors = checkContent(files).filter(({ severity }) => severity === 'error');
    const faulty = new Set(errors.map(({ file }) => file));
    const fixed = split(files, ({ path }) => faulty.has(path));
    const results = fixed.map(({ file, source, count }) => {
      try {
        write(file.path, source);
      } catch {
        const said = `${file.path}: left as it is, for it cannot be written. Allow changes to the file, and run this again.`;
        return { said, isWritten: false };
      }
      const said = `${file.path}: ${count} more ${count === 1 ? 'line' : 'lines'}.`;
      return { said, isWritten: true };
    });
    const isFixed = (file: ContentFile) => fixed.some((one) => one.file === file);
    const otherwise = files.filter(
      (file) => !faulty.has(file.path) && !isFixed(file) && seamsOf(file).length > 0,
    );
    const written = results.filter(({ isWritten }) => isWritten).length;
    const left = faulty.size + otherwise.length + fixed.length - written;
    const output = [
      ...results.map(({ said }) => said),
      ...[...faulty].map((path) => `${path}: left as it is, for it has errors.`),
      ...otherwise.map(
        ({ path }) => `${path}: left as it is, for a visitor would read something else.`,
      ),
      lastLine(written, left),
    ].join('\n');
    return { exitCode: written === fixed.length ? 0 : 1, output };
  });
}
