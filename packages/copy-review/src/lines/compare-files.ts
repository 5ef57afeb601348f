import { isBinary } from '../files/file-types.ts';
import { unreadableText, type Files } from '../files/site.ts';
import { groupBy } from '../shared/group-by.ts';
import type { Block } from '../shared/page-text.ts';
import type { Both, LineChange } from '../shared/report.ts';
import { cutFile } from './cut-file.ts';
import { shortHash } from './hashed-names.ts';
import { compareLines, withoutReported, type Hunk } from './hunks.ts';
import { comparedOf, type Line } from './line.ts';
import { maskNames, renameFiles, type MaskedNames } from './names.ts';
import { shownLines, withCodePoints, type ShownLines } from './shown-lines.ts';

/** Two builds, and what is known of their pages. */
export interface ComparedFiles extends Both<Files> {
  /** Paths before to paths after: files whose names differ in a hash, and renamed pages. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The changed pages by path, as the comparison of their texts found them. */
  readonly pages: ReadonlyMap<string, ReportedPage>;
  /** The routes of binding documents. */
  readonly binding: readonly string[];
}

interface ReportedPage {
  readonly route: string;
  /** The blocks of both versions that are reported word by word. */
  readonly reported: Both<readonly Block[]>;
}

/** The differing lines of a file, before equal ones are joined. */
interface FileHunk extends ShownLines, Pick<Hunk, 'near' | 'tag'> {
  readonly file: string;
  /** The route of a page, the path of another file. */
  readonly page: string;
  /** What equal hunks have in common. */
  readonly key: string;
  /** Whether a line of it sets `content` in a style sheet. */
  readonly isContent: boolean;
}

/** What the comparison of files found. */
export interface ComparedLines {
  readonly lines: readonly LineChange[];
  /** Whether a style sheet has other `content`, which visitors read. */
  readonly hasOtherContent: boolean;
}

/**
 * Compares every file of two builds as lines of its source, without the texts that are reported word by
 * word. Files that are no text are compared by size and hash.
 */
export function compareFiles(files: ComparedFiles): ComparedLines {
  const names = maskNames(
    { before: files.before.keys(), after: files.after.keys() },
    files.renamed,
  );
  const hunks = pathsOf(files).flatMap(([pathBefore, pathAfter]) =>
    compareFile(pathBefore, pathAfter, files, names),
  );
  return {
    lines: joinEqual(hunks, files.binding),
    hasOtherContent: hunks.some(({ isContent }) => isContent),
  };
}

/** The paths of each file in both builds; undefined in the one that does not have it. */
function pathsOf({ before, after, renamed }: ComparedFiles) {
  const pairs = [...before.keys()].map((path) => {
    const pathAfter = renamed.get(path) ?? path;
    return [path, after.has(pathAfter) ? pathAfter : undefined] as const;
  });
  const paired = new Set(pairs.flatMap(([, pathAfter]) => pathAfter ?? []));
  const added = [...after.keys()].filter((path) => !paired.has(path));
  return [...pairs, ...added.map((path) => [undefined, path] as const)];
}

/** Compares one file. Its path is undefined in the build that does not have it. */
function compareFile(
  pathBefore: string | undefined,
  pathAfter: string | undefined,
  files: ComparedFiles,
  names: MaskedNames,
): FileHunk[] {
  const path = pathAfter ?? pathBefore ?? '';
  const changedPage = files.pages.get(path);
  const file = renameFiles(path, pathAfter === undefined ? names.before : names.after);
  const place = { file, page: changedPage?.route ?? file };
  /** What is shown in place of lines of the source, such as the size of a picture. */
  const note = (removed: readonly string[], added: readonly string[]): FileHunk[] => {
    const key = JSON.stringify([removed, added]);
    return [{ ...place, near: '', tag: '', removed, added, key, isContent: false }];
  };
  const before = pathBefore === undefined ? undefined : files.before.get(pathBefore);
  const after = pathAfter === undefined ? undefined : files.after.get(pathAfter);
  if (before && after?.equals(before)) return pathBefore === pathAfter ? [] : note([], [NO_LINE]);
  if (isBinary(path)) return note(before ? [describe(before)] : [], after ? [describe(after)] : []);
  // A text that cannot be read is reported elsewhere, as not compared.
  if ([before, after].some((bytes) => bytes && unreadableText(bytes) !== undefined)) return [];

  const cut = (bytes: Buffer | undefined, masked: MaskedNames['before']) =>
    cutFile(path, bytes?.toString('utf8') ?? '').map((line) => withNames(line, masked));
  const allHunks = compareLines(cut(before, names.before), cut(after, names.after));
  if (allHunks.length === 0) {
    if (before && after) return note([], [NO_LINE]);
    // Only an empty file has no lines.
    return note([], [after ? `new: ${describe(after)}` : '(the file is gone)']);
  }
  const reported = {
    before: rangesOf(changedPage?.reported.before ?? []),
    after: rangesOf(changedPage?.reported.after ?? []),
  };
  return allHunks
    .flatMap((hunk) => withoutReported(hunk, reported) ?? [])
    .map((hunk) => ({ ...place, ...shownHunk(hunk) }));
}

/** A hunk as it is shown, with the key of its lines. */
function shownHunk({ removed, added, near, tag }: Hunk): Omit<FileHunk, 'file' | 'page'> {
  const lines = shownLines({ removed, added });
  const key = JSON.stringify([lines, removed.map(comparedOf), added.map(comparedOf)]);
  const isContent = [...removed, ...added].some(({ property }) => property === 'content');
  return { near: withCodePoints(near), tag: withCodePoints(tag), ...lines, key, isContent };
}

/** A line with the names of files as both builds have them. */
const withNames = (line: Line, names: ReadonlyMap<string, string>): Line => ({
  ...line,
  compared: renameFiles(comparedOf(line), names),
  shown: renameFiles(line.shown, names),
});

const rangesOf = (blocks: readonly Block[]) => blocks.flatMap(({ ranges = [] }) => ranges);

/** Shown in place of lines if only bytes that are masked or collapsed differ. */
const NO_LINE = '(no line differs: only hashes, or white space in texts)';

/** Whether no line of a row differs, so that it comes last. */
const hasNoLine = ({ added }: LineChange): boolean => added.includes(NO_LINE);

/** Size and hash of a file, such as “1,204 bytes, sha256 0a1b2c3d4e5f”. */
const describe = (content: Uint8Array): string =>
  `${content.length.toLocaleString('en')} ${content.length === 1 ? 'byte' : 'bytes'}, sha256 ${shortHash(content)}`;

/** Joins equal hunks: those of binding documents first, then those of other pages, and files without a line last. */
function joinEqual(hunks: readonly FileHunk[], binding: readonly string[]): LineChange[] {
  const sorted = hunks.toSorted((a, b) => rank(a, binding) - rank(b, binding));
  const groups = groupBy(sorted, ({ key }) => key);
  const rows = groups.map((equal): LineChange => {
    const [{ file, near, tag, removed, added }] = equal;
    const pages = [...new Set(equal.map(({ page }) => page))];
    const isBinding = pages.some((page) => binding.includes(page));
    return { file, pages, binding: isBinding, count: equal.length, near, tag, removed, added };
  });
  return rows.toSorted(
    (a, b) => Number(b.binding) - Number(a.binding) || Number(hasNoLine(a)) - Number(hasNoLine(b)),
  );
}

/** Binding pages first, then other pages, then all other files. */
const rank = ({ page }: FileHunk, binding: readonly string[]) =>
  binding.includes(page) ? 0 : page.startsWith('/') ? 1 : 2;
