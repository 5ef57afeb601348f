import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST_FILES = 5000;
const MOST_BYTES = 100_000_000;
const LARGEST_FILE = 20_000_000;

/** What keeps a folder that a stranger has filled from being read, as a sentence; undefined where it may be. */
export function checkFolder(folder: string): string | undefined {
  if (folder === '' || lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return 'The pages that it built are missing.';
  let [files, bytes] = [0, 0];
  const left = [folder];
  for (let here = left.pop(); here !== undefined; here = left.pop()) {
    for (const name of readdirSync(here)) {
      const entry = lstatSync(join(here, name));
      files += 1;
      bytes += entry.size;
      if (entry.isDirectory()) left.push(join(here, name));
      // Symbolic links lead out of the folder; devices and pipes never end.
      else if (!entry.isFile())
        return 'Among the pages that it built is something that is no file.';
      if (entry.size > LARGEST_FILE)
        return 'One of the files that it built is too large to be a page.';
      if (files > MOST_FILES) return 'It built too many files to be compared.';
      if (bytes > MOST_BYTES) return 'It built too much to be compared.';
    }
  }
  return undefined;
}
