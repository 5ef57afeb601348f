import { buildDate } from '../../formats/dates.ts';
import { readContent } from '../content/read.ts';
import { withoutStack } from '../output/command.ts';
import { thingsLeft, findMissing } from './missing.ts';

/**
 * Throws while the content in `directory` may not be released. The error lists what is missing,
 * one line each, and carries no stack trace: the reader supplies facts, not code.
 */
export function assertReleasable(directory = 'src/content'): void {
  const missing = findMissing(readContent(directory), buildDate());
  if (missing.length === 0) return;
  const list = missing.map(
    ({ file, place, reason, fix }) => `  ${file}:${place.start.line}  ${reason} ${fix}`,
  );
  throw withoutStack(
    [`This site may not be released yet. ${thingsLeft(missing)} to do:`, ...list].join('\n'),
  );
}
