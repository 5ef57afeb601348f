/** `npm run check:content`: says everything that is wrong with the content. Exit 1 on an error, 2 on an unknown option. */
import { readContent } from '../content/read.ts';
import { report, sourcesOf } from '../output/print.ts';
import { checkContent } from './check.ts';

report(() => {
  const files = readContent(process.env.CONTENT_DIR);
  return { messages: checkContent(files), sources: sourcesOf(files), title: 'Content' };
});
