/** `npm run check:content`: says everything that is wrong with the content. Exit 1 on an error. */
import { readContent } from '../content/read.ts';
import { forPeople } from '../message.ts';
import { checkContent } from './check.ts';

const directory = process.env.CONTENT_DIR ?? 'src/content';
const files = readContent(directory);
const messages = checkContent(files);
const sources = new Map(files.map(({ path, source }) => [path, source]));

for (const message of messages) console.log(`${forPeople(message, sources.get(message.file))}\n`);
console.log(
  messages.length === 0
    ? `Content: ${files.length} files, nothing wrong.`
    : `Content: ${messages.length === 1 ? '1 fault' : `${messages.length} faults`} in ${new Set(messages.map(({ file }) => file)).size} of ${files.length} files.`,
);
if (messages.some(({ severity }) => severity === 'error')) process.exitCode = 1;
