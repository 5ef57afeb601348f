/** `npm run check:launch`: lists everything that keeps the site from release. Exit 1 while anything is left. */
import { buildDate } from '../../facts/dates.ts';
import { command } from '../command.ts';
import { readContent } from '../content/read.ts';
import { forPeople } from '../message.ts';
import { countOf, findMissing } from './missing.ts';

command(() => {
  const missing = findMissing(readContent(process.env.CONTENT_DIR), buildDate());
  for (const message of missing) console.log(forPeople(message));
  console.log(
    missing.length === 0
      ? 'Nothing is missing. The site can be released.'
      : `\nBefore release, ${countOf(missing)} to do.`,
  );
  return missing.length === 0;
});
