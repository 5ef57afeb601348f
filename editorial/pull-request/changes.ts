import { gitBytes, RefusedChanges, requireGit, runGit } from './git.ts';

/** A file that differs between two commits, as `git diff --raw` names it. */
export interface ChangedFile {
  /** Only to be shown unless it is that of a text: a path need not be UTF-8. */
  readonly path: string;
  readonly modes: { readonly before: string; readonly after: string };
  /** The hash of its new content; zeros if it was deleted. */
  readonly blob: string;
}

/** What a commit changes since the commit at which it left the main branch. */
export interface Changes {
  /** The newest commit of the main branch. */
  readonly tip: string;
  /**
   * The commit at which it left the main branch. That need not have been a state of the main branch:
   * it can be any commit that was merged, also one whose code was reverted since. Never run its code.
   */
  readonly base: string;
  readonly head: string;
  /** Texts and settings, which no build runs as code once the content check has accepted them. */
  readonly data: readonly ChangedFile[];
  /** The paths of all other changed files. */
  readonly code: readonly string[];
}

/** The texts and settings of the content, and the guides. Kept in step with docs/pull-requests.md. */
const DATA =
  /^(?:src\/content\/(?:.+\/)?[^/]+\.(?:mdx?|yaml|txt)|docs\/(?:.+\/)?[^/]+\.md|[^/]+\.md)$/;

/** Plain names in plain folders: no `..`, no hidden file, no line break, quote or other alphabet. */
const PLAIN = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** The modes of a plain file, and of one that does not exist. */
export const FILE = '100644';
export const ABSENT = '000000';

/** Many times what a person edits at once, and more than the whole content has. */
const MAX_FILES = 500;

/**
 * Compares a commit with the commit at which it left the main branch. Runs nothing of either.
 *
 * @param main the default branch
 * @throws RefusedChanges if git is too old, if the commit did not leave the main branch at one commit, or if
 *   too many texts have changed
 */
export function changesOf(root: string, main: string, head: string): Changes {
  requireGit(root);
  const tip = gitBytes(root, ['rev-parse', '--verify', `${main}^{commit}`])
    .toString()
    .trim();
  const base = mergeBase(root, tip, head);
  const files = changedFiles(root, base, head);
  const data = files.filter(isData);
  const code = files.filter((file) => !isData(file)).map(({ path }) => path);
  // Beside changed code, no text is read.
  if (data.length > MAX_FILES && code.length === 0)
    throw new RefusedChanges(`It changes ${data.length} files. At most ${MAX_FILES} are read.`);
  return { tip, base, head, data, code };
}

/**
 * The commit at which a commit left the main branch. Where branches were merged both ways there are
 * several, and a difference from one of them alone could hide what a merge would undo.
 */
function mergeBase(root: string, tip: string, head: string): string {
  const { stdout } = runGit(root, ['merge-base', '--all', tip, head]);
  const [base, ...others] = stdout.toString('latin1').split('\n').filter(Boolean);
  if (base === undefined)
    throw new RefusedChanges('It has no commit in common with the main branch.');
  if (others.length > 0)
    throw new RefusedChanges('It left the main branch at several commits. Rebase it.');
  return base;
}

const RAW = ['diff', '--raw', '--no-abbrev', '-z'];

/** The files that differ between two commits or trees. */
export function changedFiles(root: string, before: string, after: string): ChangedFile[] {
  const args = [...RAW, '--no-renames', '--ignore-submodules=none'];
  return parseRaw(gitBytes(root, [...args, before, after]).toString());
}

/** Whether a file is a text or setting, before and after. */
export const isData = ({ path, modes }: ChangedFile): boolean =>
  DATA.test(path) &&
  PLAIN.test(path) &&
  [modes.before, modes.after].every((mode) => mode === FILE || mode === ABSENT);

/** Reads `:100644 100644 HASH HASH M`, then the path, each ended by a null character. */
function parseRaw(output: string): ChangedFile[] {
  const parts = output.split('\0').slice(0, -1);
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [before = '', after = '', , blob = ''] = (parts[at] ?? '').slice(1).split(' ');
    files.push({ path: parts[at + 1] ?? '', modes: { before, after }, blob });
  }
  return files;
}

const PATCH = ['diff', '--unified=0', '--no-renames', '--no-ext-diff', '--no-textconv', '--text'];

/** How a data file differs between two commits or trees, as a unified diff without context. */
export const patchOf = (root: string, before: string, after: string, path: string): string =>
  gitBytes(root, [...PATCH, before, after, '--', path]).toString('utf8');

/**
 * The same as GitHub shows it, for a comment on its lines: of a renamed file only what the rename changes. A new
 * file counts as renamed if it has anything in common with one that is gone, as GitHub’s measure is its own.
 *
 * @returns the diff of a path
 */
export function shownPatches(
  root: string,
  before: string,
  after: string,
): (path: string) => string {
  const args = [...RAW, '--find-renames=1%', '-l0', '--diff-filter=R'];
  const parts = gitBytes(root, [...args, before, after])
    .toString('latin1')
    .split('\0');
  const blobs = new Map<string, string[]>();
  // `:100644 100644 HASH HASH R090`, the former path, the path
  for (let at = 2; at < parts.length; at += 3)
    blobs.set(parts[at] ?? '', (parts[at - 2] ?? '').split(' ').slice(2, 4));
  return (path) => {
    const renamed = blobs.get(path);
    if (!renamed) return patchOf(root, before, after, path);
    return gitBytes(root, [...PATCH, ...renamed]).toString('utf8');
  };
}
