/** `npm run fix:content`: puts each sentence on a line of its own, and says in which files. */
import { writeFileSync } from 'node:fs';
import { command } from '../command.ts';
import { readContent } from '../content/read.ts';
import { checkContent } from './check.ts';
import { splitSentences } from './fix.ts';

command(() => {
  const files = readContent(process.env.CONTENT_DIR);
  const errors = checkContent(files).filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.map(({ file }) => file));
  const fixed = splitSentences(files, ({ path }) => faulty.has(path));
  for (const { file, source, count } of fixed) {
    writeFileSync(file.path, source);
    console.log(`${file.path}: ${count} more ${count === 1 ? 'line' : 'lines'}.`);
  }
  for (const path of faulty) console.log(`${path}: left as it is, for it has errors.`);
  console.log(
    fixed.length === 0
      ? 'Nothing to change: every sentence has a line of its own.'
      : 'Each sentence now has a line of its own. Nothing else has changed.',
  );
  return true;
});
