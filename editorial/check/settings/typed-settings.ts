/**
 * Settings as the editor types them: a value, its name and the line that has both. A path leads to a
 * setting: the names of its groups, and its own.
 */
import { isScalar } from 'yaml';
import type { Path } from '../../../src/facts/values.ts';
import { rangeOfKey, splitLine } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';

/** A scalar as typed, without quotation marks; undefined for a list or a group. */
export function typedValue(file: ContentFile, path: Path): string | undefined {
  const node = file.settings.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  return typeof node.value === 'string' ? node.value : node.source;
}

/** Whether a value is between quotation marks. */
export function isQuoted(file: ContentFile, path: Path): boolean {
  const node = file.settings.getIn(path, true);
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

/** The line of a setting with a value: `percent: 3`, or `- "Do: it"` for a list item. */
export function lineWith(path: Path, value: string): string {
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${value}` : `- ${value}`;
}

/** The lines of a setting, once with each of the values: `a: 1 or a: 2`. */
export const linesWith = (path: Path, values: readonly string[]) =>
  values.map((value) => lineWith(path, value)).join(' or ');

/** The line of a setting with its name corrected, without indentation. */
export function renamedLine(file: ContentFile, path: Path, from: string, to: string): string {
  const [before, after] = splitLine(file.source, rangeOfKey(file, path, from)[0]);
  return (before + after.replace(from, () => to)).trim();
}

/** A text as a double-quoted YAML scalar. */
export const quoted = (text: string): string => JSON.stringify(text);

/** The name of a setting in messages; for a list item, the name of the list. */
export function nameOf(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string');
  return typeof name === 'string' ? name : 'The file';
}
