import type { Files } from '../files/site.ts';
import { shortHash } from './hashed-names.ts';
import type { Block } from '../shared/page-text.ts';
import type { LineChange } from '../shared/report.ts';
import { cutFile, sourceOf } from './cut-file.ts';
import { compareLines, withoutReported, type Hunk } from './hunks.ts';
import { maskNames, renameFiles, type MaskedNames } from './names.ts';
import { ReportedText } from './reported-text.ts';

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

export interface ReportedPage {
  readonly route: string;
  /** The blocks of both versions that are reported word by word. */
  readonly reported: { readonly before: readonly Block[]; readonly after: readonly Block[] };
}

/** The differing lines of a file, before equal ones are joined. */
interface FileHunk extends Hunk {
  readonly file: string;
  /** The route of a page, the path of another file. */
  readonly page: string;
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
  const hunks = pathsOf(files).flatMap(([path, now]) => compareFile(path, now, files, names));
  return {
    lines: joinEqual(hunks, files.binding),
    hasOtherContent: hunks.some(({ removed, added }) =>
      [...removed, ...added].some(({ text }) => / \{ content ?:/i.test(text)),
    ),
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
): FileHunk[] {
  const file = now ?? path ?? '';
  const known = files.pages.get(file);
  const shown = renameFiles(file, now === undefined ? names.before : names.after);
  const place = { file: shown, page: known?.route ?? shown };
  const hunk = (removed: readonly string[], added: readonly string[]): FileHunk[] => [
    { ...place, near: '', tag: '', removed: removed.map(asLine), added: added.map(asLine) },
  ];
  const was = path === undefined ? undefined : files.before.get(path);
  const is = now === undefined ? undefined : files.after.get(now);
  if (was && is && was.equals(is)) return path === now ? [] : hunk([], [NO_LINE]);

  const [source, sourceAfter] = [was && sourceOf(was), is && sourceOf(is)];
  if ((was && source === undefined) || (is && sourceAfter === undefined))
    return hunk(was ? [describe(was)] : [], is ? [describe(is)] : []);
  const text = renameFiles(source ?? '', names.before);
  const textAfter = renameFiles(sourceAfter ?? '', names.after);
  const found = compareLines(cutFile(file, text), cutFile(file, textAfter));
  if (found.length === 0)
    return hunk([], [was && is ? NO_LINE : is ? `new: ${describe(is)}` : '(the file is gone)']);
  const reported = {
    before: new ReportedText(known?.reported.before ?? []),
    after: new ReportedText(known?.reported.after ?? []),
  };
  return found
    .flatMap((one) => withoutReported(one, reported) ?? [])
    .map((one) => ({ ...place, ...one }));
}

const asLine = (text: string) => ({ text });

const NO_LINE = '(no line differs: only hashes, white space, or how lines are grouped)';

/** Whether a row has no line of the source. */
const isNote = ({ added }: LineChange): boolean => added.includes(NO_LINE);

/** Size and hash of a file, such as “1,204 bytes, sha256 0a1b2c3d4e5f”. */
const describe = (content: Uint8Array): string =>
  `${content.length.toLocaleString('en')} ${content.length === 1 ? 'byte' : 'bytes'}, sha256 ${shortHash(content)}`;

/** Joins equal hunks: those of binding documents first, then those of other pages, notes last. */
function joinEqual(hunks: readonly FileHunk[], binding: readonly string[]): LineChange[] {
  const textsOf = (lines: Hunk['removed']) => lines.map(({ text }) => visible(text));
  const sorted = hunks.toSorted((a, b) => rank(a, binding) - rank(b, binding));
  const groups = Map.groupBy(sorted, ({ removed, added }) =>
    JSON.stringify([textsOf(removed), textsOf(added)]),
  );
  const rows = [...groups.values()].flatMap((equal) =>
    equal.slice(0, 1).map(({ file, near, tag, removed, added }): LineChange => {
      const pages = [...new Set(equal.map(({ page }) => page))];
      return {
        file,
        pages,
        binding: pages.some((page) => binding.includes(page)),
        count: equal.length,
        near: visible(near),
        tag: visible(tag),
        removed: textsOf(removed),
        added: textsOf(added),
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

/** Shows white space other than the ASCII space, control characters and invisible ones by their code points. */
const visible = (text: string) =>
  text.replaceAll(
    /(?! )[\p{Z}\p{C}\p{Variation_Selector}\u115F\u1160\u3164\uFFA0]/gu,
    (character) =>
      `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
