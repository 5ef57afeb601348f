import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of headers and of redirects for the host. Hosts do not serve them. */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

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

/**
 * The paths of everything below a folder except folders, relative to it, with forward slashes, sorted.
 *
 * @param below where to begin in it, such as `guide/`
 */
export function namesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = below + entry.name;
      return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
    })
    .toSorted();
}

/**
 * The address at which hosts serve a page: `about.html` is `/about`, `guide/index.html` is `/guide/`.
 *
 * @param file its path in the build
 */
export function routeOf(file: string): string {
  return `/${file}`.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/**
 * Reads the files of a build that hosts serve: all but `_headers` and `_redirects`, and no symbolic
 * links, which can lead out of the folder.
 */
export function servedFiles(folder: string): ServedFile[] {
  // Such as `/old /about 301`.
  const redirectLines = readHostFile(folder, REDIRECTS_FILE)
    .split('\n')
    .map((line) => line.split(' '));
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === HEADERS_FILE || name === REDIRECTS_FILE || !lstatSync(path).isFile()) return [];
    const body = readFileSync(path);
    if (!name.endsWith('.html')) return [{ name, body, route: `/${name}`, redirects: [] }];
    const route = routeOf(name);
    const formerRoutes = redirectLines.flatMap(([from = '', to]) => (to === route ? [from] : []));
    return [{ name, body, route, redirects: [...spellingsOf(route, name), ...formerRoutes] }];
  });
}

/**
 * Reads a file of a build that hosts act on: `_headers` or `_redirects`.
 *
 * @returns its text; empty if there is none
 * @throws Error if it is a symbolic link, which can lead out of the folder
 */
export function readHostFile(folder: string, name: string): string {
  const path = join(folder, name);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return '';
  if (entry.isFile()) return readFileSync(path, 'utf8');
  throw new Error(`“${path}” is no file of the build, which has no links. Build the site again.`);
}

/** The other spellings of a page’s address: with its extension, without it, with or without a slash at the end. */
function spellingsOf(route: string, name: string): string[] {
  const slashed = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return [`/${name}`, `/${name.replace(/\.html$/, '')}`, slashed].filter(
    (path) => path !== route && path !== '',
  );
}
