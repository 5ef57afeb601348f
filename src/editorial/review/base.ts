import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, ReviewError } from './git.ts';
import type { ProjectConfig } from './project.ts';

/** A temporary folder with one worktree of git in it, and whatever else is put there. */
export interface Workshop {
  readonly folder: string;
  /** The checkout of the commit. */
  readonly base: string;
  /** Ends what runs, and leaves nothing behind. */
  readonly close: () => void;
  readonly run: (what: string, command: string, folder: string, env?: object) => Promise<void>;
}

/** How much of what a failed command said is shown. */
const LAST_LINES = 15;

/** Checks the commit out beside the working tree, which stays as it is. */
export function openWorkshop(commit: string): Workshop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const base = join(folder, 'base');
  const running = new Set<ChildProcess>();
  const close = () => {
    for (const child of running) child.kill();
    git('worktree', 'remove', '--force', base);
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  if (git('worktree', 'add', '--quiet', '--detach', base, commit) === undefined) {
    close();
    throw new ReviewError(`git cannot check out ${commit} beside the working tree.`);
  }
  return {
    folder,
    base,
    close,
    run: (what, command, where, env) => run(running, { what, command, where, env }),
  };
}

interface Step {
  readonly what: string;
  readonly command: string;
  readonly where: string;
  readonly env: object | undefined;
}

async function run(running: Set<ChildProcess>, { what, command, where, env }: Step): Promise<void> {
  const child = spawn(command, {
    shell: true,
    cwd: where,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said: Buffer[] = [];
  child.stdout.on('data', (words: Buffer) => said.push(words));
  child.stderr.on('data', (words: Buffer) => said.push(words));
  const status = await new Promise((resolve) => {
    child.on('close', resolve).on('error', resolve);
  });
  running.delete(child);
  if (status === 0) return;
  const lines = Buffer.concat(said).toString().trimEnd().split('\n').slice(-LAST_LINES);
  throw new ReviewError(
    `${what} cannot be built. The last words of “${command}”:\n\n${lines.join('\n')}`,
  );
}

/** Gives a checkout what it needs to be built: what is installed here, or its own if its lock file is another. */
export async function install(
  { base, run: runIn }: Workshop,
  root: string,
  { lockFile, install: command }: ProjectConfig,
): Promise<void> {
  const [here, there] = [root, base].map((folder) => join(folder, lockFile));
  const read = (file = '') => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  if (read(here) === read(there))
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'), 'junction');
  else await runIn('The version to compare with', command, base);
}
