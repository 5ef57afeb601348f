import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { Element, Text } from 'domhandler';
import type { BlockChange, PageChange } from '../shared/report.ts';
import {
  escapeHtml,
  isolated,
  redline,
  screenReaderOnly,
  siteText,
} from '../report/html-escape.ts';
import { truncate, truncateUnchanged, visibleWords } from '../report/text.ts';
import { counted, describePageChange, describeTitle } from '../report/wording.ts';
import type { Mark } from './marks.ts';

/** A change of a page, which is listed beside it. */
export interface Place extends Mark {
  /** The id of the change in the report; empty if the report lists it by section only. */
  readonly changeId: string;
  /** Whether it is marked on the page. */
  readonly isPlaced: boolean;
}

/** What `renderView` needs to show a page and its changes. */
export interface View {
  readonly page: PageChange;
  readonly places: readonly Place[];
  /** Notes for the reader, such as that style sheets are missing. */
  readonly notes: readonly string[];
  /** The language of the site (BCP 47). */
  readonly language: string;
  /** The page in its own design, as a whole HTML document. */
  readonly document: string;
}

const MARK_STYLE = readFileSync(new URL('marks.css', import.meta.url), 'utf8');

/** Serialises an inert page with marked changes as the document of the frame, which inherits the policy of the report. */
export function renderFrame($: CheerioAPI): string {
  const style = new Element('style', {});
  style.children = [new Text(MARK_STYLE)];
  // First in the head: among important declarations, the first cascade layer wins.
  $('head').prepend(style);
  $('head').prepend('<meta charset="utf-8">');
  return $.html();
}

/**
 * Renders a page and the list of its changes as a section of the HTML report, which is shown while it is
 * the target of a link.
 *
 * @param id the id of the section
 * @param backTo the id of its place in the report
 */
export function renderView(view: View, id: string, backTo: string): string {
  const { page, notes } = view;
  const placed = view.places.filter(({ isPlaced }) => isPlaced);
  const unplaced = view.places.filter(({ isPlaced }) => !isPlaced);
  const change = describePageChange(page, isolated);
  const isWhole = page.change === 'added' || page.change === 'removed';
  const summary = [
    ...(change === '' ? [] : [change]),
    ...(isWhole ? [] : [`${counted(placed.length, 'change')} on the page`]),
    ...(unplaced.length > 0 ? [`${unplaced.length} not on it`] : []),
  ].join(' · ');
  const whole = `<h3>The whole page is ${page.change === 'added' ? 'new' : 'gone'}</h3>`;
  return `<section class="view" id="${id}" aria-labelledby="${id}-title">
<header class="view-head"><p><a href="#${backTo}">Back to the report</a></p><h2 id="${id}-title">${isolated(page.route)}</h2><p>${summary}</p>${notes.map((note) => `<p class="view-note">${escapeHtml(note)}</p>`).join('')}</header>
<nav class="view-list" aria-label="Changes of this page" tabindex="0">
${isWhole ? whole : ''}${renderList('On the page', placed, view, id)}${renderList('Not on the page', unplaced, view, id)}
</nav>
<div class="view-page">${frameOf(view.document, id)}</div>
</section>`;
}

/** The ids of the entries in the list of a page, by the ids of their changes. */
export const entriesOf = ({ places }: View, id: string): Map<string, string> =>
  // If several changes of the page are one of the report, this leads to the first.
  new Map(places.toReversed().map((place) => [place.changeId, entryId(place, id)]));

/** The ids of the page’s own badges begin with `copy-review-`. */
const entryId = ({ id }: Mark, view: string) => id.replace('copy-review', view);

function renderList(title: string, list: readonly Place[], view: View, id: string): string {
  if (list.length === 0) return '';
  const entries = list.map((place) => renderEntry(place, view, id));
  return `<section><h3>${title}</h3><ol>${entries.join('')}</ol></section>`;
}

/**
 * The sandbox allows no scripts, forms or pop-ups. Browsers load a `srcdoc` frame also while it is hidden.
 * Within `noscript`, it is loaded by the script of the report when the page is opened, and at once without
 * scripts.
 */
const frameOf = (document: string, id: string) =>
  `<noscript><iframe name="${id}-page" title="The page with its changes" sandbox="allow-same-origin" srcdoc="${escapeHtml(document)}"></iframe></noscript>`;

function renderEntry(place: Place, view: View, viewId: string): string {
  const { id, label, kind, change, isPlaced } = place;
  const number = `<span class="change-number">${screenReaderOnly('Change ')}${label}</span> <span class="change-kind">${kind}</span>`;
  const target = `href="about:srcdoc#${id}" target="${viewId}-page"`;
  const head = isPlaced ? `<a ${target}>${number}</a>` : `<span>${number}</span>`;
  const where = describeTitle(change.section, isolated);
  return `<li class="entry" id="${entryId(place, viewId)}" data-place="${isPlaced ? id : ''}"><p class="entry-head">${head} <span class="entry-where">${where}</span></p><p class="entry-text" dir="auto" lang="${escapeHtml(view.language)}">${wordsOf(change)}</p></li>`;
}

function wordsOf(change: BlockChange): string {
  const words = truncateUnchanged(visibleWords(change));
  if (words.some(({ op }) => op !== '=')) return redline(words);
  return siteText(truncate(change.after ?? change.before, MAX_UNCHANGED));
}

/** The length to which unchanged texts, such as moved ones, are truncated. */
const MAX_UNCHANGED = 200;
