import { exec } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildConfig, ProjectConfig, Registers } from '../../shared/config.ts';
import { ReviewError } from '../../shared/errors.ts';
import type { Both } from '../../shared/report.ts';
import { baseCommit, checkoutRoot } from './git.ts';
import { haveSameLock, linkPackages, withWorktree } from './worktree.ts';

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
export interface Versions extends Both<Version> {
  /** Builds both for a later day, such as `2026-08-07`, and gives the folders of their pages. */
  readonly buildOn: (day: string) => Promise<Both<string>>;
}

/** Noon of a day, such as `2026-08-07`, as SOURCE_DATE_EPOCH has it: in seconds since 1970. */
export const timeOn = (day: string): string => String(Date.parse(`${day}T12:00:00Z`) / 1000);

/** Where a review is run. */
export interface Environment {
  /** A folder of the working tree. */
  readonly folder: string;
  /** Called with a line about the progress, since builds take minutes. */
  readonly onProgress: (message: string) => void;
}

/**
 * Builds the site of a commit in a temporary worktree, and that of the working tree.
 *
 * @param named the commit to compare with; if it is undefined, the merge base with the main branch
 * @param work uses the two versions, which exist until it ends
 * @throws ReviewError if there is no repository or commit, or if a build fails
 */
export async function withVersions<Result>(
  config: BuildConfig,
  named: string | undefined,
  { onProgress, folder }: Environment,
  work: (versions: Versions) => Promise<Result>,
): Promise<Result> {
  const root = checkoutRoot(folder);
  const commit = baseCommit(root, named, config.main);
  const shortHash = commit.slice(0, 7);
  const name = named === undefined ? shortHash : `${named} (${shortHash})`;
  return await withWorktree(root, commit, async (checkout) => {
    onProgress(`Building ${name} and the working tree …`);
    const site = join(dirname(checkout), 'after');
    await installDependencies(BASE_VERSION, checkout, root, config, process.env);
    await buildBoth(checkout, root, config, { before: config.output, after: site });
    return await work({
      before: { name, site: join(checkout, config.output), source: checkout },
      after: { name: 'the working tree', site, source: root },
      buildOn: async (day) => {
        onProgress(`Building both as they are on ${day} …`);
        const folders = {
          before: join(dirname(checkout), `before-${day}`),
          after: join(dirname(checkout), `after-${day}`),
        };
        await buildBoth(checkout, root, config, folders, timeOn(day));
        return folders;
      },
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
 * @param prepare changes the checkout before it is built
 * @throws ReviewError if there is no repository or commit, or if the build fails
 */
export async function buildCommit(
  config: BuildConfig,
  {
    commit,
    folder,
    keep,
    env,
    prepare,
  }: {
    readonly commit: string;
    readonly folder: string;
    readonly keep: string;
    readonly env: NodeJS.ProcessEnv;
    readonly prepare?: (checkout: string) => void;
  },
): Promise<Version> {
  const root = checkoutRoot(folder);
  const name = commit.slice(0, 7);
  const kept = { name, site: join(keep, 'site'), source: join(keep, 'source') };
  await withWorktree(root, commit, async (checkout) => {
    const label = `The commit ${name}${prepare ? ', with changes,' : ''}`;
    prepare?.(checkout);
    await installDependencies(label, checkout, root, config, env);
    await run(label, config.build, checkout, env);
    const site = join(checkout, config.output);
    cpSync(site, kept.site, { recursive: true, verbatimSymlinks: true });
    for (const path of [config.sources ?? [], config.ignoredFigures ?? []].flat()) {
      const source = join(checkout, path);
      if (!existsSync(source)) continue;
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
  const both = <T>(read: (checkout: string) => T) => ({ before: read(before), after: read(after) });
  return {
    ...both(config.register ?? (() => [])),
    ...(config.texts ? { texts: both(config.texts) } : {}),
    ...(config.dated ? { dated: both(config.dated) } : {}),
    ...(file === undefined ? {} : { ignored: { file, ...both(listIn) } }),
  };
}

const BASE_VERSION = 'The version to compare with';

/**
 * Builds both versions in parallel, with the same date, so that date-dependent text is equal.
 *
 * @param checkout the folder of the version to compare with
 * @param root the folder of the working tree
 * @param outputs where they are built; a relative path is in the folder of its version
 * @param time that date, as SOURCE_DATE_EPOCH has it
 */
async function buildBoth(
  checkout: string,
  root: string,
  config: BuildConfig,
  outputs: Both<string>,
  time = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000)),
): Promise<void> {
  const env = (output: string) => ({
    ...process.env,
    SOURCE_DATE_EPOCH: time,
    [config.outputVariable]: output,
  });
  // Not `all`: the worktree is removed after a failure, while the other build would still write there.
  const builds = await Promise.allSettled([
    run(BASE_VERSION, config.build, checkout, env(outputs.before)),
    run('The working tree', config.build, root, env(outputs.after)),
  ]);
  for (const build of builds) if (build.status === 'rejected') throw build.reason;
}

/** Links the repository's packages into the checkout, or installs them if the lock files differ. */
async function installDependencies(
  label: string,
  checkout: string,
  root: string,
  { lockFile, install }: BuildConfig,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (haveSameLock(root, checkout, lockFile)) linkPackages(root, checkout);
  else await run(label, install, checkout, env);
}

/** The most that a command may print, in bytes: far more than a build does. */
const MAX_OUTPUT = 50_000_000;

/** The lines of output that an error message quotes. */
const LAST_LINES = 15;

/**
 * Runs a shell command of the project.
 *
 * @throws ReviewError with its last lines of output if it fails
 */
async function run(
  label: string,
  command: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const options = { cwd: folder, env, maxBuffer: MAX_OUTPUT };
    exec(command, options, (error, output, errors) => {
      if (!error) {
        resolve();
        return;
      }
      const lines = `${output}${errors}`.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      const intro = `${label} cannot be built. The last words of “${command}”:`;
      reject(new ReviewError(`${intro}\n\n${lines}`));
    });
  });
}
