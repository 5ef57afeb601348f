import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that a commit changes, as `git diff --raw` names it. */
export interface ChangedFile {
  /** Each byte of the path as one character, because a path need not be UTF-8. */
  readonly path: string;
  readonly modes: readonly [before: string, after: string];
  /** The hash of its new content; zeros if it was deleted. */
  readonly blob: string;
}

/** What a commit changes since the commit at which it left the main branch. */
export interface Changes {
  readonly base: string;
  readonly head: string;
  /** Texts and settings, which no build runs as code once the content check has accepted them. */
  readonly data: readonly ChangedFile[];
  /** The paths of all other changed files. */
  readonly code: readonly string[];
}

/** A pull request that is not read, with the reason for its author. */
export class RefusedChanges extends Error {}

/** The texts and settings of the content, and the guides. Kept in step with the README. */
const DATA =
  /^(?:src\/content\/(?:.+\/)?[^/]+\.(?:mdx?|yaml|txt)|docs\/(?:.+\/)?[^/]+\.md|[^/]+\.md)$/;

/** Plain names in plain folders: no `..`, no hidden file, no line break, quote or other alphabet. */
const PLAIN = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

const FILE = '100644';
const ABSENT = '000000';

/** Many times what a person edits at once, and more than the whole content has. */
const MAX_FILES = 500;
const MAX_FILE_BYTES = 200_000;
const MAX_BYTES = 5_000_000;

/** The bytes that a git command may write: the list of some 300,000 changed files. */
const MAX_OUTPUT = 64_000_000;

/**
 * Compares a commit with the commit at which it left the main branch. Runs nothing of either.
 *
 * @param main the default branch
 * @throws RefusedChanges if it did not leave the main branch at one commit, or too much has changed
 */
export function changesOf(root: string, main: string, head: string): Changes {
  const base = mergeBase(root, main, head);
  const args = ['diff', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', '-z'];
  const files = parseRaw(gitBytes(root, [...args, base, head]).toString('latin1'));
  const data = files.filter(isData);
  const code = files.filter((file) => !isData(file)).map(({ path }) => path);
  if (data.length > MAX_FILES && code.length === 0)
    throw new RefusedChanges(`It changes ${data.length} files. At most ${MAX_FILES} are read.`);
  return { base, head, data, code };
}

/**
 * The commit at which a commit left the main branch. Where branches were merged both ways there are
 * several, and a difference from one of them alone could hide what a merge would undo.
 */
function mergeBase(root: string, main: string, head: string): string {
  const { stdout } = runGit(root, ['merge-base', '--all', main, head]);
  const [base, ...others] = stdout.toString('latin1').split('\n').filter(Boolean);
  if (base === undefined)
    throw new RefusedChanges('It has no commit in common with the main branch.');
  if (others.length > 0)
    throw new RefusedChanges('It left the main branch at several commits. Rebase it.');
  return base;
}

/** Whether the repository has a commit of this hash. */
export const hasCommit = (root: string, commit: string): boolean =>
  runGit(root, ['cat-file', '-e', `${commit}^{commit}`]).status === 0;

const isData = ({ path, modes }: ChangedFile): boolean =>
  DATA.test(path) && PLAIN.test(path) && modes.every((mode) => mode === FILE || mode === ABSENT);

/** Reads `:100644 100644 HASH HASH M`, then the path, each ended by a null character. */
function parseRaw(output: string): ChangedFile[] {
  const parts = output.split('\0').slice(0, -1);
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [before = '', after = '', , blob = ''] = (parts[at] ?? '').slice(1).split(' ');
    files.push({ path: parts[at + 1] ?? '', modes: [before, after], blob });
  }
  return files;
}

/**
 * Writes the changed data over a checkout of their base, and removes what was deleted.
 *
 * @throws RefusedChanges if a file is too large
 */
export function layOver(root: string, { data }: Changes, checkout: string): void {
  const kept = data.filter(({ modes }) => modes[1] === FILE);
  const contents = readBlobs(
    root,
    kept.map(({ blob }) => blob),
  );
  // First: a folder can take the place of a deleted file, or a name that differs in its capitals only.
  for (const { path, modes } of data) if (modes[1] === ABSENT) rmSync(join(checkout, path));
  for (const { path, blob } of kept) {
    const file = join(checkout, path);
    mkdirSync(dirname(file), { recursive: true });
    const isInside = realpathSync(dirname(file)) === join(realpathSync(checkout), dirname(path));
    const content = contents.get(blob);
    if (!isInside || !content) throw new RefusedChanges(`${path} cannot be read.`);
    // Not through a link that the base may have here.
    rmSync(file, { force: true });
    writeFileSync(file, content);
  }
}

/** The contents of blobs by hash, once their sizes are known to be small. */
function readBlobs(root: string, blobs: readonly string[]): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>();
  if (blobs.length === 0) return contents;
  const input = `${blobs.join('\n')}\n`;
  const sizes = gitBytes(root, ['cat-file', '--batch-check=%(objectsize)'], input)
    .toString('latin1')
    .trim()
    .split('\n')
    .map(Number);
  const tooLarge = sizes.find((size) => size > MAX_FILE_BYTES);
  if (tooLarge !== undefined)
    throw new RefusedChanges(
      `A file of ${tooLarge} bytes is among its texts. At most ${MAX_FILE_BYTES} are read.`,
    );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES)
    throw new RefusedChanges(`Its texts have more than ${MAX_BYTES} bytes together.`);
  for (const blob of blobs) contents.set(blob, gitBytes(root, ['cat-file', 'blob', blob]));
  return contents;
}

/** The lines, from 1, that a commit adds or changes in a data file, as a unified diff. */
export const patchOf = (root: string, { base, head }: Changes, path: string): string =>
  gitBytes(root, [
    ...['diff', '--unified=0', '--no-renames', '--no-ext-diff', '--no-textconv', '--text'],
    ...[base, head, '--', path],
  ]).toString('utf8');

function gitBytes(root: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr } = runGit(root, args, input);
  if (status !== 0) throw new RefusedChanges(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}

function runGit(root: string, args: readonly string[], input = '') {
  const env = { ...process.env, GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0' };
  const result = spawnSync('git', args, { cwd: root, input, maxBuffer: MAX_OUTPUT, env });
  if (!result.error) return result;
  // Node ends a command that writes more than it may.
  throw new RefusedChanges('It changes too many files, or git cannot be run.');
}
