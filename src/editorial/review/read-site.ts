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
  const pages = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
      .toSorted()
      .map((file) => [routeOf(file), readFileSync(join(folder, file), 'utf8')] as const),
  );
  if (pages.size === 0) throw new Error(`There is no HTML file in “${folder}”.`);
  return { name, pages };
}

/** `/about` for `about.html` and for `about/index.html`, `/` for `index.html`. */
export function routeOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html?$/i, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
