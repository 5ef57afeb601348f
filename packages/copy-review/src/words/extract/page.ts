import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { BindingDocument, ReadingConfig, ReviewConfig } from '../../shared/config.ts';
import type { Block, DocumentPart, PageText } from '../../shared/page-text.ts';
import { withoutSpaces } from '../../shared/white-space.ts';
import { normalizeText, ORIGIN } from './html.ts';
import { metadataSections } from './metadata.ts';
import { multiBlockRows, readSections } from './sections.ts';

/** Parses a page as browsers without scripting do: the content of `noscript` is parsed as HTML. */
export const parseHtml = (html: string): CheerioAPI =>
  load(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });

/**
 * Reads the text and the metadata of a page. HTML is parsed as in browsers; nothing is run or loaded.
 * Hidden text is included and marked as such, since scripts and style sheets may show it.
 */
export function readPage(route: string, html: string, config: ReadingConfig): PageText {
  const $ = parseHtml(html);
  const ignored = ignoredElements($, config).map((element): Block => {
    const text = normalizeText($(element).text());
    // Below, the page is read without it.
    $(element).remove();
    return { kind: 'text', text };
  });
  // Only styles separate these from the text around them. Without spaces, words would run together.
  for (const selector of config.separateInline ?? []) $(selector).before(' ').after(' ');
  const document = config.documents?.find((candidate) => candidate.route === route);
  const [body] = $<Element, string>('body').toArray();
  const sections = body
    ? readSections(body, {
        multiBlockRows: multiBlockRows($),
        resolve: addressResolver($, route),
        shownAttributes: config.shownAttributes ?? new Set(),
        parts: document ? documentParts($, document) : new Map(),
      })
    : [];
  return {
    route,
    sections: [...sections, ...metadataSections($, config, html)],
    ...(ignored.length > 0 ? { ignored } : {}),
  };
}

/** The elements of a page that `config.ignore` names. */
const ignoredElements = ($: CheerioAPI, config: Pick<ReviewConfig, 'ignore'>): Element[] =>
  (config.ignore ?? []).flatMap((ignored) =>
    typeof ignored === 'string'
      ? $<Element, string>(ignored).toArray()
      : $<Element, string>(ignored.selector)
          .toArray()
          .filter((element) => holdsOnlyLinksTo($, element, ignored.leadsTo)),
  );

/** Whether all words in an element are in links to one address, or to addresses that begin with it. */
function holdsOnlyLinksTo($: CheerioAPI, element: Element, address: string): boolean {
  const links = $(element).find('a[href]');
  return (
    links.length > 0 &&
    withoutSpaces(links.text()) === withoutSpaces($(element).text()) &&
    links.toArray().every((link) => URL.parse(link.attribs.href ?? '')?.href.startsWith(address))
  );
}

/** The root elements of the parts of a binding document; the last selector that matches wins. */
function documentParts(
  $: CheerioAPI,
  { text, details, versions }: BindingDocument,
): Map<Element, DocumentPart> {
  const select = (selector: string | undefined, part: DocumentPart) =>
    (selector === undefined ? [] : $<Element, string>(selector).toArray()).map(
      (element) => [element, part] as const,
    );
  return new Map([
    ...select(text, 'prose'),
    ...select(details, 'details'),
    ...select(versions, 'versions'),
  ]);
}

/** Resolves addresses against the `base` element. Without one, they are left as written. */
function addressResolver($: CheerioAPI, route: string): (address: string) => string {
  const base = $('base[href]').first().attr('href');
  if (base === undefined) return (address) => address;
  const here = URL.parse(base, `${ORIGIN}${route}`) ?? ORIGIN;
  return (address) => {
    const resolved = address === '' ? undefined : URL.parse(address, here)?.href;
    return resolved?.replace(ORIGIN, '') ?? address;
  };
}
