import { spawnSync } from 'node:child_process';
import { ReviewError } from '../../shared/errors.ts';

/**
 * Runs git in a folder.
 *
 * @returns its trimmed output, or undefined if it fails
 * @throws ReviewError if there is no git
 */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = run(folder, args);
  return status === 0 ? stdout.trim() : undefined;
}

function run(folder: string, args: readonly string[]) {
  const options = { cwd: folder, encoding: 'utf8', env: cleanEnv(), maxBuffer: Infinity } as const;
  const result = spawnSync('git', args, options);
  if (result.error) throw new ReviewError('The review needs git, and git cannot be run.');
  return result;
}

/** Git sets these for hooks. Passed on, they would make git change the repository of the hook. */
const HOOK_VARIABLES = new Set(['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_WORK_TREE']);

const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !HOOK_VARIABLES.has(name)));

/**
 * The root of the checkout that contains a folder.
 *
 * @param advice what to do where there is none
 * @throws ReviewError if there is none, or if git does not open it, such as that of another user
 */
export function checkoutRoot(
  folder: string,
  advice = 'Compare two folders of HTML instead: --before FOLDER --after FOLDER.',
): string {
  const { status, stdout, stderr } = run(folder, ['rev-parse', '--show-toplevel']);
  if (status !== 0)
    throw new ReviewError(`git opens no repository here. ${advice} git says:\n\n${stderr.trim()}`);
  return stdout.trim();
}

/** The hash of the commit with this name, also if it begins with a hyphen; undefined if git knows none. */
const commitOf = (root: string, name: string): string | undefined =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

/**
 * The main branch: that of the forge if it is known here, otherwise the local one, if there is one. By its whole name,
 * because git takes a short one for a tag first.
 *
 * @param main its short name
 */
export const mainBranch = (root: string, main: string): string | undefined =>
  [`refs/remotes/origin/${main}`, `refs/heads/${main}`].find(
    (name) => commitOf(root, name) !== undefined,
  );

/**
 * The hash of the commit to compare with: the named one, or the merge base of HEAD and the main branch.
 *
 * @param main the short name of the main branch
 * @throws ReviewError if git knows no such commit, or if nothing has changed since the main branch
 */
export function baseCommit(root: string, named: string | undefined, main: string): string {
  if (named !== undefined) {
    const commit = commitOf(root, named);
    if (commit === undefined)
      throw new ReviewError(
        `git knows no commit “${named}”. Name a branch, a tag or a commit, such as ${main} or ${main}~3.${unshallowHint(root)}`,
      );
    return commit;
  }
  const branch = mainBranch(root, main);
  const commit = branch === undefined ? undefined : git(root, 'merge-base', branch, 'HEAD');
  if (commit === undefined)
    throw new ReviewError(
      `git does not know where this branch left ${main}. Name the commit to compare with at the end of the command.${unshallowHint(root)}`,
    );
  const isHead = commit === git(root, 'rev-parse', 'HEAD');
  // Git can be told to leave new files out by default.
  if (isHead && git(root, 'status', '--porcelain', '--untracked-files=normal') === '')
    throw new ReviewError(
      `There is nothing to compare: this is the commit ${commit.slice(0, 7)} of ${main}, without a change. Name the commit to compare with at the end of the command, such as ${main}~1.`,
    );
  return commit;
}

function unshallowHint(root: string): string {
  return git(root, 'rev-parse', '--is-shallow-repository') === 'true'
    ? ' Only a part of the history is here: “git fetch --unshallow” gets the rest.'
    : '';
}
