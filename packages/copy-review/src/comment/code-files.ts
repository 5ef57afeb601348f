import { matchesGlob } from 'node:path';
import { lengthOf } from './result.ts';

/** Pictures are always data, because nothing can load them as code. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * The changed files that may run while pages are built, and could therefore forge the result: all
 * files except pictures and those that the project declares as data. A style sheet is code, since
 * it can load a plugin, and so is any file that a program can load.
 *
 * @param files the changed files; undefined if they are not known
 * @param data globs of files that no build runs
 */
export const codeFiles = (
  files: readonly string[] | undefined,
  data: readonly string[],
): readonly string[] | undefined =>
  files?.filter((file) => !PICTURE.test(file) && !data.some((glob) => matchesGlob(file, glob)));

/** The number of folders that a group may be deep. */
const MAX_DEPTH = 8;

/** A file, or all files below a folder. */
interface Entry {
  readonly name: string;
  /** The number of files. */
  readonly count: number;
  readonly isFolder: boolean;
}

/**
 * Lists files within a number of characters. If their names do not fit, they are grouped by folder,
 * no more than necessary; if even the outermost folders do not fit, the last line counts the rest.
 *
 * @param format formats a line
 * @param room the maximum length of the lines, with a line break each
 */
export function listFiles(
  files: readonly string[],
  format: (text: string) => string,
  room: number,
): readonly string[] {
  const linesOf = (entries: readonly Entry[]) => entries.map((entry) => format(describe(entry)));
  const fits = (lines: readonly string[]) => lengthOf(lines.join('\n')) < room;
  let entries = entriesOf(files, Infinity);
  for (
    let depth = Math.min(depthOf(files), MAX_DEPTH);
    depth > 0 && !fits(linesOf(entries));
    depth -= 1
  )
    entries = entriesOf(files, depth);
  const lines = linesOf(entries);
  if (fits(lines)) return lines;
  const firstOf = (kept: number) => [
    ...lines.slice(0, kept),
    format(`and ${countOf(entries.slice(kept))} more: see “Files changed”`),
  ];
  let kept = 0;
  while (fits(firstOf(kept + 1))) kept += 1;
  return firstOf(kept);
}

/** The largest number of folders that a file is in. */
const depthOf = (files: readonly string[]) =>
  Math.max(0, ...files.map((file) => file.split('/').length - 1));

/** Groups the files that are in at least `depth` folders by the outer ones of these. */
function entriesOf(files: readonly string[], depth: number): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const file of files) {
    const folders = file.split('/').slice(0, -1);
    const isFolder = folders.length >= depth;
    const name = isFolder ? `${folders.slice(0, depth).join('/')}/` : file;
    entries.set(name, { name, isFolder, count: (entries.get(name)?.count ?? 0) + 1 });
  }
  return [...entries.values()];
}

const describe = (entry: Entry) =>
  entry.isFolder ? `${entry.name} (${countOf([entry])})` : entry.name;

function countOf(entries: readonly Entry[]): string {
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return count === 1 ? '1 file' : `${count} files`;
}
