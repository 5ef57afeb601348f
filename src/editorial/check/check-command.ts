import type { Outcome } from '../output/command.ts';
import { readContent } from '../content/read.ts';
import { report, sourcesOf } from '../output/report.ts';
import { checkContent } from './check.ts';

/** Checks a content folder as the words behind the command ask. */
export function checkCommand(words: readonly string[], directory: string | undefined): Outcome {
  return report(words, directory, () => {
    const files = readContent(directory);
    return { messages: checkContent(files), sources: sourcesOf(files), title: 'Content' };
  });
}
