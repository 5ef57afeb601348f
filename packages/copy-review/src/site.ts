import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built site: the HTML of each page by its route, `/about` for `about.html` and `about/index.html`. */
export interface Site {
  /** Its name in reports: a folder or a commit. */
  readonly name: string;
  readonly pages: ReadonlyMap<string, string>;
  /** Its style sheets, images and fonts by path; files beyond the size limits are missing. */
  readonly files?: ReadonlyMap<string, Buffer>;
}

/** Matches the names of HTML files. */
export const HTML_FILE = /\.x?html?$/i;

/** Matches the names of style sheets, images and fonts. */
const ASSET_FILE = /\.(?:css|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf)$/i;
/** Larger files are left out. */
const MAX_ASSET_BYTES = 2_000_000;
/** Files that would exceed this total size are left out. */
const MAX_ASSETS_BYTES = 30_000_000;

/**
 * Reads every HTML file of a folder. Symbolic links are not followed.
 *
 * @throws Error if there is no such folder, or no HTML file in it
 */
export function readSite(folder: string, name = folder): Site {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder “${folder}”.`);
  const all = filesIn(folder);
  const files = all.filter((file) => HTML_FILE.test(file)).toSorted();
  const pages = new Map<string, string>();
  for (const file of files) {
    const route = routeOf(file);
    // If both `about.html` and `about/index.html` exist, the second one gets a trailing slash.
    pages.set(pages.has(route) ? `${route}/` : route, readFileSync(join(folder, file), 'utf8'));
  }
  if (pages.size === 0) throw new Error(`There is no HTML file in “${folder}”.`);
  const assets = assetsOf(folder, all).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file))] as const,
  );
  return { name, pages, files: new Map(assets) };
}

/** The style sheets, images and fonts among the files of a folder, within the size limits. */
export function assetsOf(folder: string, files: readonly string[]): string[] {
  let bytes = 0;
  return files
    .filter((file) => ASSET_FILE.test(file))
    .toSorted()
    .filter((file) => {
      const { size } = statSync(join(folder, file));
      const isKept = size <= MAX_ASSET_BYTES && bytes + size <= MAX_ASSETS_BYTES;
      if (isKept) bytes += size;
      return isKept;
    });
}

/** The paths of all files below a folder. `recursive` of `readdir` would follow symbolic links. */
export function filesIn(folder: string): string[] {
  const files: string[] = [];
  const folders = [folder];
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) files.push(relative(folder, path));
    }
  }
  return files;
}

function routeOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(HTML_FILE, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
