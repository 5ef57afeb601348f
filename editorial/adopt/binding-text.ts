import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import TurndownService from 'turndown';
import { PAGES, type DocumentName } from '../../src/content-map.ts';
import { config } from '../review.config.ts';

/**
 * The binding text of a document as Markdown with a paragraph on each line, from its built page:
 * the prose that the review calls binding, with its headings, its numbers and the addresses of its
 * links. Parts that may change without a new version are left out: details from data (publisher,
 * proofs, whether a date has passed), links for editors, and drawings.
 *
 * @param html the built page
 */
export function bindingText(html: string, document: DocumentName): string {
  const selectors = config.documents.find(({ route }) => route === PAGES[document].route);
  if (!selectors) throw new Error(`editorial/review.config.ts has no document “${document}”.`);
  const $ = load(html);
  const prose = $(selectors.text);
  if (prose.length === 0) throw new Error(`The page of “${document}” has no binding text.`);
  prose.find([selectors.details, NO_TEXT].filter(Boolean).join(', ')).remove();
  for (const heading of prose.find('h1, h2, h3, h4, h5, h6')) separateName($, heading);
  const parts = prose.toArray().map((part) => MARKDOWN.turndown($(part).html() ?? ''));
  return `\n${parts.join('\n\n').replaceAll(WIDE_MARKER, '- ')}\n`;
}

/** Drawings, links for editors, and the words “new tab” that screen readers say at the end of a link. */
const NO_TEXT = '[aria-hidden="true"], .edit-link, a[target="_blank"] > span:last-child';

/**
 * A heading may contain a link to itself. It may also begin with the name of its section on a
 * separate line, which a Markdown heading cannot have: what follows the name becomes a bold
 * paragraph.
 */
function separateName($: CheerioAPI, heading: Element): void {
  const title = $(heading);
  for (const link of title.find('a')) $(link).replaceWith($(link).contents());
  const name = title.children('span').first();
  // The number of a section is no name.
  if (!/\p{L}/u.test(name.text())) return;
  const claim = title.clone();
  claim.children('span').first().remove();
  title.html(name.html() ?? '').after(`<p><b>${claim.html() ?? ''}</b></p>`);
}

/** Turndown indents the text of a list by four characters: `-   A risk.` */
const WIDE_MARKER = /(?<=^ *)- {3}/gm;

const MARKDOWN = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' });
