import { appendFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { readOptions, type Format } from './options.ts';
import { outcomeOf, type Outcome } from './command.ts';
import { failure } from './failure.ts';
import type { Message } from './diagnostic.ts';
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

/** The report of a check as the words behind a command ask for it. Exit 1 on an error, 2 on an unknown option. */
export function report(
  words: readonly string[],
  directory: string | undefined,
  check: () => Report,
): Outcome {
  const options = readOptions(words);
  if ('fault' in options) return { exitCode: 2, output: options.fault };
  return outcomeOf(() => {
    const found = options.format === 'people' ? check() : attempted(directory, check);
    const isSound = found.messages.every(({ severity }) => severity !== 'error');
    return { exitCode: isSound ? 0 : 1, output: written(options.format, found) };
  });
}

/** Programs read no plain words: to them, a check that could not be made is a message too. */
function attempted(directory: string | undefined, check: () => Report): Report {
  try {
    return check();
  } catch (error) {
    const messages = [failure(directory, error)];
    return { messages, sources: new Map(), title: 'Content', last: 'Nothing was checked.' };
  }
}

function written(format: Format, { messages, sources, title, last }: Report): string {
  if (format === 'json') return asJson(messages);
  const page = { width: widthFor(process.stdout.columns), paint: styleText };
  const text = forPeople(messages, sources, page, last);
  if (format === 'people') return text;
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, asSummary(messages, title));
  return [...(messages.length > 0 ? [asAnnotations(messages)] : []), inert(text)].join('\n');
}

/** The text of each file, by its path. */
export function sourcesOf(files: readonly { path: string; source: string }[]): Sources {
  return new Map(files.map(({ path, source }) => [path, source]));
}
