import { HTML_FILE } from '../files/file-types.ts';
import { routeOf, type Files, type Site } from '../files/site.ts';
import { messageOf } from '../shared/errors.ts';
import type { BuiltPage, ReadSeenWords, SeenText } from '../shared/config.ts';
import { servingOf } from './served-otherwise.ts';

/** The seen words of both builds by file, or why they are not known. */
export type SeenPages =
  | {
      readonly before: ReadonlyMap<string, readonly SeenText[]>;
      readonly after: ReadonlyMap<string, readonly SeenText[]>;
      readonly reason?: undefined;
    }
  | { readonly reason: string };

export const NO_BROWSER: SeenPages = { reason: 'the configuration names no browser' };

/** Opens the pages of both builds that can look different in a browser. */
export async function readSeenPages(
  before: Site,
  after: Site,
  read: ReadSeenWords | undefined,
): Promise<SeenPages> {
  if (!read) return NO_BROWSER;
  const pagesOf = ({ folder = '', files }: Site, other: Site) =>
    changedPages(files ?? new Map(), other.files ?? new Map()).map((file) => ({ folder, file }));
  const [old, now] = [pagesOf(before, after), pagesOf(after, before)];
  try {
    const texts = old.length + now.length > 0 ? await read([...old, ...now]) : [];
    const byFile = (pages: readonly BuiltPage[], start: number) =>
      new Map(pages.map(({ file }, index) => [file, texts[start + index] ?? []]));
    return { before: byFile(old, 0), after: byFile(now, old.length) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

/** The HTML files that differ in another build, refer to a file that does, or are served otherwise. */
export function changedPages(files: Files, other: Files): string[] {
  const isEqual = (path: string) =>
    other.get(path)?.equals(files.get(path) ?? Buffer.alloc(0)) === true;
  const isServedOtherwise = (path: string) =>
    servingOf(files, routeOf(path)) !== servingOf(other, routeOf(path));
  const changed = new Set([...files.keys()].filter((path) => !isEqual(path)));
  const rest = [...files].filter(([path]) => /\.(?:x?html?|css|svg)$/i.test(path));
  for (let isNew = true; isNew;) {
    const names = [...changed].map((path) => path.replace(/^.*\//, ''));
    const found = rest.filter(
      ([path, content]) => !changed.has(path) && names.some((name) => content.includes(name)),
    );
    for (const [path] of found) changed.add(path);
    isNew = found.length > 0;
  }
  return [...files.keys()].filter(
    (path) => HTML_FILE.test(path) && (changed.has(path) || isServedOtherwise(path)),
  );
}
