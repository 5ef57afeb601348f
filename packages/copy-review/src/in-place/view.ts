import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { Element, Text } from 'domhandler';
import type { ComparedBlock } from '../texts/compare-pages.ts';
import type { BlockChange, PageChange } from '../shared/report.ts';
import { documentHead, hash, STYLE } from '../reports/html/report.ts';
import {
  escapeHtml,
  isolated,
  redline,
  screenReaderOnly,
  siteText,
} from '../reports/html/escape.ts';
import { truncate, truncateUnchanged, visible, visibleWords } from '../reports/text.ts';
import { counted, describePageChange, describeTitle } from '../reports/wording.ts';
import { isAside, type Mark } from './marks.ts';

/** What `renderView` needs to show a page and its changes. */
export interface View {
  readonly page: PageChange;
  readonly places: readonly (Mark & { readonly isPlaced: boolean })[];
  /** Notes for the reader, such as that style sheets are missing. */
  readonly notes: readonly string[];
  /** The language of the site (BCP 47). */
  readonly language: string;
  /** The page in its own design, as a whole HTML document. */
  readonly document?: string;
  /** The page as plain text, if there is no document. */
  readonly blocks?: readonly ComparedBlock[];
}

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const SCRIPT = asset('place-navigation.js');
const VIEW_STYLE = STYLE + asset('view.css');
const MARK_STYLE = asset('marks.css');

/**
 * The Content-Security-Policy of the view and of its `srcdoc` frame. Nothing is fetched: images and
 * fonts are `data:` URLs. The view adds `SCRIPT`; no other script runs.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Serialises an inert page with marked changes as the document of the frame.
 *
 * @param isWhole whether the whole page was added or removed, so that its words need no marks
 */
export function renderFrame($: CheerioAPI, isWhole: boolean): string {
  const style = new Element('style', {});
  style.children = [new Text(isWhole ? `${MARK_STYLE}${asset('whole.css')}` : MARK_STYLE)];
  // First in the head: among important declarations, the first cascade layer wins.
  $('head').prepend(style);
  $('head').prepend(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  return $.html();
}

/** Renders a page and the list of its changes as one HTML page that loads nothing. */
export function renderView(view: View): string {
  const { page, notes } = view;
  // If several changes share a number, the report links to the first. Renumbered headings have no number.
  const numbered = view.places.filter(({ label }) => /^\d+$/.test(label)).toReversed();
  const targets = new Set(new Map(numbered.map((place) => [place.label, place])).values());
  const list = { ...view, targets };
  const placed = view.places.filter(({ isPlaced }) => isPlaced);
  const unplaced = view.places.filter(({ isPlaced }) => !isPlaced);
  const change = describePageChange({ ...page, pages: [], sections: [] }, isolated);
  const summary = [
    ...(change === '' ? [] : [change]),
    `${counted(placed.length, 'change')} on the page`,
    ...(unplaced.length > 0 ? [`${unplaced.length} not on it`] : []),
  ].join(' · ');
  const title = `${escapeHtml(visible(page.route))} · Copy review`;
  const policy = `${POLICY}; script-src ${hash(SCRIPT)}`;
  return `${documentHead({ title, policy, style: VIEW_STYLE })}<body class="view">
<header class="view-head"><p><a href="../report.html">Copy review</a></p><h1>${isolated(page.route)}</h1><p>${summary}</p>${notes.map((note) => `<p class="view-note">${escapeHtml(note)}</p>`).join('')}<p class="view-tools" hidden><button type="button" data-step="-1">Previous</button><button type="button" data-step="1">Next</button><button type="button" data-print>Print the page</button><label><input type="checkbox" id="keys" checked> Keys <kbd>n</kbd> next, <kbd>p</kbd> previous</label></p></header>
<nav class="view-list" aria-label="Changes of this page" tabindex="0">
${renderList('On the page', placed, list)}${renderList('Not on the page', unplaced, list)}
</nav>
<main class="view-page">${view.document === undefined ? plainText(view) : frameOf(view.document)}</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** A view with the changes that the report links to by number. */
type List = View & { readonly targets: ReadonlySet<Mark> };

function renderList(title: string, list: View['places'], view: List): string {
  if (list.length === 0) return '';
  const entries = list.map((place) => renderEntry(place, view));
  return `<section><h2>${title}</h2><ol>${entries.join('')}</ol></section>`;
}

/** The sandbox allows no scripts, forms or pop-ups; `allow-modals` is there for printing. */
const frameOf = (document: string) =>
  `<iframe name="page" title="The page with its changes" sandbox="allow-same-origin allow-modals" srcdoc="${escapeHtml(document)}"></iframe>`;

function renderEntry(place: View['places'][number], view: List): string {
  const { id, label, kind, change, isPlaced } = place;
  const ownId = view.targets.has(place) ? ` id="change-${label}"` : '';
  const number = `<span class="change-number">${screenReaderOnly('Change ')}${label}</span> <span class="change-kind">${kind}</span>`;
  const target =
    view.document !== undefined ? `href="about:srcdoc#${id}" target="page"` : `href="#${id}"`;
  const head = isPlaced ? `<a ${target}>${number}</a>` : `<span>${number}</span>`;
  const where = describeTitle(change.section, isolated);
  return `<li class="entry"${ownId} data-place="${isPlaced ? id : ''}"${isPlaced ? '' : ' tabindex="-1"'}><p class="entry-head">${head} <span class="entry-where">${where}</span></p><p class="entry-text" dir="auto" lang="${escapeHtml(view.language)}">${wordsOf(change)}</p><p class="entry-hidden" hidden>The page does not show all of it.</p></li>`;
}

function wordsOf(change: BlockChange): string {
  const words = truncateUnchanged(visibleWords(change));
  if (words.some(({ op }) => op !== '=')) return redline(words);
  return siteText(truncate(change.after ?? change.before, MAX_UNCHANGED));
}

/** The length to which unchanged texts, such as moved ones, are truncated. */
const MAX_UNCHANGED = 200;

function plainText({ blocks = [], places, language }: View): string {
  const placeOf = new Map(places.map((place) => [place.block, place]));
  const texts = blocks
    .filter((block) => !isAside(block))
    .map((block) => {
      const place = placeOf.get(block);
      const shown = block.after ?? block.before;
      const kind = shown.kind === 'heading' ? ' class="plain-heading"' : '';
      if (!place) return `<p${kind}>${siteText(shown.text)}</p>`;
      const badge = `<span class="plain-number">${screenReaderOnly('Change ')}${place.label}${place.change.change === 'moved' ? ' moved' : ''}</span> `;
      return `<p${kind} id="${place.id}">${badge}${redline(visibleWords(place.change))}</p>`;
    });
  return `<div class="plain" dir="auto" lang="${escapeHtml(language)}" tabindex="0" role="region" aria-label="The text of the page with its changes">${texts.join('\n')}</div>`;
}
