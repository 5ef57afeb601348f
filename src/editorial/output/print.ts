import { appendFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { readOptions, type Format } from '../check/options.ts';
import { command } from '../command.ts';
import { failure } from '../failure.ts';
import type { Message } from '../message.ts';
import { asAnnotations, asSummary, inert } from './github.ts';
import { asJson } from './json.ts';
import { forPeople, widthFor, type Sources } from './people.ts';

/** What a check has to say. */
export interface Report {
  readonly messages: readonly Message[];
  readonly sources: Sources;
  /** What the forge's summary calls it. */
  readonly title: string;
  /** The last line for people, where it is not a count of errors. */
  readonly last?: string;
}

/** Runs a check and prints its report as the command line asks. Exit 1 on an error, 2 on an unknown option. */
export function report(check: () => Report): void {
  const options = readOptions(process.argv.slice(2));
  if ('fault' in options) {
    console.error(options.fault);
    process.exitCode = 2;
    return;
  }
  command(() => {
    const found = options.format === 'people' ? check() : attempted(check);
    print(options.format, found);
    return found.messages.every(({ severity }) => severity !== 'error');
  });
}

/** Programs read no plain words: to them, a check that could not be made is a message too. */
function attempted(check: () => Report): Report {
  try {
    return check();
  } catch (error) {
    const messages = [failure(process.env.CONTENT_DIR, error)];
    return { messages, sources: new Map(), title: 'Content', last: 'Nothing was checked.' };
  }
}

function print(format: Format, { messages, sources, title, last }: Report): void {
  if (format === 'json') {
    console.log(asJson(messages));
    return;
  }
  if (format === 'github') {
    if (messages.length > 0) console.log(asAnnotations(messages));
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, asSummary(messages, title));
  }
  const page = { width: widthFor(process.stdout.columns), paint: styleText };
  const text = forPeople(messages, sources, page, last);
  console.log(format === 'github' ? inert(text) : text);
}

/** The text of each file, by its path. */
export function sourcesOf(files: readonly { path: string; source: string }[]): Sources {
  return new Map(files.map(({ path, source }) => [path, source]));
}
