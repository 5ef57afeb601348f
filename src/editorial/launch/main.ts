/** `npm run check:launch`: lists everything that keeps the site from release. Exit 1 while anything is left. */
import { buildDate } from '../../facts/dates.ts';
import { readContent } from '../content/read.ts';
import { forPeople } from '../message.ts';
import { findMissing } from './missing.ts';

const missing = findMissing(readContent(process.env.CONTENT_DIR ?? 'src/content'), buildDate());

for (const message of missing) console.log(forPeople(message));
console.log(
  missing.length === 0
    ? 'Nothing is missing. The site can be released.'
    : `\n${missing.length} things are missing before release.`,
);
if (missing.length > 0) process.exitCode = 1;
