import { decodePage, type Files } from './site.ts';
import type { FileFault } from './file-types.ts';

/** Names of files and folders that hosts run as programs, or that say for which addresses to run them. */
const PROGRAMS = /^(?:_worker\.js|_routes\.json|functions)(?:\/|$)/i;

/** Files that a host would run: what they answer instead of the pages, nobody can compare. */
export const programFaults = (files: Iterable<string>): FileFault[] =>
  [...files]
    .filter((file) => PROGRAMS.test(file))
    .map((file) => ({
      file,
      message: 'A host would run this instead of serving the pages. Remove it.',
    }));

/** A header that a host sends with the addresses of a pattern. */
export interface HostHeader {
  readonly pattern: string;
  readonly name: string;
  readonly value: string;
}

/** A redirect of a host, as it is written. */
export interface HostRedirect {
  readonly pattern: string;
  readonly line: string;
}

/** The lines of a file of the host that say something, without the white space around them. */
const linesOf = (files: Files, name: string): string[] =>
  (decodePage(files.get(name) ?? Buffer.alloc(0)) ?? '')
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/^[\t ]+|[\t ]+$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a line of `_headers`, without white space around it, is a pattern of addresses, which begins a block. */
export const isPattern = (line: string): boolean => /^(?:\/|https?:\/\/)/i.test(line);

/**
 * The headers of `_headers`: each pattern on its own line, its headers below it
 * (https://docs.netlify.com/manage/routing/headers/).
 */
export function headersIn(files: Files): HostHeader[] {
  let pattern = '';
  return linesOf(files, '_headers').flatMap((line): HostHeader[] => {
    if (isPattern(line)) {
      pattern = line;
      return [];
    }
    const [, name = line, value = ''] = /^([^:]*):[\t ]*(.*)$/.exec(line) ?? [];
    return [{ pattern, name: name.trim().toLowerCase(), value }];
  });
}

/** The redirects and rewrites of `_redirects` (https://docs.netlify.com/manage/routing/redirects/overview/). */
export const redirectsIn = (files: Files): HostRedirect[] =>
  linesOf(files, '_redirects').map((line) => ({ pattern: line.split(/[\t ]/)[0] ?? '', line }));

/**
 * Whether a pattern of either file matches a route; `*` matches anything, `:name` a part between slashes. A page is
 * served with and without a slash at its end, so `/legal/*` matches `/legal` too.
 */
export function matchesRoute(pattern: string, route: string): boolean {
  // Its path, without the slash at its end.
  const path = pattern.replace(/^https?:\/\/[^/]*/i, '').replace(/(?<=.)\/$/, '');
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i').test(route.replace(/\/?$/, '/'));
}
