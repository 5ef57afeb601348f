/** `npm run check:content`: says everything that is wrong with the content. Exit 1 on an error, 2 on an unknown option. */
import { appendFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { command } from '../command.ts';
import { readContent } from '../content/read.ts';
import type { Message } from '../message.ts';
import { asAnnotations, asSummary } from '../output/github.ts';
import { asJson } from '../output/json.ts';
import { forPeople, widthFor, type Sources } from '../output/people.ts';
import { checkContent } from './check.ts';
import { readOptions, type Format } from './options.ts';

const options = readOptions(process.argv.slice(2));
if ('fault' in options) {
  console.error(options.fault);
  process.exitCode = 2;
} else
  command(() => {
    const files = readContent(process.env.CONTENT_DIR);
    const messages = checkContent(files);
    const sources = new Map(files.map(({ path, source }) => [path, source]));
    print(options.format, messages, sources);
    return messages.every(({ severity }) => severity !== 'error');
  });

function print(format: Format, messages: readonly Message[], sources: Sources): void {
  const page = { width: widthFor(process.stdout.columns), paint: styleText };
  if (format === 'json') {
    console.log(asJson(messages));
    return;
  }
  if (format === 'github') {
    if (messages.length > 0) console.log(asAnnotations(messages));
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, asSummary(messages));
  }
  console.log(forPeople(messages, sources, page));
}
