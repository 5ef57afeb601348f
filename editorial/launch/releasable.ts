import { buildDate } from '../../src/formats/dates.ts';
import { readContent } from '../content/read.ts';
import { withoutStack } from '../output/command.ts';
import { thingsLeft, findMissing } from './missing.ts';

/**
 * Throws if anything in the content prevents a release. The message has one line for each
 * diagnostic, and no stack trace.
 */
export function assertReleasable(directory?: string): void {
  const missing = findMissing(readContent(directory), buildDate());
  if (missing.length === 0) return;
  const list = missing.map(
    ({ file, place, reason, fix }) => `  ${file}:${place.start.line}  ${reason} ${fix}`,
  );
  throw withoutStack(
    [`This site may not be released yet. ${thingsLeft(missing)} to do:`, ...list].join('\n'),
  );
}
