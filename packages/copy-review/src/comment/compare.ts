import { spawn } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of two versions of a site. */
export interface Folders {
  readonly before: string;
  readonly after: string;
  /** Checkouts of the files that declare the facts of each version. */
  readonly sources?: { readonly before: string; readonly after: string } | undefined;
}

/** The innermost folder that contains all of these folders. */
function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders.map((folder) => dirname(resolve(folder)));
  let common = first;
  const isIn = (folder: string) => !relative(common, folder).startsWith('..');
  while (!others.every(isIn)) common = dirname(common);
  return common;
}

const listOf = ({ before, after, sources }: Folders): string[] => [
  before,
  after,
  ...(sources ? [sources.before, sources.after] : []),
];

/**
 * Checks folders of untrusted files before they are read.
 *
 * @returns the reason why they must not be read, as a sentence; undefined if they may be read
 */
export function checkFolders(folders: Folders): string | undefined {
  const list = listOf(folders);
  const common = commonFolder(list);
  for (const name of list) {
    const isFolder = lstatSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
    // The common folder may be reached through symbolic links, but there must be none below it.
    const isReal =
      isFolder && realpathSync(name) === join(realpathSync(common), relative(common, name));
    if (name === '' || !isReal) return 'There are no pages to compare: the build may have failed.';
    const pending = [name];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
      for (const entry of readdirSync(current)) {
        const path = join(current, entry);
        const kind = lstatSync(path);
        if (kind.isDirectory()) pending.push(path);
        // Symbolic links could lead out of the folder; pipes and devices may never end.
        else if (!kind.isFile()) return 'Among the built pages is something that is no file.';
      }
    }
  }
  return undefined;
}

// `main.ts` in the repository, `main.js` in the installed package.
const MAIN = fileURLToPath(
  new URL(`../command/main${extname(import.meta.filename)}`, import.meta.url),
);

/** In bytes. A report in Markdown has at most 58,000 characters, an outline 200,000. */
const MAX_SIZES = { 'report.md': 250_000, 'outline.json': 900_000 };

export interface Comparison {
  readonly folders: Folders;
  /** The folder of the reports. */
  readonly out: string;
  /** The module that exports the `ProjectConfig`; empty for no configuration. */
  readonly config: string;
  /** The names of both sites in the reports, if they are known. */
  readonly labels: { readonly before: string; readonly after: string } | undefined;
  /** The time limit. */
  readonly seconds: number;
}

type Result =
  | {
      /** The report as Markdown. */
      readonly summary: string;
      /** The JSON of an `Outline`. */
      readonly outline: string;
      /** Whether a check blocks the change. */
      readonly isBlocked: boolean;
      readonly fault?: undefined;
    }
  | { readonly fault: string };

/**
 * Compares two sites in a child process with `PATH` as its only environment variable. The command
 * itself keeps to its budget of time and memory.
 */
export async function compareInChild({
  folders,
  out,
  config,
  labels,
  seconds,
}: Comparison): Promise<Result> {
  const common = commonFolder(listOf(folders));
  const { before, after, sources } = folders;
  const below = (folder: string) => relative(common, resolve(folder));
  const args = [
    MAIN,
    ...(config === '' ? [] : ['--config', resolve(config)]),
    '--before',
    below(before),
    '--after',
    below(after),
    ...(sources ? ['--sources', below(sources.before), '--sources', below(sources.after)] : []),
    '--out',
    resolve(out),
    ...(labels ? ['--label', labels.before, '--label', labels.after] : []),
    '--outline',
    '--seconds',
    String(seconds),
  ];
  const child = spawn(process.execPath, args, {
    // Reports name the sites by their paths from here, so these are short.
    cwd: common,
    // The log of the CI would run workflow commands in the output.
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', () => {
      resolve(2);
    });
    child.on('close', resolve);
  });
  if (exitCode === null || exitCode > 1) return { fault: 'The built pages cannot be compared.' };
  const texts = Object.entries(MAX_SIZES).map(([name, maxSize]) => {
    const file = join(out, name);
    const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return size > 0 && size <= maxSize ? readFileSync(file, 'utf8') : undefined;
  });
  const [summary, outline] = texts;
  if (summary === undefined || outline === undefined)
    return { fault: 'The report is missing, or too long to be shown.' };
  rmSync(join(out, 'outline.json'));
  return { summary, outline, isBlocked: exitCode === 1 };
}
