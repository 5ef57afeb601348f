import { pairRenamedPages } from './align/sections.ts';
import { findBlocking, settledConflicts } from './blocking.ts';
import { comparePages, type PageDifference } from './compare-pages.ts';
import type { Registers, ReviewConfig } from './config.ts';
import { changeLimit, readPage, readPlainText } from './extract/page.ts';
import type { PageText } from './page-text.ts';
import type { PageChange, Report } from './report.ts';
import type { Site } from './site.ts';

/** A page that was added, removed, renamed or changed, and what differs on it. */
interface ComparedPage {
  readonly route: string;
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly difference: PageDifference;
}

/**
 * Compares two built sites. It reads and writes no files.
 *
 * @param registers the facts that both versions declare; without them, facts are not checked
 */
export function compareSites(
  before: Site,
  after: Site,
  config: ReviewConfig,
  registers?: Registers,
): Report {
  const limits = findLimits(before, after);
  const compared = compareAllPages(before, after, config, new Set(limits.map(({ page }) => page)))
    .filter(
      ({ change, difference: { blocks, sections } }) =>
        change !== 'changed' || blocks.length + sections.length > 0,
    )
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const all = <Part extends 'facts' | 'figures' | 'modality' | 'sections'>(part: Part) =>
    compared.flatMap(({ difference }) => [...difference[part]] as PageDifference[Part][number][]);
  const settled = registers ? settledConflicts(registers) : [];
  return {
    before: before.name,
    after: after.name,
    verdict: 'unknown',
    nothingChanged: compared.length + limits.length + settled.length === 0,
    unread: limits.map(({ page, message }) => ({ file: page, reason: message })),
    blocking: findBlocking({ before, after, config, figures: all('figures'), registers }),
    facts: [...settled, ...all('facts')],
    strength: all('modality'),
    sections: all('sections'),
    pages: compared.map(({ route, change, from, difference: { blocks } }) => {
      return { route, change, from, blocks };
    }),
    differences: [],
    folded: [],
  };
}

/** The changed pages that cannot be parsed in reasonable time in at least one version. */
function findLimits(before: Site, after: Site): { page: string; message: string }[] {
  const routes = [...new Set([...before.pages.keys(), ...after.pages.keys()])].toSorted();
  return routes.flatMap((page) => {
    const [htmlBefore = '', htmlAfter = ''] = [before, after].map(({ pages }) => pages.get(page));
    const reason = changeLimit(htmlBefore, htmlAfter);
    if (reason === undefined) return [];
    const message = `This page was compared as plain text, without links, labels and sections: ${reason}.`;
    return [{ page, message }];
  });
}

function compareAllPages(
  before: Site,
  after: Site,
  config: ReviewConfig,
  unparsed: ReadonlySet<string>,
): ComparedPage[] {
  const read = (route: string, html: string) =>
    unparsed.has(route) ? readPlainText(route, html) : readPage(route, html, config);
  const pagesOnlyIn = (site: Site, other: Site) =>
    [...site.pages]
      .filter(([route]) => !other.pages.has(route))
      .map(([route, html]) => read(route, html));
  const [removed, added] = [pagesOnlyIn(before, after), pagesOnlyIn(after, before)];
  const renamed = pairRenamedPages(removed, added);
  const paired = new Set(renamed.flat());
  const empty = (route: string): PageText => ({ route, sections: [] });
  return [
    ...[...after.pages].flatMap(([route, html]) => {
      const htmlBefore = before.pages.get(route);
      // Most pages have not changed by a byte and need not be parsed.
      return htmlBefore === undefined || htmlBefore === html
        ? []
        : [compared('changed', read(route, htmlBefore), read(route, html))];
    }),
    ...renamed.map((pages) => compared('renamed', ...pages)),
    ...removed
      .filter((page) => !paired.has(page))
      .map((page) => compared('removed', page, empty(page.route))),
    ...added
      .filter((page) => !paired.has(page))
      .map((page) => compared('added', empty(page.route), page)),
  ];
}

function compared(change: PageChange['change'], before: PageText, after: PageText): ComparedPage {
  return {
    route: after.route,
    change,
    from: change === 'renamed' ? before.route : null,
    difference: comparePages(before, after),
  };
}
