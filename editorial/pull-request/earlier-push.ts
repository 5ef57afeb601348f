import { changesOf, hasCommit, RefusedChanges, type Changes } from './changes.ts';

/**
 * What a pull request changed before its last push, to tell what is new since then; or why that
 * cannot be told. The commit may have been fetched from anybody, and is read like any other.
 */
export function earlierChanges(
  root: string,
  main: string,
  previous: string,
  { base }: Changes,
): Changes | string {
  if (!hasCommit(root, previous)) return 'the commit before it is no longer there.';
  try {
    const earlier = changesOf(root, main, previous);
    if (earlier.base !== base) return 'before it, the branch began at another commit of main.';
    if (earlier.code.length > 0) return 'before it, the pull request changed code.';
    return earlier;
  } catch (error) {
    if (error instanceof RefusedChanges) return `before it: ${error.message}`;
    throw error;
  }
}
