import { cpSync, existsSync, lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig, Registers } from './config.ts';
import { baseCommit, checkoutRoot } from './git.ts';
import { readSite, type Site } from './site.ts';
import { installDependencies, openWorktree, type Worktree } from './worktree.ts';

/** The two versions of a site to compare, and the facts that each declares. */
export interface Versions {
  readonly before: Site;
  readonly after: Site;
  readonly registers: Registers;
}

export interface BuildOptions {
  /** The commit to compare with; by default, the merge base with the main branch. */
  readonly commit?: string | undefined;
  /** Called with a line about the progress, since builds take minutes. */
  readonly onProgress?: (message: string) => void;
  /** A folder of the working tree. */
  readonly folder?: string;
  /** A folder in which to keep both sites and the sources of their facts, for a later comparison. */
  readonly keep?: string | undefined;
}

/**
 * Builds the site of a commit in a temporary worktree, and that of the working tree, and reads both.
 *
 * @throws ReviewError if there is no repository or commit, or if a build fails
 */
export async function buildVersions(
  config: ProjectConfig,
  { commit: named, onProgress, folder = process.cwd(), keep }: BuildOptions = {},
): Promise<Versions> {
  const root = checkoutRoot(folder);
  const commit = baseCommit(root, named, config.main);
  const short = commit.slice(0, 7);
  const name = named === undefined ? short : `${named} (${short})`;
  return await withWorktree(root, commit, async (worktree) => {
    onProgress?.(`Building ${name} and the working tree …`);
    const before = join(worktree.root, config.output);
    const after = join(worktree.folder, 'after');
    await buildBoth(worktree, root, config, after);
    if (keep !== undefined) {
      keepVersion(config, before, worktree.root, join(keep, 'before'));
      keepVersion(config, after, root, join(keep, 'after'));
    }
    return {
      before: readSite(before, name),
      after: readSite(after, 'the working tree'),
      registers: readRegisters(config, worktree.root, root),
    };
  });
}

/**
 * Copies a site to `site`, every file of it, and the files that declare its facts to `source`. Links of
 * a site stay links, so that the comparison refuses them; those among the sources are left out.
 */
function keepVersion(config: ProjectConfig, site: string, checkout: string, target: string): void {
  cpSync(site, join(target, 'site'), { recursive: true, verbatimSymlinks: true });
  for (const folder of config.sources ?? []) {
    const source = join(checkout, folder);
    if (!existsSync(source)) continue;
    cpSync(source, join(target, 'source', folder), {
      recursive: true,
      filter: (path) => isFileOrFolder(lstatSync(path)),
    });
  }
}

const isFileOrFolder = (entry: Stats) => entry.isFile() || entry.isDirectory();

/** Reads the facts that two checkouts declare, and the list of ignored figures of the later one. */
export function readRegisters(config: ProjectConfig, before: string, after: string): Registers {
  const file = config.ignoredFigures;
  return {
    before: config.register(before),
    after: config.register(after),
    ...(file !== undefined && existsSync(join(after, file))
      ? { ignored: { file, source: readFileSync(join(after, file), 'utf8') } }
      : {}),
  };
}

/** The exit codes of a process that a signal stopped: 128 plus the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type StopSignal = keyof typeof EXIT_CODES;

/** Removes the worktree after the work, even if this fails or a signal stops the process. */
async function withWorktree<Result>(
  root: string,
  commit: string,
  work: (worktree: Worktree) => Promise<Result>,
): Promise<Result> {
  let worktree: Worktree | undefined;
  let stopped: Promise<void> | undefined;
  const stop = async (signal: StopSignal) => {
    await worktree?.close();
    process.exit(EXIT_CODES[signal]);
  };
  const onSignal = (signal: StopSignal) => {
    stopped ??= stop(signal);
  };
  const signals = Object.keys(EXIT_CODES) as StopSignal[];
  for (const signal of signals) process.on(signal, onSignal);
  try {
    worktree = openWorktree(root, commit);
    return await work(worktree);
  } finally {
    // A stopped process exits before the error of the killed build is shown.
    await (stopped ?? worktree?.close());
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/** Builds both versions in parallel, with the same date, so that date-dependent text is equal. */
async function buildBoth(
  worktree: Worktree,
  root: string,
  config: ProjectConfig,
  after: string,
): Promise<void> {
  const now = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  const build = (what: string, folder: string, output: string) =>
    worktree.run({
      what,
      command: config.build,
      folder,
      env: { SOURCE_DATE_EPOCH: now, [config.outputVariable]: output },
    });
  await installDependencies(worktree, root, config);
  await Promise.all([
    build('The version to compare with', worktree.root, config.output),
    build('The working tree', root, after),
  ]);
}
