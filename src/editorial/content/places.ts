import { isMap, isNode, isScalar } from 'yaml';
import type { Path } from '../../facts/values.ts';
import type { ContentFile } from './read.ts';

/** Where something begins and ends in the source of a file, in characters. */
export type Range = readonly [start: number, end: number];

/** Line and column, both from 1, of a character of the source. */
export function pointAt(file: ContentFile, offset: number) {
  const { line, col } = file.lines.linePos(offset);
  // A byte order mark stands before the first line, and no editor counts it.
  const mark = line <= 1 && file.source.startsWith('\uFEFF') ? 1 : 0;
  return { line: Math.max(line, 1), column: Math.max(col - mark, 1), offset };
}

/** The line around a place in a text, split there. */
export function splitLine(text: string, offset: number): readonly [before: string, after: string] {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return [before, text.slice(offset).split(/\r?\n/, 1)[0] ?? ''];
}

/** The line, from 1, of a setting. */
export const lineOf = (file: ContentFile, path: Path): number =>
  pointAt(file, rangeOfSetting(file, path)[0]).line;

/**
 * The range of a value of the settings, with its quotation marks. Of a list or a group, or of the
 * nearest setting around a missing one, it is the beginning alone.
 */
export function rangeOfSetting(file: ContentFile, path: Path): Range {
  for (let length = path.length; length > 0; length -= 1) {
    const node = file.settings.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const [start, end] = node.range.map((offset) => file.settingsStart + offset) as [
      number,
      number,
    ];
    return isScalar(node) && length === path.length ? [start, end] : [start, start];
  }
  return [file.settingsStart, file.settingsStart];
}

/** The range of the name of a setting; where there is none, that of the group it should stand in. */
export function rangeOfKey(file: ContentFile, path: Path, key: string): Range {
  const parent = path.length > 0 ? file.settings.getIn(path, true) : file.settings.contents;
  if (isMap(parent)) {
    const name = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key;
    if (isNode(name) && name.range)
      return [file.settingsStart + name.range[0], file.settingsStart + name.range[1]];
  }
  return rangeOfSetting(file, path);
}

/** The lines, from 1, of the settings that could not be read; for some of them a placeholder is read. */
export const unreadableLines = (file: ContentFile): number[] =>
  file.faults.map(({ offset }) => pointAt(file, file.settingsStart + offset).line);

/** Whether an offset of the settings is in a line that could not be read. */
export const isUnreadable = (file: ContentFile, offset: number): boolean =>
  unreadableLines(file).includes(pointAt(file, file.settingsStart + offset).line);
