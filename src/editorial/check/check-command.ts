import type { Outcome } from '../output/command.ts';
import { readContent } from '../content/read.ts';
import { reportCheck, sourcesOf } from '../output/report.ts';
import { checkContent } from './check.ts';

/** The outcome of `npm run check:content` with these arguments. */
export function checkCommand(args: readonly string[], directory: string | undefined): Outcome {
  return reportCheck(args, directory, () => {
    const files = readContent(directory);
    return { diagnostics: checkContent(files), sources: sourcesOf(files), title: 'Content' };
  });
}
