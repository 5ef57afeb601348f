import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HTML_FILE, type FileFault } from './file-types.ts';
import { messageOf } from '../shared/errors.ts';

/** The files of a site by path, such as `_headers` and `og/home.png`. */
export type Files = ReadonlyMap<string, Buffer>;

/** A built site, as a host serves it. */
export interface Site {
  /** Its name in reports: a folder or a commit. */
  readonly name: string;
  /** The folder from which it was read. */
  readonly folder: string;
  /** The HTML of each page that can be read by its route: `/about` for `about.html` and `about/index.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** All its files, the pages included. */
  readonly files: Files;
  /** The path of each page's file by route. */
  readonly pageFiles: ReadonlyMap<string, string>;
  /** What may not be part of a site. */
  readonly faults: readonly FileFault[];
}

/**
 * Reads every file of a folder. Files that cannot be read or are not allowed become faults in the
 * result: symbolic links, which are not followed, pipes and devices, and unreadable files.
 *
 * @throws Error if there is no such folder, or no HTML file in it
 */
export function readSite(folder: string, name = folder): Site {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder “${folder}”.`);
  const { files, faults } = readFiles(folder);
  const site = siteOf(name, files, { folder, faults });
  if (site.pageFiles.size === 0) throw new Error(`There is no HTML file in “${folder}”.`);
  return site;
}

/** A site of files in memory, or of those that were read from a folder. */
export function siteOf(
  name: string,
  files: Files,
  { folder = '', faults = [] }: Partial<Pick<Site, 'folder' | 'faults'>> = {},
): Site {
  const htmlFiles = [...files.keys()].filter((file) => HTML_FILE.test(file));
  const pageFiles = new Map(htmlFiles.map((file) => [routeOf(file), file]));
  const pages = new Map<string, string>();
  for (const [route, file] of pageFiles) {
    const html = decodePage(files.get(file) ?? Buffer.alloc(0));
    if (html !== undefined) pages.set(route, html);
  }
  return { name, folder, pages, files, pageFiles, faults };
}

/**
 * Why bytes cannot be compared as a text; undefined if they can. Browsers ignore a NUL in some places, and
 * replace it in others.
 */
export function unreadableText(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return 'its bytes are not valid UTF-8';
  return bytes.includes(0) ? 'it has a NUL, which browsers read in different ways' : undefined;
}

/** Whether both sites have a file, with the same bytes. */
export const isEqualIn = (path: string, files: Files, other: Files): boolean => {
  const content = files.get(path);
  return content !== undefined && other.get(path)?.equals(content) === true;
};

/** The text of a page without its byte order mark; undefined if it cannot be read. */
export const decodePage = (bytes: Uint8Array): string | undefined =>
  unreadableText(bytes) === undefined ? new TextDecoder().decode(bytes) : undefined;

/** Control and invisible characters, bytes that are not UTF-8, and those with a meaning in addresses. */
const ODD_CHARACTER = /[\p{C}\p{Zl}\p{Zp}\uFFFD\\%?#]/u;

/** Reads all files below a folder in the order of their paths. `recursive` of `readdir` would follow links. */
function readFiles(folder: string): { files: Map<string, Buffer>; faults: FileFault[] } {
  const files = new Map<string, Buffer>();
  const faults: FileFault[] = [];
  const attempt = <Result>(file: string, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      faults.push({ file, message: `This cannot be read: ${messageOf(error)}` });
      return undefined;
    }
  };
  const visit = (path: string, entry: Dirent) => {
    const fault = faultOf(entry);
    if (ODD_CHARACTER.test(entry.name)) faults.push({ file: path, message: ODD_NAME });
    if (fault !== undefined) faults.push({ file: path, message: fault });
    else if (entry.isDirectory()) visitFolder(path);
    else {
      const content = attempt(path, () => readFileSync(join(folder, path)));
      if (content) files.set(path, content);
    }
  };
  const visitFolder = (path: string) => {
    const read = () => readdirSync(join(folder, path), { withFileTypes: true });
    for (const entry of (attempt(path, read) ?? []).toSorted(byName))
      visit(path === '' ? entry.name : `${path}/${entry.name}`, entry);
  };
  visitFolder('');
  return { files, faults };
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);

const ODD_NAME = 'Its name has a character that addresses must not have. Rename it.';

function faultOf(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink())
    return 'This is a link to another file or folder. Put the file itself here.';
  if (!entry.isDirectory() && !entry.isFile()) return 'This is not a regular file. Remove it.';
  return undefined;
}

/** The route of a page's file: its address without the extension and without `index`. */
export const routeOf = (file: string): string =>
  `/${file.replace(HTML_FILE, '').replace(/(?:^|\/)index$/, '')}`;
