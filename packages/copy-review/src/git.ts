import { spawnSync } from 'node:child_process';

/** A fault that the reader can mend, to be shown as it stands, without a stack trace. */
export class ReviewError extends Error {}

/** What git answers in a folder, or undefined where it refuses. */
export function git(folder: string, ...words: readonly string[]): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', env: plain() } as const;
  const { status, stdout, error } = spawnSync('git', words, options);
  if (error) throw new ReviewError('The review needs git, and git cannot be run.');
  return status === 0 ? stdout.trim() : undefined;
}

/** What git tells the hooks that it runs: which index and folder they work for. Neither may be touched here. */
const FOR_HOOKS = new Set(['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_WORK_TREE']);

const plain = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOR_HOOKS.has(name)));

/** The top folder of the checkout that a folder is in. */
export function checkoutRoot(folder: string): string {
  const root = git(folder, 'rev-parse', '--show-toplevel');
  if (root === undefined)
    throw new ReviewError(
      'This folder is not in a git repository. Compare two folders of HTML instead: --before FOLDER --after FOLDER.',
    );
  return root;
}

/** The commit to compare with: the one named, or where this branch left the main one. */
export function baseCommit(root: string, named: string | undefined, main: string): string {
  if (named !== undefined) {
    // What begins with a hyphen would be an option of git.
    const commit = git(
      root,
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${named}^{commit}`,
    );
    if (commit === undefined)
      throw new ReviewError(
        `git knows no commit “${named}”. Name a branch, a tag or a commit, such as ${main} or ${main}~3.${fetchMore(root)}`,
      );
    return commit;
  }
  const [branch] = [`origin/${main}`, main].filter(
    (name) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  const commit = branch === undefined ? undefined : git(root, 'merge-base', branch, 'HEAD');
  if (commit === undefined)
    throw new ReviewError(
      `git does not know where this branch left ${main}. Name the commit to compare with: npm run review -- COMMIT.${fetchMore(root)}`,
    );
  return commit;
}

function fetchMore(root: string): string {
  return git(root, 'rev-parse', '--is-shallow-repository') === 'true'
    ? ' Only a part of the history is here: “git fetch --unshallow” gets the rest.'
    : '';
}
