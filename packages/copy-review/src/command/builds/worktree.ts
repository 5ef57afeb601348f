import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ReviewError } from '../../shared/errors.ts';
import { git } from './git.ts';

/**
 * Checks out a commit in a temporary folder, which is removed after the work, also if it fails or is stopped. The
 * working tree of the repository is not touched.
 *
 * @param work gets the checkout, within a folder that may hold other files as well
 * @throws ReviewError if git refuses
 */
export async function withWorktree<Result>(
  repository: string,
  commit: string,
  work: (checkout: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const checkout = join(folder, 'base');
  const stop = () => {
    remove(repository, checkout);
    process.exit(STOPPED);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    // Without hooks: they expect the working tree.
    const args = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach'];
    if (git(repository, ...args, checkout, commit) === undefined)
      throw new ReviewError(`git cannot check out ${commit} beside the working tree.`);
    return await work(checkout);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    remove(repository, checkout);
  }
}

/** Ctrl+C, a terminal that is closed, and what systems send to end a program. */
const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;
/** The exit code of a program that was ended by Ctrl+C. */
const STOPPED = 130;

function remove(repository: string, checkout: string): void {
  // Before git does: git follows symbolic links on some systems, Node removes the links themselves.
  rmSync(dirname(checkout), { recursive: true, force: true, maxRetries: 5 });
  // Forced twice: if git was stopped while it added the worktree, the worktree is still locked.
  git(repository, 'worktree', 'remove', '--force', '--force', checkout);
}

/** Whether two checkouts have the same lock file, so that they can share their packages. */
export const haveSameLock = (checkout: string, repository: string, lockFile: string): boolean =>
  contentOf(join(checkout, lockFile)) === contentOf(join(repository, lockFile));

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Links each package of a repository into a worktree. Folders whose names begin with a dot are left out: they are
 * caches, which parallel builds must not share. `.bin` is copied, since a build may replace its links. A workspace
 * package, which is a link into the repository, becomes a link into the worktree.
 */
export function linkPackages(from: string, to: string): void {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules'));
  const programs = join(modules, '.bin');
  if (existsSync(programs)) {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(programs, join(to, 'node_modules/.bin'), options);
  }
  for (const name of readdirSync(modules)) {
    if (name.startsWith('.')) continue;
    const path = join(modules, name);
    const target = lstatSync(path).isSymbolicLink()
      ? relative(realpathSync(from), realpathSync(path))
      : '';
    // A link to a folder of the repository, but not to another package in `node_modules`.
    const isWorkspace = target !== '' && !/^(?:\.\.|node_modules)(?:[\\/]|$)/.test(target);
    // Windows lets every user create junctions, but not symbolic links.
    symlinkSync(isWorkspace ? join(to, target) : path, join(to, 'node_modules', name), 'junction');
  }
}
