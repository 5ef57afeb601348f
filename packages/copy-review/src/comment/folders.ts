import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { siteName } from '../builds/versions.ts';
import type { Comparison } from '../child/compare-in-child.ts';

/** The folders of two versions of a site. */
export interface Folders {
  readonly before: string;
  readonly after: string;
  /** Checkouts of the files that declare the facts of each version. */
  readonly sources?: { readonly before: string; readonly after: string } | undefined;
}

/** The innermost folder that contains all of these folders. */
function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders.map((folder) => dirname(resolve(folder)));
  let common = first;
  const isIn = (folder: string) => !relative(common, folder).startsWith('..');
  while (!others.every(isIn)) common = dirname(common);
  return common;
}

const listOf = ({ before, after, sources }: Folders): string[] => [
  before,
  after,
  ...(sources ? [sources.before, sources.after] : []),
];

/**
 * Checks folders of untrusted files before they are read.
 *
 * @returns the reason why they must not be read, as a sentence; undefined if they may be read
 */
export function checkFolders(folders: Folders): string | undefined {
  const list = listOf(folders);
  const common = commonFolder(list);
  for (const name of list) {
    const isFolder = lstatSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
    // The common folder may be reached through symbolic links, but there must be none below it.
    const isReal =
      isFolder && realpathSync(name) === join(realpathSync(common), relative(common, name));
    if (name === '' || !isReal) return 'There are no pages to compare: the build may have failed.';
    const pending = [name];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
      for (const entry of readdirSync(current)) {
        const path = join(current, entry);
        const kind = lstatSync(path);
        if (kind.isDirectory()) pending.push(path);
        // Symbolic links could lead out of the folder; pipes and devices may never end.
        else if (!kind.isFile()) return 'Among the built pages is something that is not a file.';
      }
    }
  }
  return undefined;
}

/** Both versions for `compareInChild`, named by the paths from their common folder, so that names are short. */
export function versionsIn(folders: Folders): Pick<Comparison, 'before' | 'after'> {
  const common = commonFolder(listOf(folders));
  const versionOf = (side: 'before' | 'after') => ({
    name: siteName(relative(common, resolve(folders[side]))),
    site: resolve(folders[side]),
    source: folders.sources && resolve(folders.sources[side]),
  });
  return { before: versionOf('before'), after: versionOf('after') };
}
