import type { Site } from '../site.ts';

/** The media types of the files that are shown; others are left out. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

/** Stands for the origin of the site, which is not known. */
export const ORIGIN = 'https://site.invalid';

export interface SiteFile {
  readonly type: string;
  readonly content: Buffer;
  /** Its address on the site, such as `/styles/base.css`. */
  readonly address: string;
}

/**
 * Finds the file at an address of a page.
 *
 * @param address as the page writes it
 * @param base the address of the page or style sheet that holds it, such as `/about`
 * @returns undefined if the site has no such file, or if it is of no type that is shown
 */
export function findFile(site: Site, address: string, base: string): SiteFile | undefined {
  const url = URL.parse(address, ORIGIN + base);
  if (url?.origin !== ORIGIN) return undefined;
  const path = decode(url.pathname).slice(1);
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
  const content = site.files?.get(path);
  return type !== undefined && content ? { type, content, address: url.pathname } : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
