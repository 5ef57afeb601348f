import { isMap, isNode, isScalar } from 'yaml';
import type { ContentFile } from './read.ts';

/** A place in a file; line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of a character of the source. */
export function placeAt(file: ContentFile, offset: number): Place {
  const { line, col } = file.lines.linePos(offset);
  // A byte order mark stands before the first line, and no editor counts it.
  const mark = line <= 1 && file.source.startsWith('\uFEFF') ? 1 : 0;
  return { line: Math.max(line, 1), column: Math.max(col - mark, 1) };
}

/** The place of a setting, or of the nearest setting around it that exists. */
export function placeOf(file: ContentFile, path: readonly PropertyKey[]): Place {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsetOf(file, path.slice(0, length));
    if (offset !== undefined) return placeAt(file, file.settingsStart + offset);
  }
  return placeAt(file, file.settingsStart);
}

/** The place of the name of a setting, for a setting whose name is what is wrong. */
export function placeOfKey(file: ContentFile, path: readonly PropertyKey[], key: string): Place {
  const parent = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
  if (isMap(parent)) {
    const name = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
    if (isNode(name) && name.range) return placeAt(file, file.settingsStart + name.range[0]);
  }
  return placeOf(file, path);
}

function offsetOf(file: ContentFile, path: readonly PropertyKey[]): number | undefined {
  const node = file.settings.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Whether a place in the settings, in characters, stands in a line that could not be read: there a stand-in is read. */
export function isStandIn({ faults, lines, settingsStart }: ContentFile, offset: number): boolean {
  const lineOf = (at: number) => lines.linePos(at).line;
  const line = lineOf(settingsStart + offset) - lineOf(settingsStart);
  return faults.some((fault) => fault.line === line);
}
