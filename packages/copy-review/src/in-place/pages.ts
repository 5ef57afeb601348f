import type { CheerioAPI } from 'cheerio';
import { compareBlocks, type ComparedBlock } from '../texts/compare-pages.ts';
import type { ReviewConfig } from '../shared/config.ts';
import { walk } from '../extract/html.ts';
import { parsePage, readPage } from '../extract/page.ts';
import type { PageText } from '../shared/page-text.ts';
import type { BlockChange, PageChange, Report } from '../shared/report.ts';
import { kindOf, type InPlacePage } from '../reports/html/changes.ts';
import { toViewModel, type Change, type ChangeGroup } from '../reports/view-model.ts';
import type { Site } from '../files/site.ts';
import { makeInert } from './inert.ts';
import { BADGE, isAside, markChanges, type Side } from './marks.ts';
import { entriesOf, renderFrame, renderView, type View } from './view.ts';

/** The depth to which browsers nest elements; serialisation is recursive. */
const MAX_DEPTH = 512;

/** The maximum size of an HTML report with its pages, in bytes: browsers open it without delay. */
export const MAX_REPORT_SIZE = 10_000_000;

export interface InPlaceOptions {
  /** The language of the sites (BCP 47); unknown if missing. */
  readonly language?: string;
  /** The room for all pages, in bytes. */
  readonly maxSize?: number;
}

/**
 * Renders each changed page of a report as visitors see it after the change, with its changes marked,
 * for `htmlReport`. No script of the page runs, and nothing is loaded. A page that is too large for the
 * room that is left is not rendered.
 */
export function inPlacePages(
  report: Report,
  before: Site,
  after: Site,
  config: ReviewConfig,
  { language = '', maxSize = MAX_REPORT_SIZE }: InPlaceOptions = {},
): InPlacePage[] {
  const { groups } = toViewModel(report);
  const numbers = changeNumbers(groups);
  const pages: InPlacePage[] = [];
  let [room, smallest] = [maxSize, 0];
  for (const page of report.pages) {
    // So that not every page of a large site is rendered for nothing.
    if (room < smallest) break;
    const id = `view-${pages.length + 1}`;
    const group = groups.find(({ pages: routes }) => routes.includes(page.route));
    const view = viewOf(page, { before, after, config, language, numbers });
    const html = renderView(view, id, group?.id ?? 'report');
    const size = Buffer.byteLength(html);
    smallest = smallest === 0 ? size : Math.min(size, smallest);
    if (size > room) continue;
    room -= size;
    pages.push({ route: page.route, id, html, entries: entriesOf(view, id) });
  }
  return pages;
}

/** The changes of the report by `changeKey`; equal changes of a page have several. */
type Numbers = ReadonlyMap<string, readonly Change[]>;

const changeKey = (route: string, block: BlockChange) => JSON.stringify([route, block]);

function changeNumbers(groups: readonly ChangeGroup[]): Numbers {
  const keyed = groups.flatMap(({ pages, sections }) =>
    sections.flatMap(({ changes }) =>
      changes.flatMap((change) =>
        pages.map((route) => ({ key: changeKey(route, change.block), change })),
      ),
    ),
  );
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ change }) => change)]));
}

/** The label of headings whose number alone changed: the report lists these by section, without a number. */
const UNNUMBERED = '§';

interface Context {
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig;
  readonly language: string;
  readonly numbers: Numbers;
}

function viewOf(page: PageChange, context: Context): View {
  const framed = framedView(page, context);
  return typeof framed === 'string' ? plainView(page, context, framed) : framed;
}

/** The page in its own design, or the reason why it cannot be shown so. */
function framedView(page: PageChange, context: Context): View | string {
  const { side, route, html } = shownVersion(page, context);
  const { $, text } = parsePage(route, html, context.config);
  if (depthOf($) > MAX_DEPTH) return 'The elements of the page are nested too deeply.';
  const blocks = compareVersions(page, text, context);
  const { styleSheets, missing } = makeInert($, context[side], route);
  if (missing > 0 && missing === styleSheets && $('style').length === 0)
    return 'The style sheets of the page are not among the files that were compared.';
  const places = placesOf(page.route, blocks, context);
  const placed = markChanges($, places, blocks, side);
  if (placed.size === 0 && places.some(({ block }) => !isAside(block)))
    return 'Its changes cannot be marked in the design of the page.';
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
    document: renderFrame($, isWhole(page)),
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

function plainView(page: PageChange, context: Context, reason: string): View {
  const { route, html } = shownVersion(page, context);
  const blocks = compareVersions(page, readVersion(route, html, context), context);
  const places = placesOf(page.route, blocks, context);
  return {
    page,
    language: context.language,
    blocks,
    places: places.map((place) => ({ ...place, isPlaced: !isAside(place.block) })),
    notes: [reason],
  };
}

/** A removed page is shown as it was before, every other page as it is after. */
function shownVersion({ change, route }: PageChange, context: Context) {
  const side: Side = change === 'removed' ? 'before' : 'after';
  return { side, route, html: context[side].pages.get(route) ?? '' };
}

const readVersion = (route: string, html: string, { config }: Context): PageText =>
  readPage(route, html, config);

function compareVersions(
  { change, route, from }: PageChange,
  shown: PageText,
  context: Context,
): ComparedBlock[] {
  const none: PageText = { route, sections: [] };
  if (change === 'removed') return compareBlocks(shown, none);
  if (change === 'added') return compareBlocks(none, shown);
  const html = context.before.pages.get(from ?? route) ?? '';
  return compareBlocks(readVersion(from ?? route, html, context), shown);
}

const isWhole = ({ change }: PageChange) => change === 'added' || change === 'removed';

/** The changes of a page, with their numbers in the report. */
function placesOf(route: string, blocks: readonly ComparedBlock[], { numbers }: Context) {
  const used = new Map<string, number>();
  return blocks
    .flatMap((block) => {
      const { change } = block;
      if (!change) return [];
      const key = changeKey(route, change);
      const count = used.get(key) ?? 0;
      used.set(key, count + 1);
      const all = numbers.get(key);
      const own = all?.[count] ?? all?.at(-1);
      const label = own ? String(own.number) : UNNUMBERED;
      return [{ block, change, changeId: own?.id ?? '', label, kind: kindOf(change) }];
    })
    .map((place, index) => ({ ...place, id: `copy-review-${index + 1}` }));
}
