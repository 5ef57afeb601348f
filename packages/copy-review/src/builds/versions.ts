import { cpSync, existsSync, lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { BuildConfig, ProjectConfig, Registers } from '../shared/config.ts';
import { baseCommit, checkoutRoot } from './git.ts';
import { installDependencies, openWorktree, type Worktree } from './worktree.ts';

/** A version of a site in a folder. */
export interface Version {
  /** Its name in reports. */
  readonly name: string;
  /** The folder of its pages. */
  readonly site: string;
  /** A folder with the files of its checkout that declare facts. */
  readonly source: string;
}

/** The two versions of a site to compare. */
export interface Versions {
  readonly before: Version;
  readonly after: Version;
}

export interface BuildOptions {
  /** The commit to compare with; by default, the merge base with the main branch. */
  readonly commit?: string | undefined;
  /** Called with a line about the progress, since builds take minutes. */
  readonly onProgress?: (message: string) => void;
  /** A folder of the working tree. */
  readonly folder: string;
}

/**
 * Builds the site of a commit in a temporary worktree, and that of the working tree.
 *
 * @param work uses the two versions, which exist until it ends
 * @throws ReviewError if there is no repository or commit, or if a build fails
 */
export async function withVersions<Result>(
  config: BuildConfig,
  { commit: named, onProgress, folder }: BuildOptions,
  work: (versions: Versions) => Promise<Result>,
): Promise<Result> {
  const root = checkoutRoot(folder);
  const commit = baseCommit(root, named, config.main);
  const short = commit.slice(0, 7);
  const name = named === undefined ? short : `${named} (${short})`;
  return await withWorktree(root, commit, process.env, async (worktree) => {
    onProgress?.(`Building ${name} and the working tree …`);
    const site = join(worktree.folder, 'after');
    await buildBoth(worktree, root, config, site);
    return await work({
      before: { name, site: join(worktree.root, config.output), source: worktree.root },
      after: { name: 'the working tree', site, source: root },
    });
  });
}

/**
 * Builds the site of a commit in a temporary worktree, and copies the site and the files that
 * declare its facts to a folder. Links of a site stay links, so that the comparison refuses them;
 * those among the files are left out.
 *
 * @param folder a folder of the repository
 * @param keep the folder in which to keep them
 * @param env the whole environment of the build
 * @throws ReviewError if there is no repository or commit, or if the build fails
 */
export async function buildCommit(
  config: BuildConfig,
  {
    commit,
    folder,
    keep,
    env,
  }: {
    readonly commit: string;
    readonly folder: string;
    readonly keep: string;
    readonly env: NodeJS.ProcessEnv;
  },
): Promise<Version> {
  const root = checkoutRoot(folder);
  const name = commit.slice(0, 7);
  const kept = { name, site: join(keep, 'site'), source: join(keep, 'source') };
  await withWorktree(root, commit, env, async (worktree) => {
    await installDependencies(worktree, root, config);
    const what = `The commit ${name}`;
    await worktree.run({ what, command: config.build, folder: worktree.root });
    const site = join(worktree.root, config.output);
    cpSync(site, kept.site, { recursive: true, verbatimSymlinks: true });
    for (const path of [...(config.sources ?? []), config.ignoredFigures ?? '']) {
      const source = join(worktree.root, path);
      if (path === '' || !existsSync(source)) continue;
      cpSync(source, join(kept.source, path), {
        recursive: true,
        filter: (from) => isFileOrFolder(lstatSync(from)),
      });
    }
  });
  return kept;
}

const isFileOrFolder = (entry: Stats) => entry.isFile() || entry.isDirectory();

/** Reads the facts that two checkouts declare, and their lists of ignored figures. */
export function readRegisters(config: ProjectConfig, before: string, after: string): Registers {
  const file = config.ignoredFigures;
  const listIn = (checkout: string) =>
    file !== undefined && existsSync(join(checkout, file))
      ? readFileSync(join(checkout, file), 'utf8')
      : '';
  return {
    before: config.register?.(before) ?? [],
    after: config.register?.(after) ?? [],
    ...(file === undefined
      ? {}
      : { ignored: { file, before: listIn(before), after: listIn(after) } }),
  };
}

/** The exit codes of a process that a signal stopped: 128 plus the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type StopSignal = keyof typeof EXIT_CODES;

/** Removes the worktree after the work, even if this fails or a signal stops the process. */
async function withWorktree<Result>(
  root: string,
  commit: string,
  env: NodeJS.ProcessEnv,
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
    worktree = openWorktree(root, commit, env);
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
  config: BuildConfig,
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
