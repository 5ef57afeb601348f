import { pairRenamedPages } from '../words/align/pages.ts';
import { readPage } from '../words/extract/page.ts';
import type { Files, Site } from '../files/site.ts';
import type { ReadingConfig } from '../shared/config.ts';
import { shownAttributes } from '../shared/css-text.ts';
import type { PageText } from '../shared/page-text.ts';
import type { Both, FactChange, PageChange } from '../shared/report.ts';
import { comparePages, type PageDifference } from '../words/texts/compare-pages.ts';
import { settledConflicts } from './conflicts.ts';
import { fileOf, type Sites } from './sites.ts';

/** A page of one or both sites, and what its text says differently. */
export interface ComparedPage {
  readonly route: string;
  readonly change: PageChange['change'];
  /** The route before, if the page was renamed. */
  readonly from: string | null;
  /** Its paths in the builds; null in the one that does not have it. */
  readonly file: Both<string | null>;
  readonly texts: PageDifference;
}

/** What visitors read differently. */
export interface Texts {
  /** The pages whose HTML differs, sorted by route. */
  readonly pages: readonly ComparedPage[];
  /** Those of them on which visitors read something differently. */
  readonly changed: readonly ComparedPage[];
  readonly facts: readonly FactChange[];
  /** How the pages were read. */
  readonly config: ReadingConfig;
}

/** Compares the texts of the pages that were added, removed, renamed or changed. */
export function compareTexts({ before, after, config, registers }: Sites): Texts {
  const styles = [...stylesIn(before.files), ...stylesIn(after.files)];
  const reading = { ...config, shownAttributes: new Set(styles.flatMap(shownAttributes)) };
  const pages = comparedPages(before, after, reading);
  const changed = pages.filter(hasChangedText);
  // A conflict is settled in the content, whether or not a page shows the fact.
  const settled = registers ? settledConflicts(registers) : [];
  return {
    pages,
    changed,
    facts: [...settled, ...changed.flatMap(({ texts }) => texts.facts)],
    config: reading,
  };
}

/** The files that have style sheets, as texts. */
const stylesIn = (files: Files): string[] =>
  [...files].flatMap(([path, bytes]) =>
    /\.(?:css|x?html?|svg)$/i.test(path) ? [String(bytes)] : [],
  );

function comparedPages(before: Site, after: Site, config: ReadingConfig): ComparedPage[] {
  const read = ({ pages }: Site, route: string) => readPage(route, pages.get(route) ?? '', config);
  // A page that `other` has, but that cannot be read, is neither added nor removed.
  const onlyIn = (site: Site, other: Site) =>
    [...site.pages.keys()]
      .filter((route) => !other.pages.has(route) && !other.pageFiles.has(route))
      .map((route) => read(site, route));
  const [removed, added] = [onlyIn(before, after), onlyIn(after, before)];
  const pairs = pairRenamedPages(removed, added);
  const paired = new Set(pairs.flat());
  const comparedPage = (
    change: PageChange['change'],
    pageBefore: PageText | null,
    pageAfter: PageText | null,
  ): ComparedPage => {
    const route = (pageAfter ?? pageBefore)?.route ?? '';
    const none: PageText = { route, sections: [] };
    return {
      route,
      change,
      from: change === 'renamed' ? (pageBefore?.route ?? null) : null,
      file: {
        before: pageBefore && fileOf(before, pageBefore.route),
        after: pageAfter && fileOf(after, pageAfter.route),
      },
      texts: comparePages(pageBefore ?? none, pageAfter ?? none),
    };
  };
  const changed = [...after.pages.keys()].filter((route) => {
    const html = before.pages.get(route);
    return html !== undefined && html !== after.pages.get(route);
  });
  return [
    ...changed.map((route) => comparedPage('changed', read(before, route), read(after, route))),
    ...pairs.map(([pageBefore, pageAfter]) => comparedPage('renamed', pageBefore, pageAfter)),
    ...removed
      .filter((page) => !paired.has(page))
      .map((page) => comparedPage('removed', page, null)),
    ...added.filter((page) => !paired.has(page)).map((page) => comparedPage('added', null, page)),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

/** Whether visitors read something differently on a page. */
export const hasChangedText = ({ change, texts: { blocks, sections } }: ComparedPage): boolean =>
  change !== 'changed' || blocks.length + sections.length > 0;
