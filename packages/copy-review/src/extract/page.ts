import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { BindingDocument, IgnoredLinks, ReviewConfig } from '../config.ts';
import type { DocumentPart, PageText } from '../page-text.ts';
import { normalizeText, ORIGIN, withoutSpaces } from './html.ts';
import { metadataSections } from './metadata.ts';
import { multiBlockRows, readSections } from './sections.ts';

/**
 * Reads the text and the metadata of a page. HTML is parsed as in browsers; nothing is run or loaded.
 * Hidden text is included and marked as such, since scripts and style sheets may show it.
 */
export const readPage = (route: string, html: string, config: PageConfig): PageText =>
  parsePage(route, html, config).text;

type PageConfig = Pick<ReviewConfig, 'ignore' | 'apart' | 'data'> &
  Partial<Pick<ReviewConfig, 'documents'>>;

/**
 * Like `readPage`, and returns the parsed page as well.
 *
 * @param keepsSource whether blocks get their `source` in the parsed page
 */
export function parsePage(
  route: string,
  html: string,
  config: PageConfig,
  { keepsSource = false } = {},
): { $: CheerioAPI; text: PageText } {
  // Without scripting, the content of `noscript` is parsed as HTML.
  const $ = load(html, { scriptingEnabled: false });
  for (const ignored of config.ignore) removeIgnored($, ignored);
  for (const selector of config.apart ?? []) $(selector).before(' ').after(' ');
  const document = config.documents?.find((one) => one.route === route);
  const bodies = $<Element, string>('body, frameset').first().toArray();
  const sections = bodies.flatMap((body) =>
    readSections(body, {
      multiBlockRows: multiBlockRows(body),
      resolve: addressResolver($, route),
      parts: document ? documentParts($, document) : new Map(),
      keepsSource,
    }),
  );
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  const text = { route, sections: [...sections, ...metadataSections($, config, shown)] };
  return { $, text };
}

function removeIgnored($: CheerioAPI, ignored: string | IgnoredLinks): void {
  if (typeof ignored === 'string') $(ignored).remove();
  else
    $<Element, string>(ignored.selector)
      .filter((_, element) => holdsOnlyLinksTo($, element, ignored.leadsTo))
      .remove();
}

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

/** Parsing takes quadratic time in depth and in attributes: a second for 5,000, minutes for 100,000. */
const MAX_NESTING = 5000;

/** A tag, up to the first `>` outside of quotation marks or to the end of the page. */
const TAG = /<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<rest>(?:[^>"']+|"[^"]*"|'[^']*')*)>?/gi;
const ATTRIBUTE_VALUE = /"[^"]*"|'[^']*'/g;

/** Elements that do not nest: void elements, and those that the next one of their kind closes. */
const NOT_NESTED = new Set(
  [
    'area base br col embed hr img input link meta param source track wbr',
    'p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption rb rp rt rtc',
  ]
    .join(' ')
    .split(' '),
);

/**
 * The reason why a page takes too long to parse, as the end of a sentence; undefined for every usual
 * page. An estimate in one pass, which crafted HTML can evade: for untrusted pages, limit the time of
 * the process as well.
 */
export function parseLimit(html: string): string | undefined {
  const open = new Map<string, number>();
  let depth = 0;
  for (const { groups = {} } of html.matchAll(TAG)) {
    const { end, name: tag = '', rest = '' } = groups;
    const name = tag.toLowerCase();
    if (countAttributes(rest) > MAX_NESTING)
      return `one of its elements has more than ${MAX_NESTING} attributes`;
    if (NOT_NESTED.has(name) || rest.endsWith('/')) continue;
    const count = open.get(name) ?? 0;
    if (end === '') {
      open.set(name, count + 1);
      depth += 1;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth -= 1;
    }
    if (depth > MAX_NESTING)
      return `more than ${MAX_NESTING} of its elements stand within each other`;
  }
  return undefined;
}

/** The reason why one of two versions of a page takes too long to parse, if they differ. */
export const changeLimit = (before: string, after: string): string | undefined =>
  before === after ? undefined : (parseLimit(before) ?? parseLimit(after));

/** An upper bound of the number of attributes of a tag. */
function countAttributes(rest: string): number {
  if (rest.length < MAX_NESTING) return 0;
  return rest.replaceAll(ATTRIBUTE_VALUE, '= ').split(/[\s/]+/).length;
}

const NOT_TEXT = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Reads a page that takes too long to parse: the texts between its tags, as one section. */
export function readPlainText(route: string, html: string): PageText {
  const blocks = html
    .replaceAll(NOT_TEXT, '\n')
    .replaceAll(TAG, '\n')
    .split('\n')
    .map(normalizeText)
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }) as const);
  return { route, sections: [{ title: '', number: null, blocks }] };
}
