import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './pages.ts';

/**
 * Reads every HTML file of a folder, by its route.
 * Throws an error to show as it stands where there is no such folder, or no HTML in it.
 */
export function readSite(folder: string, name = folder): Site {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder “${folder}”.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.x?html?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
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

/** `/about` for `about.html` and for `about/index.html`, `/` for `index.html`. */
export function routeOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.x?html?$/i, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
