import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { HEADERS_FILE } from './file-types.ts';
import { routeOf } from './routes.ts';

/** A file of a build, and the addresses at which hosts serve it. */
export interface ServedFile {
  /** Its path in the build, such as `about.html`. */
  readonly name: string;
  readonly body: Buffer;
  /** Its address, such as `/about`. */
  readonly route: string;
  /** The other addresses of a page, which redirect to its route, such as `/about.html` and `/about/`. */
  readonly redirects: readonly string[];
}

/** Reads the files of a build that hosts serve: all but `_headers`. */
export function servedFiles(folder: string): ServedFile[] {
  return filesIn(folder).flatMap((path) => {
    const name = relative(folder, path).split(sep).join('/');
    if (name === HEADERS_FILE) return [];
    const body = readFileSync(path);
    if (!name.endsWith('.html')) return [{ name, body, route: `/${name}`, redirects: [] }];
    const route = routeOf(name);
    return [{ name, body, route, redirects: redirectsTo(route, name) }];
  });
}

/**
 * The files in a folder and in the folders below it. Symbolic links are left out: they can lead out
 * of the folder, and `readdirSync` with `recursive` follows them.
 */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A page with its extension, with or without a slash. */
function redirectsTo(route: string, name: string): string[] {
  const slashed = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return [`/${name}`, `/${name.replace(/\.html$/, '')}`, slashed].filter(
    (path) => path !== route && path !== '',
  );
}
