import { load, type CheerioAPI } from 'cheerio';
import { parseHeaders, type HeaderRule } from '../../hosting/headers.ts';
import { HEADERS_FILE, readHostFile, routeOf, servedFiles } from '../../hosting/served-files.ts';

/** One built page, with its address as visitors see it. */
export interface Page {
  file: string;
  /** `about.html` is `/about`; the 404 page is `/404`. */
  route: string;
  html: string;
  $: CheerioAPI;
}

/** A built site, read into memory. */
export interface BuiltSite {
  pages: Page[];
  /** Every file that a host serves by its address from the root, such as `/_astro/a.js`. */
  files: Map<string, Buffer>;
  /** The blocks of `_headers`. */
  headers: HeaderRule[];
}

/** Something that must be true for a built site. */
export interface SiteCheck {
  /** What must be true, as a sentence. */
  title: string;
  /** Finds the faults, each with its file; empty if the site passes. */
  faults: (site: BuiltSite) => string[];
}

/** Reads the site that was built into a folder, such as `dist`. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = new Map(servedFiles(folder).map(({ name, body }) => [`/${name}`, body]));
  const pages = [...files]
    .filter(([address]) => address.endsWith('.html'))
    .map(([address, body]): Page => {
      const html = body.toString('utf8');
      const file = address.slice(1);
      return { file, route: routeOf(file), html, $: load(html) };
    });
  return {
    pages: pages.sort((a, b) => a.route.localeCompare(b.route)),
    files,
    headers: parseHeaders(readHostFile(folder, HEADERS_FILE)),
  };
}

/** Makes `faults` of a function that finds the faults of one page; prefixes each with the page's file. */
export function onEveryPage(find: (page: Page) => string[]): SiteCheck['faults'] {
  return ({ pages }) =>
    pages.flatMap((page) => find(page).map((fault) => `${page.file}: ${fault}`));
}
