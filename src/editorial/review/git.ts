import { spawnSync } from 'node:child_process';

/** A fault that the reader can mend, to be shown as it stands, without a stack trace. */
export class ReviewError extends Error {}

/** What git answers, or undefined where it refuses. */
export function git(...words: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', words, { encoding: 'utf8' });
  if (error) throw new ReviewError('The review needs git, and git cannot be run.');
  return status === 0 ? stdout.trim() : undefined;
}

/** The top folder of the checkout. */
export function checkoutRoot(): string {
  const root = git('rev-parse', '--show-toplevel');
  if (root === undefined)
    throw new ReviewError(
      'This folder is not in a git repository. Compare two folders of HTML instead: --before FOLDER --after FOLDER.',
    );
  return root;
}

/** The commit to compare with: the one named, or where this branch left the main one. */
export function baseCommit(named: string | undefined, main: string): string {
  if (named !== undefined) {
    // What begins with a hyphen would be an option of git.
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${named}^{commit}`);
    if (commit === undefined)
      throw new ReviewError(
        `git knows no commit “${named}”. Name a branch, a tag or a commit, such as ${main} or ${main}~3.${fetchMore()}`,
      );
    return commit;
  }
  const [branch] = [`origin/${main}`, main].filter(
    (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  const commit = branch === undefined ? undefined : git('merge-base', branch, 'HEAD');
  if (commit === undefined)
    throw new ReviewError(
      `git does not know where this branch left ${main}. Name the commit to compare with: npm run review -- COMMIT.${fetchMore()}`,
    );
  return commit;
}

function fetchMore(): string {
  return git('rev-parse', '--is-shallow-repository') === 'true'
    ? ' Only a part of the history is here: “git fetch --unshallow” gets the rest.'
    : '';
}
