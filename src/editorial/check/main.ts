/** `npm run check:content`: says everything that is wrong with the content. Exit 1 on an error. */
import { command } from '../command.ts';
import { readContent } from '../content/read.ts';
import { forPeople } from '../message.ts';
import { checkContent } from './check.ts';

command(() => {
  const files = readContent(process.env.CONTENT_DIR);
  const messages = checkContent(files);
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  for (const message of messages) console.log(`${forPeople(message, sources.get(message.file))}\n`);

  const faulty = new Set(messages.map(({ file }) => file)).size;
  const faults = messages.length === 1 ? '1 fault' : `${messages.length} faults`;
  console.log(
    messages.length === 0
      ? `Content: ${files.length} files, nothing wrong.`
      : `Content: ${faults} in ${faulty} of ${files.length} files.`,
  );
  return messages.every(({ severity }) => severity !== 'error');
});
