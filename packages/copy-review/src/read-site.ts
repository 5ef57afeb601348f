import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from './pages.ts';

/** The files that are pages, by their names. */
export const PAGE = /\.x?html?$/i;

/**
 * Reads every HTML file of a folder, by its route. Symbolic links in it are not followed.
 * Throws an error to show as it stands where there is no such folder, or no HTML in it.
 */
export function readSite(folder: string, name = folder): Site {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder “${folder}”.`);
  const files = filesIn(folder)
    .filter((file) => PAGE.test(file))
    .toSorted();
  const pages = new Map<string, string>();
  for (const file of files) {
    const route = routeOf(file);
    // Of `about.html` and `about/index.html`, the second is told apart by its slash.
    pages.set(pages.has(route) ? `${route}/` : route, readFileSync(join(folder, file), 'utf8'));
  }
  if (pages.size === 0) throw new Error(`There is no HTML file in “${folder}”.`);
  return { name, pages };
}

/** Every file below a folder, by its path in it. `recursive: true` of Node would follow symbolic links. */
export function filesIn(folder: string): string[] {
  const files: string[] = [];
  const left = [folder];
  for (let here = left.pop(); here !== undefined; here = left.pop()) {
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      const path = join(here, entry.name);
      if (entry.isDirectory()) left.push(path);
      else if (entry.isFile()) files.push(relative(folder, path));
    }
  }
  return files;
}

/** `/about` for `about.html` and for `about/index.html`, `/` for `index.html`. */
export function routeOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.x?html?$/i, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
