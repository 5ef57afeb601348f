import type { CheerioAPI } from 'cheerio';
import { compareBlocks, type ComparedBlock } from '../texts/compare-pages.ts';
import type { ReviewConfig } from '../shared/config.ts';
import { walk } from '../extract/html.ts';
import { parsePage, readPage } from '../extract/page.ts';
import type { PageText } from '../shared/page-text.ts';
import type { BlockChange, PageChange, Report } from '../shared/report.ts';
import { kindOf } from '../reports/html/changes.ts';
import { toViewModel, type ChangeGroup } from '../reports/view-model.ts';
import type { Site } from '../files/site.ts';
import { makeInert } from './inert.ts';
import { BADGE, isAside, markChanges, type Mark, type Side } from './marks.ts';
import { renderFrame, renderView, type View } from './view.ts';

/** The depth to which browsers nest elements; serialisation is recursive. */
const MAX_DEPTH = 512;

/** The folder of the pages, relative to the report. It is deleted first, so its name must be unusual. */
export const IN_PLACE_FOLDER = 'report-pages';

/** A page of a site with its changes marked, as a file beside the report. */
export interface InPlacePage {
  readonly route: string;
  /** The path of the file, relative to the folder of the report. */
  readonly file: string;
  readonly html: string;
}

/**
 * Renders each changed page of a report as visitors see it after the change, with its changes marked.
 * No script of the page runs, and nothing is loaded.
 *
 * @param language the language of the sites (BCP 47); unknown if empty
 */
export function inPlacePages(
  report: Report,
  before: Site,
  after: Site,
  config: ReviewConfig,
  language = '',
): InPlacePage[] {
  const numbers = changeNumbers(toViewModel(report).groups);
  const files = fileNames(report.pages);
  const pages: InPlacePage[] = [];
  for (const page of report.pages) {
    const file = files.get(page.route);
    if (file === undefined) break;
    const html = renderChangedPage(page, {
      before,
      after,
      config,
      language,
      numbers,
    });
    pages.push({ route: page.route, file, html });
  }
  return pages;
}

/** The numbers of changes in the HTML report (see `renderChanges`), by `numberKey`. */
type Numbers = ReadonlyMap<string, readonly number[]>;

const numberKey = (route: string, block: BlockChange) => JSON.stringify([route, block]);

function changeNumbers(groups: readonly ChangeGroup[]): Numbers {
  const keys = groups.flatMap(({ pages, sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.map((block) => pages.map((route) => numberKey(route, block))),
    ),
  );
  const numbered = keys.flatMap((own, index) => own.map((key) => ({ key, number: index + 1 })));
  return new Map(
    [...Map.groupBy(numbered, ({ key }) => key)].map(([key, all]) => [
      key,
      all.map(({ number }) => number),
    ]),
  );
}

/** The label of headings whose number alone changed: the report lists these by section, without a number. */
const UNNUMBERED = '§';

/** The path of a file for each route; unique even on case-insensitive file systems. */
function fileNames(pages: readonly PageChange[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    pages.map(({ route }) => {
      const name = route.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|-+$/g, '');
      const start = name === '' ? 'index' : name.slice(0, 80);
      let free = start;
      for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${start}-${count}`;
      taken.add(free.toLowerCase());
      return [route, `${IN_PLACE_FOLDER}/${free}.html`];
    }),
  );
}

interface Context {
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig;
  readonly language: string;
  readonly numbers: Numbers;
}

function renderChangedPage(page: PageChange, context: Context): string {
  const framed = framedView(page, context);
  return renderView(typeof framed === 'string' ? plainView(page, context, framed) : framed);
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
function placesOf(route: string, blocks: readonly ComparedBlock[], { numbers }: Context): Mark[] {
  const used = new Map<string, number>();
  return blocks
    .flatMap((block) => {
      const { change } = block;
      if (!change) return [];
      const key = numberKey(route, change);
      const count = used.get(key) ?? 0;
      used.set(key, count + 1);
      const own = numbers.get(key);
      const label = String(own?.[count] ?? own?.at(-1) ?? UNNUMBERED);
      return [{ block, change, label, kind: kindOf(change) }];
    })
    .map((place, index) => ({ ...place, id: `copy-review-${index + 1}` }));
}
