import { isCollection } from 'yaml';
import type { z } from 'zod';
import { valueAt } from '../../../src/facts/values.ts';
import { unreadableLines } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { schemaAt, type Issue } from './issues.ts';

/**
 * Whether a diagnostic is secondary to an unreadable line, which another rule reports.
 *
 * @param missing the name of the setting that the diagnostic reports as missing
 */
export function isSecondary(file: ContentFile, { place }: Diagnostic, missing?: string): boolean {
  const lines = unreadableLines(file);
  if (lines.length === 0) return false;
  if (lines.includes(place.start.line)) return true;
  if (missing === undefined) return false;
  // An unreadable line without a correction may be any setting.
  if (file.faults.some(({ correction }) => correction === undefined)) return true;
  const source = file.source.split('\n');
  const name = new RegExp(`(?<![\\w-])${missing}(?![\\w-])`);
  return lines.some((line) => name.test(source[line - 1] ?? ''));
}

/**
 * Whether an issue may be caused by an unreadable line: a list may be too short only because of it, and
 * settings that seem to contradict each other may agree once the line is corrected.
 */
export function dependsOnFault(
  file: ContentFile,
  schema: z.ZodType,
  data: unknown,
  { code, path, message }: Issue,
): boolean {
  if (file.faults.length === 0) return false;
  if (code === 'too_small' || code === 'too_big') {
    const node = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
    if (!isCollection(node) || !node.range) return false;
    const [start, end] = node.range;
    return file.faults.some(({ offset }) => start <= offset && offset <= end);
  }
  if (code !== 'custom') return false;
  const alone = schemaAt(schema, path, data)?.safeParse(valueAt(data, path));
  return !alone?.error?.issues.some((issue) => issue.message === message);
}
