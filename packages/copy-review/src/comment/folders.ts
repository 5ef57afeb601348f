import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks a folder of untrusted files before it is read.
 *
 * @returns the reason why it must not be read, as a sentence; undefined if it may be read
 */
export function folderFault(folder: string): string | undefined {
  // A symbolic link, too, is no folder: it could lead to the other version.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return 'There are no pages to compare: the build may have failed.';
  const pending = [folder];
  for (let current = pending.pop(); current !== undefined; current = pending.pop())
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (entry.isDirectory()) pending.push(join(current, entry.name));
      // Symbolic links could lead out of the folder; pipes and devices may never end.
      else if (!entry.isFile()) return 'Among the built pages is something that is not a file.';
    }
  return undefined;
}
