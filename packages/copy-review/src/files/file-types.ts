import { basename } from 'node:path/posix';

/** A fault that blocks the change: a link, a type of file that is new … */
export interface FileFault {
  /** The path of the file in the build. */
  readonly file: string;
  /** A sentence that says what is wrong and what to do. */
  readonly message: string;
}

/** Matches the names of HTML files: `about.html`, `about.htm`, `about.xhtml`. */
export const HTML_FILE = /\.x?html?$/i;

/** The extension of a file in lower case; of a name without one, such as `_headers`, the whole name. */
export const typeOf = (path: string): string =>
  /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? basename(path);

/** The media types of pictures, by their extensions. */
export const PICTURES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Types of files that are no text: they are compared by size and hash. */
const BINARY = new Set([
  ...Object.keys(PICTURES).filter((type) => type !== 'svg'),
  ...['bmp', 'br', 'gz', 'mp3', 'mp4', 'ogg', 'otf', 'pdf', 'ttf', 'wasm', 'wav', 'webm'],
  ...['woff', 'woff2', 'zip'],
]);

/** Whether a file has a type that is no text. */
export const isBinary = (path: string): boolean => BINARY.has(typeOf(path));

/** Types that every site may have: instructions for its host and its crawlers. */
const ALWAYS_ALLOWED = ['_headers', '_redirects', 'txt'];

/**
 * Finds files of types that a site did not have. Hosts and browsers treat unknown types in ways that
 * nobody has reviewed.
 */
export function newTypeFaults(before: Iterable<string>, after: Iterable<string>): FileFault[] {
  const typesBefore = new Set([...[...before].map(typeOf), ...ALWAYS_ALLOWED]);
  return [...after]
    .filter((path) => !typesBefore.has(typeOf(path)))
    .map((file) => ({
      file,
      message: `The site had no file of the type “${typeOf(file)}” before. Remove it, or ask the owner to merge it.`,
    }));
}
