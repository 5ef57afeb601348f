import { isMap, isNode, isScalar } from 'yaml';
import type { ContentFile } from '../../content/read.ts';

export type Path = readonly PropertyKey[];

const LONGEST = 60;

/** The value as it was typed, without its quotation marks; undefined for a list or a group of settings. */
export function typedValue(file: ContentFile, path: Path): string | undefined {
  const node = file.settings.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  return typeof node.value === 'string' ? node.value : (node.source ?? undefined);
}

/** Whether the value stands between quotation marks. */
export function isQuoted(file: ContentFile, path: Path): boolean {
  const node = file.settings.getIn(path, true);
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

/** A value cut to what fits on a line. */
export function short(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** The line of a setting with another value in it: `percent: 3`, `- "Do: it"` for an item of a list. */
export function lineWith(path: Path, value: string): string {
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${value}` : `- ${value}`;
}

/** The line of a setting with its name corrected, without the space before it. */
export function renamedLine(file: ContentFile, path: Path, from: string, to: string): string {
  const parent = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
  const key = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === from)?.key
    : undefined;
  if (!isNode(key) || !key.range) return `${to}:`;
  const at = file.settingsStart + key.range[0];
  const start = file.source.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = file.source.slice(start).split(/\r?\n/);
  const rest = line.slice(at - start).replace(from, () => to);
  return (line.slice(0, at - start) + rest).trim();
}

/** Text between double quotation marks, as a value. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** What a setting is called in a message: its own name, or that of the list it stands in. */
export function nameOf(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string');
  return typeof name === 'string' ? name : 'The file';
}
