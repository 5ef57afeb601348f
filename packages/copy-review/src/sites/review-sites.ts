import { isEqualIn, type Files } from '../files/site.ts';
import type { ComparedLines } from '../lines/compare-files.ts';
import { createIds } from '../shared/ids.ts';
import type { PageChange, Report, Verdict, WatchedChange } from '../shared/report.ts';
import { watchedChanges } from '../words/texts/watched.ts';
import { findBlocking, type Findings } from './blocking.ts';
import { laterTexts } from './later-texts.ts';
import { compareLines } from './lines.ts';
import { NO_BROWSER, takeLooks, type Looks } from './looks.ts';
import { showingChanges } from './showings.ts';
import { bindingRoutes, type Sites } from './sites.ts';
import { compareTexts, type Texts } from './texts.ts';
import { unreadIn } from './unread.ts';

/**
 * Compares two built sites: the texts of the pages, every file as lines, and what a browser shows, if the
 * configuration has one. It writes no files.
 */
export async function reviewSites(sites: Sites): Promise<Report> {
  const texts = compareTexts(sites);
  const { before, after, config } = sites;
  const looks = await takeLooks(before, after, texts.pages, config.look);
  return reportOn(sites, { texts, looks });
}

/**
 * The report on two sites.
 *
 * @param texts those of the sites, if they are compared already
 * @param looks what a browser shows; without them, what only a browser could tell is unknown
 */
export function reportOn(
  sites: Sites,
  {
    texts = compareTexts(sites),
    looks = NO_BROWSER,
  }: { readonly texts?: Texts; readonly looks?: Looks } = {},
): Report {
  const lines = compareLines(sites, texts);
  const unread = unreadIn(sites);
  const findings = { texts, looks, unread };
  const verdict = verdictOf(sites, findings, lines);
  const looked = [...looks.pages.values()];
  return {
    before: sites.before.name,
    after: sites.after.name,
    verdict,
    binding: bindingRoutes(sites.config),
    unread,
    blocking: findBlocking(sites, findings, verdict),
    facts: texts.facts,
    watched: watchedIn(sites, texts),
    sections: texts.changed.flatMap((page) => page.texts.sections),
    pages: texts.changed.map((page) => pageChange(page, looks)),
    later: laterTexts(sites),
    showings: sites.registers?.dated ? showingChanges(sites.registers.dated) : [],
    // Filled in by later-days.ts.
    days: [],
    seen: {
      compared: looks.reason === undefined,
      reason: looks.reason ?? null,
      words: looked.flatMap(({ words }) => words),
      painted: looked.flatMap(({ painted }) => painted),
      conditions: looked.flatMap(({ conditions }) => conditions),
    },
    lines: lines.lines,
  };
}

/** The verdict on two sites. Without a look at its pages, a site of which only bytes differ is unknown. */
function verdictOf(
  { before, after }: Sites,
  { texts, looks, unread }: Findings,
  lines: ComparedLines,
): Verdict {
  if (unread.length > 0) return 'unknown';
  const isSeenChanged = [...looks.pages.values()].some(({ words }) => words.length > 0);
  if (texts.changed.length + texts.facts.length > 0 || isSeenChanged || lines.hasOtherContent)
    return 'changed';
  if (isSameBytes(before.files, after.files)) return 'same';
  return looks.reason === undefined ? 'words unchanged' : 'unknown';
}

const isSameBytes = (before: Files, after: Files): boolean =>
  before.size === after.size && [...before.keys()].every((path) => isEqualIn(path, before, after));

const watchedIn = ({ config: { watched = [] } }: Sites, { changed }: Texts): WatchedChange[] =>
  watched.flatMap((list) =>
    changed.flatMap(({ route, texts: { pairs } }) => watchedChanges(route, pairs, list)),
  );

/** The changed texts of a page, each with the id that it keeps from report to report. */
function pageChange(
  { route, change, from, texts: { blocks } }: Texts['changed'][number],
  { pages }: Looks,
): PageChange {
  const idOf = createIds();
  return {
    route,
    change,
    from,
    blocks: blocks.map((block) => {
      const id = idOf(route, block.section, block.before, block.after);
      return { id, ...block, seen: pages.get(route)?.isSeen(block) };
    }),
  };
}
