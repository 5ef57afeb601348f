import { renamedPages } from './align/pages.ts';
import { blockingOf, settledConflicts, type Registers } from './blocking.ts';
import { comparePages, type PageDifference } from './compare-pages.ts';
import { limitOf, plainPage } from './extract/limits.ts';
import { readPage } from './extract/page.ts';
import type { PageText, ReviewConfig, Site } from './pages.ts';
import type { Limit, PageChange, Report } from './report.ts';

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
  const limits = limitsOf(before, after);
  const compared = pagesOf(before, after, config, new Set(limits.map(({ page }) => page)))
    .filter(
      ({ change, difference: { blocks, sections } }) =>
        change !== 'changed' || blocks.length + sections.length > 0,
    )
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const all = <Part extends 'facts' | 'figures' | 'strength' | 'sections'>(part: Part) =>
    compared.flatMap(({ difference }) => [...difference[part]] as PageDifference[Part][number][]);
  const facts = all('facts');
  const settled = registers ? settledConflicts(registers) : [];
  return {
    before: before.name,
    after: after.name,
    nothingChanged: compared.length + limits.length + settled.length === 0,
    ...(limits.length > 0 ? { limits } : {}),
    blocking: blockingOf({ before, after, config, facts: all('figures'), registers }),
    facts: [...settled, ...facts],
    strength: all('strength'),
    sections: all('sections'),
    pages: compared.map(({ route, change, from, difference: { blocks } }) => {
      return { route, change, from, blocks };
    }),
  };
}

/** Pages that differ and cannot be parsed in reasonable time on one of the sides. */
function limitsOf(before: Site, after: Site): Limit[] {
  const routes = [...new Set([...before.pages.keys(), ...after.pages.keys()])].toSorted();
  return routes.flatMap((page) => {
    const [was = '', is = ''] = [before, after].map(({ pages }) => pages.get(page));
    const why = was === is ? undefined : (limitOf(was) ?? limitOf(is));
    if (why === undefined) return [];
    const message = `This page was compared as plain text, without links, labels and sections: ${why}.`;
    return [{ page, message }];
  });
}

function pagesOf(
  before: Site,
  after: Site,
  config: ReviewConfig,
  plain: ReadonlySet<string>,
): Compared[] {
  const read = (site: Site, route: string) => {
    const html = site.pages.get(route) ?? '';
    return plain.has(route) ? plainPage(route, html) : readPage(route, html, config);
  };
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
