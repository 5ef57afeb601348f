import { isMap, isNode, isScalar, type Range as NodeRange } from 'yaml';
import type { Path } from '../../src/facts/values.ts';
import type { ContentFile } from './read.ts';

/** Offsets in the source of a file. */
export type Range = readonly [start: number, end: number];

/** Line and column, both from 1, of an offset of the source. */
export function pointAt(file: ContentFile, offset: number) {
  const { line, col } = file.lines.linePos(offset);
  // Text editors do not count a byte order mark as a column.
  const mark = line === 1 && file.source.startsWith('\uFEFF') ? 1 : 0;
  return { line, column: Math.max(col - mark, 1), offset };
}

/** The line that contains an offset, split at it. */
export function splitLine(text: string, offset: number): readonly [before: string, after: string] {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return [before, text.slice(offset).split(/\r?\n/, 1)[0] ?? ''];
}

/** The range in the source of a node of the settings that has this range in them. */
export const rangeInSource = (
  { settingsStart }: Pick<ContentFile, 'settingsStart'>,
  [start, end]: NodeRange,
): Range => [settingsStart + start, settingsStart + end];

/** The line, from 1, of a setting. */
export const lineOf = (file: ContentFile, path: Path): number =>
  pointAt(file, rangeOfSetting(file, path)[0]).line;

/**
 * The range of a scalar value of the settings, with its quotation marks. For a list or a group, and
 * for a missing setting, an empty range at the start of the nearest existing value.
 */
export function rangeOfSetting(file: ContentFile, path: Path): Range {
  for (let length = path.length; length > 0; length -= 1) {
    const node = file.settings.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const [start, end] = rangeInSource(file, node.range);
    const isWhole = isScalar(node) && length === path.length;
    return [start, isWhole ? end : start];
  }
  return [file.settingsStart, file.settingsStart];
}

/** The range of the name of a setting; if it is missing, the start of its group. */
export function rangeOfKey(file: ContentFile, path: Path, key: string): Range {
  const parent = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
  if (isMap(parent)) {
    const name = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
    if (isNode(name) && name.range) return rangeInSource(file, name.range);
  }
  return rangeOfSetting(file, path);
}
