/** `npm run check:launch`: lists everything that keeps the site from release. Exit 1 while anything is left, 2 on an unknown option. */
import { buildDate } from '../../facts/dates.ts';
import { readContent } from '../content/read.ts';
import { report, sourcesOf } from '../output/print.ts';
import { countOf, findMissing } from './missing.ts';

report(() => {
  const files = readContent(process.env.CONTENT_DIR);
  const messages = findMissing(files, buildDate());
  const last =
    messages.length === 0
      ? 'Nothing is missing. The site can be released.'
      : `Before release, ${countOf(messages)} to do.`;
  return { messages, sources: sourcesOf(files), title: 'Launch', last };
});
