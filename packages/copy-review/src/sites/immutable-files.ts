import type { FileFault } from '../files/file-types.ts';
import type { Files } from '../files/site.ts';

/**
 * Finds immutable files that were removed or have other bytes.
 *
 * @param prefixes with which the addresses of immutable files begin, such as `/versions/`
 */
export function immutableFaults(
  before: Files,
  after: Files,
  prefixes: readonly string[],
): FileFault[] {
  return [...before]
    .filter(([file]) => prefixes.some((prefix) => `/${file}`.startsWith(prefix)))
    .flatMap(([file, content]) => {
      const contentAfter = after.get(file);
      if (contentAfter?.equals(content) === true) return [];
      const what = contentAfter ? 'differs from the one that was published' : 'is gone';
      return [{ file, message: `This file ${what}. It was published to stay: bring it back.` }];
    });
}
