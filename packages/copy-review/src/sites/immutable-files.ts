import type { FileFault } from '../files/file-types.ts';
import type { Files } from '../files/site.ts';

/**
 * Finds immutable files that were removed or have other bytes.
 *
 * @param folders the addresses with which theirs begin, such as `/versions/`
 */
export function immutableFaults(
  before: Files,
  after: Files,
  folders: readonly string[],
): FileFault[] {
  return [...before]
    .filter(([file]) => folders.some((folder) => `/${file}`.startsWith(folder)))
    .flatMap(([file, content]) => {
      const contentAfter = after.get(file);
      if (contentAfter?.equals(content) === true) return [];
      const what = contentAfter ? 'differs from the one that was published' : 'is gone';
      return [{ file, message: `This file ${what}. It was published to stay: bring it back.` }];
    });
}
