import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { BindingDocument, IgnoredLinks, PageText, Part, ReviewConfig } from '../pages.ts';
import { machineSections } from './machines.ts';
import { richParts } from './rich.ts';
import { sectionsOf } from './sections.ts';

/** Stands for the site, of which nothing is known. */
const HERE = 'https://site.invalid';

/**
 * Reads a page as a visitor does, and then as a machine does. Takes any HTML, also broken HTML, as
 * browsers do (the parsing of the HTML standard); it runs and loads nothing. What is hidden is read,
 * too, and marked, since style sheets and scripts can show it: answers that open, messages, menus.
 */
export function readPage(
  route: string,
  html: string,
  config: Pick<ReviewConfig, 'ignore' | 'apart' | 'data'> &
    Partial<Pick<ReviewConfig, 'documents'>>,
): PageText {
  // Without scripts, so that what stands in `noscript` is read as HTML, too.
  const $ = load(html, { scriptingEnabled: false });
  for (const ignored of config.ignore) ignore($, ignored);
  for (const selector of config.apart ?? []) $(selector).before(' ').after(' ');
  const body = $('body, frameset').get(0);
  const document = config.documents?.find((one) => one.route === route);
  const parts = document ? partsOf($, document) : undefined;
  const sections = body ? sectionsOf(body, richParts(body), addresses($, route), parts) : [];
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  return { route, sections: [...sections, ...machineSections($, config, shown)] };
}

function ignore($: CheerioAPI, ignored: string | IgnoredLinks): void {
  if (typeof ignored === 'string') $(ignored).remove();
  else
    $<Element, string>(ignored.selector)
      .filter((_, element) => holdsLinksTo($, element, ignored.leadsTo))
      .remove();
}

/** Whether an element holds links below an address, and no text outside of them. */
function holdsLinksTo($: CheerioAPI, element: Element, address: string): boolean {
  const links = $(element).find('a[href]');
  const text = (of: string) => of.replaceAll(/\s/g, '');
  return (
    links.length > 0 &&
    text(links.text()) === text($(element).text()) &&
    links.toArray().every((link) => URL.parse(link.attribs.href ?? '')?.href.startsWith(address))
  );
}

/** The elements that begin a part of a text that binds; of two for one element, the last counts. */
function partsOf($: CheerioAPI, { text, beside, versions }: BindingDocument): Map<Element, Part> {
  const of = (selector: string | undefined, part: Part) =>
    (selector === undefined ? [] : $<Element, string>(selector).toArray()).map(
      (element) => [element, part] as const,
    );
  return new Map([...of(text, 'prose'), ...of(beside, 'beside'), ...of(versions, 'versions')]);
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
