import { spawnSync } from 'node:child_process';

/** A pull request that is not read, with the reason for its author. */
export class RefusedChanges extends Error {}

/** The bytes that a git command may write: the list of some 300,000 changed files. */
const MAX_OUTPUT = 64_000_000;

/**
 * Nothing but the repository decides what git does: no program that this machine has configured is
 * run to merge or to compare, no object stands for another one, a path is never a pattern, and git
 * refreshes no index on the way.
 */
const ENV = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
};

/**
 * Runs git in a repository, whatever its exit code is.
 *
 * @throws RefusedChanges if it cannot be run, or writes too much
 */
export function runGit(root: string, args: readonly string[], input = '') {
  const env = { ...process.env, ...ENV };
  const result = spawnSync('git', args, { cwd: root, input, maxBuffer: MAX_OUTPUT, env });
  if (!result.error) return result;
  // Node ends a command that writes more than it may.
  throw new RefusedChanges('It changes too many files, or git cannot be run.');
}

/**
 * What git writes.
 *
 * @throws RefusedChanges if it fails
 */
export function gitBytes(root: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr } = runGit(root, args, input);
  if (status !== 0) throw new RefusedChanges(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}

/** The first version whose `git merge-tree` merges without a checkout. */
const OLDEST = [2, 38] as const;

/**
 * Looks at the version of git.
 *
 * @throws RefusedChanges if it is too old
 */
export function requireGit(root: string): void {
  const text = gitBytes(root, ['version']).toString().trim();
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const isOld = major === OLDEST[0] ? minor < OLDEST[1] : major < OLDEST[0];
  if (isOld)
    throw new RefusedChanges(`This needs git ${OLDEST.join('.')} or newer. Here is ${text}.`);
}

/** Whether the repository has a commit of this hash. */
export const hasCommit = (root: string, commit: string): boolean =>
  runGit(root, ['cat-file', '-e', `${commit}^{commit}`]).status === 0;
