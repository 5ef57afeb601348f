import { load, type CheerioAPI } from 'cheerio';
import type { PageText, ReviewConfig } from '../pages.ts';
import { machineSections } from './machines.ts';
import { richParts } from './rich.ts';
import { sectionsOf } from './sections.ts';

/** Stands for the site, of which nothing is known. */
const HERE = 'https://site.invalid';

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
  const sections = body ? sectionsOf(body, richParts(body), addresses($, route)) : [];
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  return { route, sections: [...sections, ...machineSections($, config, shown)] };
}

/** Addresses are taken as the page’s `base` says. Without one they stand as they are written. */
function addresses($: CheerioAPI, route: string): (address: string) => string {
  const base = $('base[href]').first().attr('href');
  if (base === undefined) return (address) => address;
  const here = URL.parse(base, `${HERE}${route}`) ?? HERE;
  return (address) => {
    const there = address === '' ? undefined : URL.parse(address, here)?.href;
    return there?.replace(HERE, '') ?? address;
  };
}
