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

/** A change to one file, and the fault that it must bring. */
export type Example = readonly [
  file: string,
  before: string | RegExp,
  after: string,
  fault: RegExp,
];

/** Something that must hold for a built site, and how it is found not to. */
export interface SiteCheck {
  /** The check as a sentence. */
  title: string;
  /** Changes to the example site (example-site.ts) that contradict the check. */
  fails: readonly Example[];
  /** What contradicts it, each with the file it stands in; empty when the check holds. */
  faults: (site: BuiltSite) => string[];
}

/** Makes a site of files at hand, for examples. */
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
 * @throws Error with the remedy when nothing was built there
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

/** Runs a finding over every page and puts the page's file before each fault. */
export function onEveryPage(find: (page: Page) => string[]): SiteCheck['faults'] {
  return ({ pages }) =>
    pages.flatMap((page) => find(page).map((fault) => `${page.file}: ${fault}`));
}
