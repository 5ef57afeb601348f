/** `npm run fix:content`: puts each sentence on a line of its own, and says in which files. Exit 1 where a file cannot be changed, 2 on an option. */
import { writeFileSync } from 'node:fs';
import { command } from '../command.ts';
import { readContent, type ContentFile } from '../content/read.ts';
import { seamsOf } from '../content/sentences.ts';
import { checkContent } from './check.ts';
import { splitSentences, type Fixed } from './fix.ts';

const [option] = process.argv.slice(2);

/** Gives whether the file could be written; what keeps one of them shut does not keep the others. */
function write({ file, source, count }: Fixed): boolean {
  try {
    writeFileSync(file.path, source);
  } catch {
    console.log(
      `${file.path}: left as it is, for it cannot be written. Allow changes to the file, and run this again.`,
    );
    return false;
  }
  console.log(`${file.path}: ${count} more ${count === 1 ? 'line' : 'lines'}.`);
  return true;
}

/** Says no more than is so: a file that is left as it is may hold such lines still. */
function lastLine(written: number, left: number): string {
  if (written === 0)
    return left > 0
      ? 'Nothing has changed.'
      : 'Nothing to change: every sentence has a line of its own.';
  const where = left > 0 ? ' in the files that were changed' : '';
  return `Each sentence now has a line of its own${where}. Nothing else has changed.`;
}

function fix(): boolean {
  const files = readContent(process.env.CONTENT_DIR);
  const errors = checkContent(files).filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.map(({ file }) => file));
  const fixed = splitSentences(files, ({ path }) => faulty.has(path));
  const written = fixed.filter((one) => write(one));
  for (const path of faulty) console.log(`${path}: left as it is, for it has errors.`);
  const isFixed = (file: ContentFile) => fixed.some((one) => one.file === file);
  const otherwise = files.filter(
    (file) => !faulty.has(file.path) && !isFixed(file) && seamsOf(file).length > 0,
  );
  for (const { path } of otherwise)
    console.log(`${path}: left as it is, for a visitor would read something else.`);
  const left = faulty.size + otherwise.length + fixed.length - written.length;
  console.log(lastLine(written.length, left));
  return written.length === fixed.length;
}

if (option === undefined) command(fix);
else {
  console.error(
    `“${option}” is not an option of this command: it has none. Nothing has been changed.`,
  );
  process.exitCode = 2;
}
