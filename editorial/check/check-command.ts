import type { Outcome } from '../output/command.ts';
import { readContent } from '../content/read.ts';
import { reportCheck, sourcesOf } from '../output/report.ts';
import { checkContent } from './check.ts';

/** Runs `npm run check:content` on a content folder, by default `src/content`. */
export function checkCommand(args: readonly string[], directory?: string): Outcome {
  return reportCheck(args, () => {
    const files = readContent(directory);
    return { diagnostics: checkContent(files), sources: sourcesOf(files) };
  });
}
