import { changesOf } from './changes.ts';
import { hasCommit, RefusedChanges } from './git.ts';
import { mergeTexts, type MergedTexts } from './merged-texts.ts';

/**
 * The texts of a pull request before its last push, merged into the same commit of the main branch,
 * to tell what is new since then. The commit may have been fetched from anybody, and is read like any other.
 *
 * @param tip the newest commit of the main branch
 * @param previous the newest commit of the pull request before its last push
 * @returns the texts; or why there are none, as the end of a sentence about the last push (“it”)
 */
export function earlierTexts(root: string, tip: string, previous: string): MergedTexts | string {
  if (!hasCommit(root, previous)) return 'the commit before it is no longer there.';
  try {
    const earlier = changesOf(root, tip, previous);
    if (earlier.code.length > 0) return 'before it, the pull request changed code.';
    return mergeTexts(root, earlier);
  } catch (error) {
    if (error instanceof RefusedChanges) return `before it: ${error.message}`;
    throw error;
  }
}
