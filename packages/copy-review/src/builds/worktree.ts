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
import { join, relative } from 'node:path';
import { openCommands, type Commands } from './commands.ts';
import type { BuildConfig } from '../shared/config.ts';
import { git } from './git.ts';
import { ReviewError } from '../shared/errors.ts';

/** A git worktree of a commit, in a temporary folder that may contain other files as well. */
export interface Worktree {
  readonly folder: string;
  /** The checkout, within the folder. */
  readonly root: string;
  readonly run: Commands['run'];
  /** Ends running commands, and removes the folder and git's record of the worktree. */
  readonly close: () => Promise<void>;
}

/**
 * Checks out a commit in a temporary folder; the working tree of the repository is not touched.
 *
 * @param env the environment of the commands that it runs
 * @throws ReviewError if git refuses
 */
export function openWorktree(repository: string, commit: string, env: NodeJS.ProcessEnv): Worktree {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const root = join(folder, 'base');
  const { run, end } = openCommands(env);
  const remove = () => {
    // Before git does: git follows symbolic links on some systems, Node removes the links themselves.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    // Forced twice: if git was stopped while it added the worktree, the worktree is still locked.
    git(repository, 'worktree', 'remove', '--force', '--force', root);
  };
  // Without hooks: they expect the working tree.
  const args = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach'];
  if (git(repository, ...args, root, commit) === undefined) {
    remove();
    throw new ReviewError(`git cannot check out ${commit} beside the working tree.`);
  }
  const close = async () => {
    await end();
    remove();
  };
  return { folder, root, run, close };
}

/** Links the repository's `node_modules` into the worktree, or installs them if the lock files differ. */
export async function installDependencies(
  { root, run }: Worktree,
  repository: string,
  { lockFile, install }: BuildConfig,
): Promise<void> {
  const [here, there] = [repository, root].map((folder) => contentOf(join(folder, lockFile)));
  if (here === there) linkPackages(repository, root);
  else await run({ what: 'The version to compare with', command: install, folder: root });
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Links each package by itself. Folders whose names begin with a dot are left out: they are caches,
 * which parallel builds must not share. `.bin` is copied, since a build may replace its links. A
 * workspace package, which is a link into the repository, becomes a link into the worktree.
 */
function linkPackages(from: string, to: string): void {
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
    const linked = lstatSync(path).isSymbolicLink()
      ? relative(realpathSync(from), realpathSync(path))
      : '';
    const isWorkspace = linked !== '' && !/^(?:\.\.|node_modules)(?:[\\/]|$)/.test(linked);
    symlinkSync(isWorkspace ? join(to, linked) : path, join(to, 'node_modules', name), 'junction');
  }
}
