import { load } from 'cheerio';
import type { PageText, ReviewConfig } from '../pages.ts';
import { machineSections } from './machines.ts';
import { richParts } from './rich.ts';
import { sectionsOf } from './sections.ts';

/**
 * Reads a page as a visitor does, and then as a machine does. Takes any HTML, also broken HTML, as
 * browsers do (the parsing of the HTML standard); it runs and loads nothing. What is hidden counts as
 * read, since style sheets and scripts can show it: answers that open, messages, menus.
 */
export function readPage(
  route: string,
  html: string,
  config: Pick<ReviewConfig, 'ignore' | 'apart' | 'data'>,
): PageText {
  // Without scripts, so that what stands in `noscript` is read as HTML, too.
  const $ = load(html, { scriptingEnabled: false });
  for (const selector of config.ignore) $(selector).remove();
  for (const selector of config.apart ?? []) $(selector).before(' ').after(' ');
  const body = $('body, frameset').get(0);
  const sections = body ? sectionsOf(body, richParts(body)) : [];
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  return { route, sections: [...sections, ...machineSections($, config, shown)] };
}
