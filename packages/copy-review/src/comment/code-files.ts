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

/**
 * Lists files within a number of characters. If their names do not fit, they are counted by their
 * outermost folder; if these do not fit either, the last line counts the rest.
 *
 * @param format formats a line
 * @param room the maximum length of the lines, with a line break each
 */
export function listFiles(
  files: readonly string[],
  format: (text: string) => string,
  room: number,
): readonly string[] {
  const fits = (lines: readonly string[]) => lengthOf(lines.join('\n')) < room;
  const names = files.map(format);
  if (fits(names)) return names;
  const folders = Map.groupBy(files, (file) => /^[^/]*\//.exec(file)?.[0] ?? file);
  const lines = [...folders].map(([name, { length }]) =>
    format(name.endsWith('/') ? `${name} (${length === 1 ? '1 file' : `${length} files`})` : name),
  );
  if (fits(lines)) return lines;
  const firstOf = (kept: number) => [
    ...lines.slice(0, kept),
    format(`and ${lines.length - kept} more: see “Files changed”`),
  ];
  let kept = 0;
  while (fits(firstOf(kept + 1))) kept += 1;
  return firstOf(kept);
}
