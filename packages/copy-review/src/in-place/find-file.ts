import { ORIGIN } from '../words/extract/html.ts';
import type { Site } from '../files/site.ts';

/** The media types of files that pages may show, by file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
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

export interface SiteFile {
  readonly type: string;
  readonly content: Buffer;
  /** Its path on the site, such as `/styles/base.css`. */
  readonly address: string;
}

/**
 * Finds the file for a URL of a page.
 *
 * @param address the URL as written in the page
 * @param base the path of the page or style sheet that contains it, such as `/about`
 * @returns undefined if the site has no such file, or if pages may not show its type
 */
export function findFile(site: Site, address: string, base: string): SiteFile | undefined {
  const url = URL.parse(address, ORIGIN + base);
  if (url?.origin !== ORIGIN) return undefined;
  const path = decode(url.pathname).slice(1);
  const type = MEDIA_TYPES[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
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
