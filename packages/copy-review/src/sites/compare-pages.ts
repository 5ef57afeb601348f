import { pairRenamedPages } from '../words/align/sections.ts';
import { readPage } from '../words/extract/page.ts';
import type { Site } from '../files/site.ts';
import type { ReadingConfig } from '../shared/config.ts';
import type { PageText } from '../shared/page-text.ts';
import type { PageChange } from '../shared/report.ts';
import { comparePages, type PageDifference } from '../words/texts/compare-pages.ts';

/** A page of one or both sites, and what its text says differently. */
export interface ComparedPage {
  readonly route: string;
  readonly change: PageChange['change'];
  readonly from: string | null;
  /** Its paths in the builds; null in the one that does not have it. */
  readonly file: { readonly before: string | null; readonly after: string | null };
  readonly texts: PageDifference;
}

/** The path of the file of a page. Sites in memory have no files. */
export const fileOf = ({ pageFiles }: Site, route: string): string =>
  pageFiles?.get(route) ?? `${route}.html`;

/** Compares the texts of the pages that were added, removed, renamed or changed, sorted by route. */
export function comparePagesOf(before: Site, after: Site, config: ReadingConfig): ComparedPage[] {
  const read = ({ pages }: Site, route: string) => readPage(route, pages.get(route) ?? '', config);
  const onlyIn = (site: Site, other: Site) =>
    [...site.pages.keys()]
      .filter((route) => !other.pages.has(route) && other.pageFiles?.has(route) !== true)
      .map((route) => read(site, route));
  const [removed, added] = [onlyIn(before, after), onlyIn(after, before)];
  const pairs = pairRenamedPages(removed, added);
  const paired = new Set(pairs.flat());
  const versions = (change: PageChange['change'], was: PageText | null, is: PageText | null) => {
    const route = (is ?? was)?.route ?? '';
    const none: PageText = { route, sections: [] };
    return {
      route,
      change,
      from: change === 'renamed' ? (was?.route ?? null) : null,
      file: { before: was && fileOf(before, was.route), after: is && fileOf(after, is.route) },
      texts: comparePages(was ?? none, is ?? none),
    };
  };
  const changed = [...after.pages.keys()].filter((route) => {
    const html = before.pages.get(route);
    return html !== undefined && html !== after.pages.get(route);
  });
  return [
    ...changed.map((route) => versions('changed', read(before, route), read(after, route))),
    ...pairs.map(([was, is]) => versions('renamed', was, is)),
    ...removed.filter((page) => !paired.has(page)).map((page) => versions('removed', page, null)),
    ...added.filter((page) => !paired.has(page)).map((page) => versions('added', null, page)),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

/** Whether visitors read something differently on a page. */
export const hasChangedText = ({ change, texts: { blocks, sections } }: ComparedPage): boolean =>
  change !== 'changed' || blocks.length + sections.length > 0;
