import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ABSENT, changedFiles, FILE, isData, type ChangedFile, type Changes } from './changes.ts';
import { gitBytes, RefusedChanges, runGit } from './git.ts';

/** A pull request that cannot be merged into the newest commit of the main branch. */
export class OutdatedBranch extends RefusedChanges {}

/** The newest commit of the main branch with the texts of a pull request merged into it. */
export interface MergedTexts {
  /** The newest commit of the main branch. */
  readonly tip: string;
  /** The hash of the merged tree. Only `files` of it may be used. */
  readonly tree: string;
  /** What the merge changes in the main branch: texts and settings alone. */
  readonly files: readonly ChangedFile[];
}

/** In bytes. */
const MAX_FILE_BYTES = 200_000;
const MAX_BYTES = 5_000_000;

/**
 * Merges a pull request of texts into the main branch, within git: no file is checked out.
 *
 * A merge that would change anything else is refused, not used in part, because what is judged would
 * not be what is merged. It can happen: git merges a text into the file to which the main branch has
 * moved it, whatever that is.
 *
 * @throws OutdatedBranch if there is a conflict, or it would change anything else
 * @throws RefusedChanges if a file is too large
 */
export function mergeTexts(root: string, { tip, head, data }: Changes): MergedTexts {
  // Before they are merged line by line.
  requireSmall(root, kept(data));
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', tip, head];
  const { status, stdout, stderr } = runGit(root, args);
  const [tree = '', ...conflicts] = stdout.toString().split('\0').filter(Boolean);
  // Git has this exit code for an error too, and then names no tree.
  if (status === 1 && tree !== '')
    throw new OutdatedBranch(
      `The main branch has changed the same texts: ${conflicts.join(', ') || 'their folder was moved'}`,
    );
  if (status !== 0) throw new RefusedChanges(`git merge-tree: ${stderr.toString().trim()}`);
  const files = changedFiles(root, tip, tree);
  const others = files.filter((file) => !isData(file)).map(({ path }) => path);
  if (others.length > 0)
    throw new OutdatedBranch(`Merged, it would change more than texts: ${others.join(', ')}`);
  requireSmall(root, kept(files));
  return { tip, tree, files };
}

/**
 * Writes the merged texts over a checkout of the main branch, and removes what they delete.
 *
 * @throws RefusedChanges if a folder of the checkout is a link
 */
export function layOver(root: string, { files }: MergedTexts, checkout: string): void {
  // First: a folder can take the place of a deleted file, or a name that differs in its capitals only.
  for (const { path, modes } of files) if (modes.after === ABSENT) rmSync(join(checkout, path));
  for (const { path, blob } of kept(files)) {
    const file = join(checkout, path);
    mkdirSync(dirname(file), { recursive: true });
    const isInside = realpathSync(dirname(file)) === join(realpathSync(checkout), dirname(path));
    if (!isInside) throw new RefusedChanges(`${path} is in a folder that is a link.`);
    // Not through a link that the checkout may have here.
    rmSync(file, { force: true });
    writeFileSync(file, gitBytes(root, ['cat-file', 'blob', blob]));
  }
}

/** The files that are there afterwards. */
const kept = (files: readonly ChangedFile[]) => files.filter(({ modes }) => modes.after === FILE);

/**
 * Looks at the sizes of files without reading them.
 *
 * @throws RefusedChanges if one is too large, or all together
 */
function requireSmall(root: string, files: readonly ChangedFile[]): void {
  const input = files.map(({ blob }) => `${blob}\n`).join('');
  const sizes = gitBytes(root, ['cat-file', '--batch-check=%(objectsize)'], input)
    .toString('latin1')
    .split('\n')
    .map(Number);
  const tooLarge = sizes.find((size) => size > MAX_FILE_BYTES);
  if (tooLarge !== undefined)
    throw new RefusedChanges(
      `A file of ${tooLarge} bytes is among its texts. At most ${MAX_FILE_BYTES} are read.`,
    );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES)
    throw new RefusedChanges(`Its texts have more than ${MAX_BYTES} bytes together.`);
}
