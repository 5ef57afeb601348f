import { load } from 'cheerio';
import type { PageText, ReviewConfig } from '../pages.ts';
import { machineSections } from './machines.ts';
import { richParts } from './rich.ts';
import { sectionsOf } from './sections.ts';

/**
 * Reads a page as a visitor does, and then as a machine does. Takes any HTML, also broken HTML, as
 * browsers do (the parsing of the HTML standard); it runs and loads nothing.
 */
export function readPage(
  route: string,
  html: string,
  config: Pick<ReviewConfig, 'ignore' | 'apart' | 'data'>,
): PageText {
  const $ = load(html);
  for (const selector of config.ignore) $(selector).remove();
  for (const selector of config.apart ?? []) $(selector).before(' ').after(' ');
  const body = $('body, frameset').get(0);
  const sections = body ? sectionsOf(body, richParts(body)) : [];
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  return { route, sections: [...sections, ...machineSections($, config, shown)] };
}
