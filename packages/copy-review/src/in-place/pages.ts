import type { CheerioAPI } from 'cheerio';
import { compareBlocks, type ComparedBlock } from '../words/texts/compare-pages.ts';
import type { ReviewConfig } from '../shared/config.ts';
import { walk } from '../words/extract/html.ts';
import { parseHtml, readPage, readParsedPage } from '../words/extract/page.ts';
import type { PageText } from '../shared/page-text.ts';
import type { PageChange, Report } from '../shared/report.ts';
import { kindOf, type InPlacePage } from '../report/html.ts';
import { changesById, toViewModel, type Change } from '../report/view-model.ts';
import type { Site } from '../files/site.ts';
import { makeInert } from './inert.ts';
import { BADGE, markChanges } from './marks.ts';
import { entriesOf, renderFrame, renderView, type View } from './view.ts';

/**
 * The depth to which browsers nest elements. A deeper page would not be shown as it is, and could
 * exceed the call stack when it is serialised.
 */
const MAX_DEPTH = 512;

/** The maximum size of an HTML report with its pages, in bytes: browsers open it without delay. */
export const MAX_REPORT_SIZE = 10_000_000;

export interface InPlaceOptions {
  /** The language of the sites (BCP 47); unknown if missing. */
  readonly language?: string | undefined;
  /** The report on an earlier version, which `htmlReport` is given too. */
  readonly since?: Report | undefined;
  /** The room for all pages, in bytes. */
  readonly maxSize?: number;
}

/**
 * Renders each changed page of a report as visitors see it after the change, with its changes marked,
 * for `htmlReport`. No script of the page runs, and nothing is loaded. A page that is nested too deeply or
 * too large for the room that is left is not rendered.
 */
export function inPlacePages(
  report: Report,
  before: Site,
  after: Site,
  config: ReviewConfig,
  { language = '', since, maxSize = MAX_REPORT_SIZE }: InPlaceOptions = {},
): InPlacePage[] {
  const { groups } = toViewModel(report, since);
  const changes = changesById(groups);
  const pages: InPlacePage[] = [];
  let room = maxSize;
  let smallest = 0;
  for (const page of report.pages) {
    // Probably no further page fits, and rendering takes time.
    if (room < smallest) break;
    const id = `view-${pages.length + 1}`;
    const group = groups.find(({ pages: routes }) => routes.includes(page.route));
    const view = viewOf(page, { before, after, config, language, changes });
    if (!view) continue;
    const html = renderView(view, id, group?.id ?? 'report');
    const size = Buffer.byteLength(html);
    smallest = smallest === 0 ? size : Math.min(size, smallest);
    if (size > room) continue;
    room -= size;
    pages.push({ route: page.route, id, html, entries: entriesOf(view, id) });
  }
  return pages;
}

/**
 * The label, instead of a number, of headings in which only the section number changed: the report
 * lists them in a part of its own, without numbers.
 */
const UNNUMBERED = '§';

interface Context {
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig;
  readonly language: string;
  readonly changes: ReadonlyMap<string, Change>;
}

/**
 * Marks the changes in a page. A removed page is shown as it was before. Undefined if the page is
 * nested too deeply.
 */
function viewOf(page: PageChange, context: Context): View | undefined {
  const { route, change } = page;
  const site = change === 'removed' ? context.before : context.after;
  const html = site.pages.get(route) ?? '';
  const $ = parseHtml(html);
  const text = readParsedPage($, route, context.config, html);
  if (depthOf($) > MAX_DEPTH) return undefined;
  const { styleSheets, missing } = makeInert($, site, route);
  const blocks = compareVersions(page, text, context);
  const places = placesOf(page, blocks, context);
  const placed = markChanges($, places, blocks);
  // In the order on the page, which may differ from the order of its sections.
  const order = new Map(
    $(BADGE)
      .toArray()
      .map(({ attribs }, index) => [attribs.id, index]),
  );
  return {
    page,
    language: context.language,
    places: places
      .map((place) => ({ ...place, isPlaced: placed.has(place) }))
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
    notes: missing > 0 ? [`${missing} of ${styleSheets} linked style sheets are missing.`] : [],
    document: renderFrame($),
  };
}

/** The depth to which the elements of a page are nested. */
function depthOf($: CheerioAPI): number {
  let [depth, deepest] = [0, 0];
  for (const root of $.root())
    walk(root, {
      enter: () => {
        depth += 1;
        deepest = Math.max(deepest, depth);
        return true;
      },
      leave: () => {
        depth -= 1;
      },
    });
  return deepest;
}

/**
 * The blocks of both versions of a page; none of a page that was added or removed.
 *
 * @param shown the text of the version that is shown
 */
function compareVersions(
  { change, route, from }: PageChange,
  shown: PageText,
  context: Context,
): ComparedBlock[] {
  if (change === 'added' || change === 'removed') return [];
  const html = context.before.pages.get(from ?? route) ?? '';
  return compareBlocks(readPage(from ?? route, html, context.config), shown);
}

/** The changes of a page, with their numbers in the report, which has them in the same order. */
function placesOf(
  { blocks: reported }: PageChange,
  blocks: readonly ComparedBlock[],
  { changes }: Context,
) {
  return blocks
    .flatMap((block) => (block.change ? [{ block, change: block.change }] : []))
    .map(({ block, change }, index) => {
      const own = changes.get(reported[index]?.id ?? '');
      return {
        ...{ block, change, changeId: own?.id ?? '', label: String(own?.number ?? UNNUMBERED) },
        ...{ kind: kindOf(change), id: `copy-review-${index + 1}` },
      };
    });
}
