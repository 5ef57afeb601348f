import { renamedPages } from './align/pages.ts';
import { blockingOf, type Registers } from './blocking.ts';
import { comparePages, type PageDifference } from './compare-pages.ts';
import { readPage } from './extract/page.ts';
import type { PageText, ReviewConfig, Site } from './pages.ts';
import type { PageChange, Report } from './report.ts';

/** A page that is not the same, and what is different. */
interface Compared {
  readonly route: string;
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly difference: PageDifference;
}

/**
 * Compares two built sites. Nothing is read or written here: HTML goes in, a report comes out.
 *
 * @param registers The facts that each side declares; where there are none, none are checked.
 */
export function compareSites(
  before: Site,
  after: Site,
  config: ReviewConfig,
  registers?: Registers,
): Report {
  const compared = pagesOf(before, after, config)
    .filter(
      ({ change, difference: { blocks, sections } }) =>
        change !== 'changed' || blocks.length + sections.length > 0,
    )
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const all = <Part extends 'facts' | 'strength' | 'sections'>(part: Part) =>
    compared.flatMap(({ difference }) => [...difference[part]] as PageDifference[Part][number][]);
  const facts = all('facts');
  return {
    before: before.name,
    after: after.name,
    nothingChanged: compared.length === 0,
    blocking: blockingOf({ before, after, config, facts, registers }),
    facts,
    strength: all('strength'),
    sections: all('sections'),
    pages: compared.map(({ route, change, from, difference: { blocks } }) => {
      return { route, change, from, blocks };
    }),
  };
}

function pagesOf(before: Site, after: Site, config: ReviewConfig): Compared[] {
  const read = (site: Site, route: string) => readPage(route, site.pages.get(route) ?? '', config);
  const only = (site: Site, other: Site) =>
    [...site.pages.keys()]
      .filter((route) => !other.pages.has(route))
      .map((route) => read(site, route));
  const [gone, come] = [only(before, after), only(after, before)];
  const renamed = renamedPages(gone, come);
  const known = new Set(renamed.flat());
  const nothing = (route: string): PageText => ({ route, sections: [] });
  return [
    ...[...after.pages]
      // Pages of the same bytes read the same: most pages of most changes.
      .filter(([route, html]) => before.pages.has(route) && before.pages.get(route) !== html)
      .map(([route]) => compared('changed', read(before, route), read(after, route))),
    ...renamed.map(([was, is]) => compared('renamed', was, is)),
    ...gone
      .filter((page) => !known.has(page))
      .map((page) => compared('removed', page, nothing(page.route))),
    ...come
      .filter((page) => !known.has(page))
      .map((page) => compared('added', nothing(page.route), page)),
  ];
}

function compared(change: PageChange['change'], before: PageText, after: PageText): Compared {
  return {
    route: after.route,
    change,
    from: change === 'renamed' ? before.route : null,
    difference: comparePages(before, after),
  };
}
