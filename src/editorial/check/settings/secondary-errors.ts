import type { z } from 'zod';
import { isCollection } from 'yaml';
import { placeAt } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding } from '../shared/rule.ts';
import { schemaAt } from './schema.ts';
import { valueAt, type Issue } from './issues.ts';

/** Whether a message only follows from a line that cannot be read, of which another rule tells. */
export function follows(file: ContentFile, { line, what }: Finding): boolean {
  const spoilt = spoiltLines(file);
  if (spoilt.length === 0 || spoilt.includes(line)) return spoilt.length > 0;
  const missing = /^“(.*)” is missing\.$/.exec(what)?.[1];
  if (missing === undefined) return false;
  // Of a line that is nothing at all, nobody knows what it was.
  if (file.faults.some(({ kind, right }) => kind === 'unknown' || right === '')) return true;
  const lines = file.source.split('\n');
  const said = new RegExp(`(?<![\\w-])${missing}(?![\\w-])`);
  return spoilt.some((one) => said.test(lines[one - 1] ?? ''));
}

/** The lines with a fault; a value on two lines spoils both. */
function spoiltLines(file: ContentFile): number[] {
  const first = placeAt(file, file.settingsStart).line;
  return file.faults.flatMap(({ offset, line }) => [
    placeAt(file, file.settingsStart + offset).line,
    first + line,
  ]);
}

/**
 * Whether what the schema says of one value rests on others, of which some cannot be read: a list that
 * is too short may lack the very line, and two settings that do not go together may do so once put right.
 */
export function restsOnFault(
  file: ContentFile,
  schema: z.ZodType,
  data: unknown,
  { code, path, message }: Issue,
): boolean {
  const node = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
  if (code === 'too_small' || code === 'too_big') {
    if (!isCollection(node) || !node.range) return false;
    const [start, end] = node.range;
    return file.faults.some(({ offset }) => start <= offset && offset <= end);
  }
  if (code !== 'custom' || file.faults.length === 0) return false;
  const alone = schemaAt(schema, path, data)?.safeParse(valueAt(data, path));
  return !alone?.error?.issues.some((issue) => issue.message === message);
}
