import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCommands, type Commands } from './commands.ts';
import { git, ReviewError } from './git.ts';
import type { ProjectConfig } from './project.ts';

/** A temporary folder with one worktree of git in it, and whatever else is put there. */
export interface Workshop {
  readonly folder: string;
  /** The checkout of the commit. */
  readonly base: string;
  readonly run: Commands['run'];
  /** Ends what runs, and leaves nothing behind. */
  readonly close: () => Promise<void>;
}

/** Checks the commit out beside the working tree, which stays as it is. */
export function openWorkshop(root: string, commit: string): Workshop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const base = join(folder, 'base');
  const { run, end } = openCommands();
  const clear = () => {
    // Node takes links away where git, on some systems, would follow them.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    // Twice: it is locked while git makes it, and may have been stopped in that.
    git(root, 'worktree', 'remove', '--force', '--force', base);
  };
  // Hooks are the working tree's: here they would run beside it.
  const words = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach'];
  if (git(root, ...words, base, commit) === undefined) {
    clear();
    throw new ReviewError(`git cannot check out ${commit} beside the working tree.`);
  }
  const close = async () => {
    await end();
    clear();
  };
  return { folder, base, run, close };
}

/** Gives a checkout what it needs to be built: what is installed here, or its own if its lock file is another. */
export async function install(
  { base, run }: Workshop,
  root: string,
  { lockFile, install: command }: ProjectConfig,
): Promise<void> {
  const [here, there] = [root, base].map((folder) => contentOf(join(folder, lockFile)));
  if (here === there) linkPackages(join(root, 'node_modules'), join(base, 'node_modules'));
  else await run({ what: 'The version to compare with', command, folder: base });
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Each package by itself: what builds keep beside them, in folders whose names begin with a dot,
 * would otherwise be shared by two builds that run at the same time.
 */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
}
