import { contentFolder } from '../../src/content-map.ts';
import { buildDate } from '../../src/formats/dates.ts';
import { checkContent } from '../check/check.ts';
import type { Outcome } from '../output/command.ts';
import { readContent } from '../content/read.ts';
import { isError, reportPath, type Diagnostic } from '../output/diagnostic.ts';
import { countOf } from '../output/counted.ts';
import { reportCheck, sourcesOf } from '../output/report.ts';
import { thingsLeft, findMissing } from './missing.ts';

/** One diagnostic if the content check finds errors, which also prevent a release. */
function contentErrors(folder: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = countOf(diagnostics.filter(isError));
  if (errors === '') return [];
  const wording = {
    reason: `The content has ${errors}.`,
    note: 'No site is built from it as it is.',
    fix: 'Run npm run check:content, and fix what it lists.',
  };
  return [reportPath(folder, wording, 'valid-content')];
}

/**
 * Runs `npm run check:launch`, which lists everything that prevents a release: errors of the
 * content check, and what the owner has not supplied.
 */
export function launchCommand(
  args: readonly string[],
  folder = contentFolder(),
  check = checkContent,
): Outcome {
  return reportCheck(args, () => {
    const files = readContent(folder);
    const diagnostics = [
      ...contentErrors(folder, check(files)),
      ...findMissing(files, buildDate()),
    ];
    const last =
      diagnostics.length === 0
        ? 'Nothing is missing. The site can be released.'
        : `Before release, ${thingsLeft(diagnostics)} to do.`;
    return { diagnostics, sources: sourcesOf(files), last };
  });
}
