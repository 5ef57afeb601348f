import { isBinary } from '../files/file-types.ts';
import { unreadableText, type Files } from '../files/site.ts';
import type { Block } from '../shared/page-text.ts';
import type { LineChange } from '../shared/report.ts';
import { cutFile } from './cut-file.ts';
import { shortHash } from './hashed-names.ts';
import { compareLines, withoutReported, type Hunk } from './hunks.ts';
import { comparedOf, type Line } from './line.ts';
import { maskNames, renameFiles, type MaskedNames } from './names.ts';
import { shownLines, visible, type ShownLines } from './shown-lines.ts';

/** Two builds, and what is known of their pages. */
export interface ComparedFiles {
  readonly before: Files;
  readonly after: Files;
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
  readonly reported: { readonly before: readonly Block[]; readonly after: readonly Block[] };
}

/** The differing lines of a file, before equal ones are joined. */
interface FileHunk extends ShownLines, Pick<Hunk, 'near' | 'tag'> {
  readonly file: string;
  /** The route of a page, the path of another file. */
  readonly page: string;
  /** What equal hunks have in common. */
  readonly key: string;
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
  const found = pathsOf(files).map(([path, now]) => compareFile(path, now, files, names));
  return {
    lines: joinEqual(
      found.flatMap(({ hunks }) => hunks),
      files.binding,
    ),
    hasOtherContent: found.some((one) => one.hasOtherContent),
  };
}

/** The paths of each file in both builds; undefined in the one that does not have it. */
function pathsOf({ before, after, renamed }: ComparedFiles) {
  const pairs = [...before.keys()].map((path) => {
    const now = renamed.get(path) ?? path;
    return [path, after.has(now) ? now : undefined] as const;
  });
  const paired = new Set(pairs.flatMap(([, now]) => now ?? []));
  const added = [...after.keys()].filter((path) => !paired.has(path));
  return [...pairs, ...added.map((path) => [undefined, path] as const)];
}

function compareFile(
  path: string | undefined,
  now: string | undefined,
  files: ComparedFiles,
  names: MaskedNames,
): { readonly hunks: readonly FileHunk[]; readonly hasOtherContent: boolean } {
  const file = now ?? path ?? '';
  const known = files.pages.get(file);
  const shown = renameFiles(file, now === undefined ? names.before : names.after);
  const place = { file: shown, page: known?.route ?? shown };
  const note = (...[removed, added]: [readonly string[], readonly string[]]) => {
    const key = JSON.stringify([removed, added]);
    return {
      hunks: [{ ...place, near: '', tag: '', removed, added, key }],
      hasOtherContent: false,
    };
  };
  const none = { hunks: [], hasOtherContent: false };
  const was = path === undefined ? undefined : files.before.get(path);
  const is = now === undefined ? undefined : files.after.get(now);
  if (was && is && was.equals(is)) return path === now ? none : note([], [NO_LINE]);
  if (isBinary(file)) return note(was ? [describe(was)] : [], is ? [describe(is)] : []);
  // Told as what could not be compared.
  if ([was, is].some((bytes) => bytes && unreadableText(bytes) !== undefined)) return none;

  const cut = (bytes: Buffer | undefined, renamed: MaskedNames['before']) =>
    cutFile(file, bytes?.toString('utf8') ?? '').map((line) => withNames(line, renamed));
  const found = compareLines(cut(was, names.before), cut(is, names.after));
  if (found.length === 0)
    return note([], [was && is ? NO_LINE : is ? `new: ${describe(is)}` : '(the file is gone)']);
  const reported = {
    before: rangesOf(known?.reported.before ?? []),
    after: rangesOf(known?.reported.after ?? []),
  };
  const hunks = found
    .flatMap((hunk) => withoutReported(hunk, reported) ?? [])
    .map((hunk) => {
      const lines = shownLines(hunk);
      const compared = [hunk.removed.map(comparedOf), hunk.added.map(comparedOf)];
      const key = JSON.stringify([lines, compared]);
      return { ...place, near: visible(hunk.near), tag: visible(hunk.tag), ...lines, key };
    });
  const hasOtherContent = found.some(({ removed, added }) =>
    [...removed, ...added].some(({ property }) => property === 'content'),
  );
  return { hunks, hasOtherContent };
}

/** A line with the names of files as both builds have them. */
const withNames = (line: Line, names: ReadonlyMap<string, string>): Line => ({
  ...line,
  compared: renameFiles(comparedOf(line), names),
  shown: renameFiles(line.shown, names),
});

const rangesOf = (blocks: readonly Block[]) => blocks.flatMap(({ ranges = [] }) => ranges);

const NO_LINE = '(no line differs: only hashes, or white space in texts)';

/** Whether a row has no line of the source. */
const isNote = ({ added }: LineChange): boolean => added.includes(NO_LINE);

/** Size and hash of a file, such as “1,204 bytes, sha256 0a1b2c3d4e5f”. */
const describe = (content: Uint8Array): string =>
  `${content.length.toLocaleString('en')} ${content.length === 1 ? 'byte' : 'bytes'}, sha256 ${shortHash(content)}`;

/** Joins equal hunks: those of binding documents first, then those of other pages, notes last. */
function joinEqual(hunks: readonly FileHunk[], binding: readonly string[]): LineChange[] {
  const sorted = hunks.toSorted((a, b) => rank(a, binding) - rank(b, binding));
  const groups = Map.groupBy(sorted, ({ key }) => key);
  const rows = [...groups.values()].flatMap((equal) =>
    equal.slice(0, 1).map(({ file, near, tag, removed, added }): LineChange => {
      const pages = [...new Set(equal.map(({ page }) => page))];
      return {
        ...{ file, pages, near, tag, removed, added },
        binding: pages.some((page) => binding.includes(page)),
        count: equal.length,
      };
    }),
  );
  return rows.toSorted(
    (a, b) => Number(b.binding) - Number(a.binding) || Number(isNote(a)) - Number(isNote(b)),
  );
}

/** Binding pages first, then other pages, then all other files. */
const rank = ({ page }: FileHunk, binding: readonly string[]) =>
  binding.includes(page) ? 0 : page.startsWith('/') ? 1 : 2;
