import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

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
  /** Every file by its address from the root, such as `/_astro/a.js`. */
  files: Map<string, Buffer>;
}

/** The files of a site by their names from the root, without a leading slash. */
export type SiteFiles = Readonly<Record<string, string | Buffer>>;

/** A change to one file, and the fault that the check must then report. */
type Example = readonly [file: string, before: string | RegExp, after: string, fault: RegExp];

/** Something that must be true for a built site. */
export interface SiteCheck {
  /** What must be true, as a sentence. */
  title: string;
  /** Changes to the example site (example-site.ts) that must make the check fail. */
  fails: readonly Example[];
  /** Finds the faults, each with its file; empty if the site passes. */
  faults: (site: BuiltSite) => string[];
}

/** Makes a site from files in memory. */
export function siteOf(contents: SiteFiles): BuiltSite {
  const files = new Map(
    Object.entries(contents).map(([name, body]) => [`/${name}`, Buffer.from(body)] as const),
  );
  const pages = [...files]
    .filter(([address]) => address.endsWith('.html'))
    .map(([address, body]): Page => {
      const html = body.toString('utf8');
      const route = address.replace(/(\/index)?\.html$/, '') || '/';
      return { file: address.slice(1), route, html, $: load(html) };
    });
  return { pages: pages.sort((a, b) => a.route.localeCompare(b.route)), files };
}

/**
 * Reads a built site.
 *
 * @param folder the build, such as `dist`
 * @throws Error if nothing was built there
 */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in “${folder}”. Run the build first.`);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return siteOf(
    Object.fromEntries(
      names.map((name) => [
        name.slice(folder.length).split(sep).filter(Boolean).join('/'),
        readFileSync(name),
      ]),
    ),
  );
}

/** Makes `faults` of a function that finds the faults of one page; prefixes each with the page's file. */
export function onEveryPage(find: (page: Page) => string[]): SiteCheck['faults'] {
  return ({ pages }) =>
    pages.flatMap((page) => find(page).map((fault) => `${page.file}: ${fault}`));
}
