import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Forge } from 'copy-review/forge';

/** The content folder, relative to the root of the repository. */
export const FOLDER = 'src/content';

/** What is read of https://docs.github.com/rest/git/trees. */
export interface Tree {
  readonly tree: readonly Entry[];
  /** Whether the forge has left entries out. */
  readonly truncated: boolean;
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

/** Limits for untrusted content, many times the size of the real content. */
const MAX_FILES = 1000;
const MAX_BYTES = 5_000_000;
const FILE_MODES = new Set(['100644', '100755']);

/**
 * Downloads the content of an untrusted commit into a folder. Only regular files are allowed,
 * within limits. Files that the checkout has in the same version are copied from there.
 *
 * @param checkout the root of the checkout that runs this
 * @throws Error whose message says why the copy was refused
 */
export async function copyContent(
  forge: Forge,
  commit: string,
  target: string,
  checkout: string,
): Promise<void> {
  const answer = await forge.request('GET', `git/trees/${commit}?recursive=1`);
  const { tree, truncated } = answer as Tree;
  if (truncated) throw new Error('The commit has too many files to be listed.');
  const inside = tree.filter(({ path }) => path === FOLDER || path.startsWith(`${FOLDER}/`));
  const files = inside.filter(({ type }) => type !== 'tree');
  const refused = files.find((entry) => !isPlainFile(entry));
  if (refused) throw new Error(`${refused.path} is not a regular file.`);
  const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  if (files.length > MAX_FILES || bytes > MAX_BYTES)
    throw new Error(`There is too much in ${FOLDER}.`);
  mkdirSync(join(target, FOLDER), { recursive: true });
  for (const { path, sha } of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, sameIn(checkout, path, sha) ?? (await download(forge, sha)));
  }
}

/**
 * Whether an entry is a regular file, not a symbolic link or submodule, inside the content folder.
 * The pattern rejects backslashes, colons, null characters, and path segments that are empty, `.`
 * or `..`, so that the path cannot leave the folder on any operating system.
 */
const isPlainFile = ({ path, mode, type }: Entry): boolean =>
  type === 'blob' &&
  FILE_MODES.has(mode) &&
  path.startsWith(`${FOLDER}/`) &&
  !/[\\:\0]|\/(?:\.{0,2}\/|\.{1,2}$)/.test(path);

/** The file of the checkout, if it has this Git blob hash. */
function sameIn(checkout: string, path: string, sha: string): Buffer | undefined {
  const file = join(checkout, path);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const bytes = readFileSync(file);
  return gitHash(bytes) === sha ? bytes : undefined;
}

const gitHash = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** What is read of https://docs.github.com/rest/git/blobs. */
export interface FileContent {
  readonly content: string;
}

async function download(forge: Forge, sha: string): Promise<Buffer> {
  const { content } = (await forge.request('GET', `git/blobs/${sha}`)) as FileContent;
  return Buffer.from(content, 'base64');
}
