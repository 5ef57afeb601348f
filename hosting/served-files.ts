import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, REDIRECTS_FILE } from './file-types.ts';

/** A file of a build, and the addresses at which hosts serve it. */
export interface ServedFile {
  /** Its path in the build, such as `about.html`. */
  readonly name: string;
  readonly body: Buffer;
  /** Its address, such as `/about`. */
  readonly route: string;
  /** The other addresses of a page, which redirect to its route, such as `/about.html`, `/about/` and former ones. */
  readonly redirects: readonly string[];
}

/** The paths of everything below a folder except folders, relative to it, with forward slashes, sorted. */
export function namesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = below + entry.name;
      return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
    })
    .toSorted();
}

/**
 * The address at which hosts serve a page: `about.html` is `/about`, `guide/index.html` is
 * `/guide/`.
 *
 * @param file the page's name from the root of the build, such as `about.html`
 */
export function routeOf(file: string): string {
  return `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/**
 * Reads the files of a build that hosts serve: all but `_headers` and `_redirects`, and no symbolic
 * links, which can lead out of the folder.
 */
export function servedFiles(folder: string): ServedFile[] {
  const former = redirectsIn(join(folder, REDIRECTS_FILE));
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === HEADERS_FILE || name === REDIRECTS_FILE || !lstatSync(path).isFile()) return [];
    const body = readFileSync(path);
    if (!name.endsWith('.html')) return [{ name, body, route: `/${name}`, redirects: [] }];
    const route = routeOf(name);
    const redirects = former.flatMap(([from = '', to]) => (to === route ? [from] : []));
    return [{ name, body, route, redirects: [...redirectsTo(route, name), ...redirects] }];
  });
}

/** The lines of `_redirects`, such as `/old /about 301`. */
const redirectsIn = (file: string): string[][] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').map((line) => line.split(' '));

/** A page with its extension, with or without a slash. */
function redirectsTo(route: string, name: string): string[] {
  const slashed = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return [`/${name}`, `/${name.replace(/\.html$/, '')}`, slashed].filter(
    (path) => path !== route && path !== '',
  );
}
