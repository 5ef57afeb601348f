import type { CheerioAPI } from 'cheerio';
import { isText, type Element } from 'domhandler';
import { labelled, type AccessibleText } from './accessible-text.ts';
import { valueOffsets } from './attribute-source.ts';
import type { ReviewConfig } from '../../shared/config.ts';
import type { Block, Section } from '../../shared/page-text.ts';
import { attributeRange, normalizeText, textRange } from './html.ts';
import { jsonLeaves, leafTexts, propertyLeaves, type JsonLeaf } from './json-leaves.ts';
import { isJson } from './json-tokens.ts';

const HEAD = 'Title and description';
const STRUCTURED_DATA = 'Structured data';
/** The title of the texts passed to scripts. */
export const SCRIPTS = 'Said by scripts';

/** The titles of the sections that `metadataSections` returns. */
export const METADATA_TITLES: readonly string[] = [HEAD, STRUCTURED_DATA, SCRIPTS];

/**
 * The metadata of a page as sections: title and description, structured data (JSON-LD), and the texts
 * passed to scripts. Sections without text are left out.
 *
 * @param html the source of the page
 */
export function metadataSections(
  $: CheerioAPI,
  config: Pick<ReviewConfig, 'data'>,
  html: string,
): Section[] {
  const section = (title: string, texts: readonly AccessibleText[]): Section => ({
    title,
    number: null,
    blocks: texts
      .map(({ text, ...rest }): Block => ({ kind: 'aside', text: normalizeText(text), ...rest }))
      .filter(({ text }) => text !== ''),
  });
  return [
    section(HEAD, headTexts($)),
    section(STRUCTURED_DATA, structuredData($)),
    section(SCRIPTS, scriptTexts($, config, html)),
  ].filter(({ blocks }) => blocks.length > 0);
}

/** `meta` elements for browsers and for the look of link previews. All others have texts for readers. */
const TECHNICAL_META = new Set([
  ...['viewport', 'theme-color', 'color-scheme', 'generator', 'referrer', 'format-detection'],
  ...['twitter:card', 'og:image', 'twitter:image'],
]);

const isTechnicalMeta = (name: string): boolean =>
  TECHNICAL_META.has(name.toLowerCase()) || /^(?:og|twitter):image:(?!alt$)/i.test(name);

const CANONICAL = 'Canonical address';

/** The labels of texts that are addresses. */
const ADDRESSES = new Set([CANONICAL, 'og:url']);

function headTexts($: CheerioAPI): AccessibleText[] {
  const attributes = (selector: string, name: string, labelOf: (element: Element) => string) =>
    $<Element, string>(selector)
      .toArray()
      .map((element) => {
        const ranges = attributeRange(element, name);
        return { label: labelOf(element), text: element.attribs[name] ?? '', ranges };
      });
  const title = $('head > title').first();
  const metas = attributes(
    'meta[content]',
    'content',
    ({ attribs }) => attribs.name ?? attribs.property ?? '',
  );
  const texts = [
    {
      label: 'Title',
      text: title.text(),
      ranges: title
        .contents()
        .toArray()
        .flatMap((node) => (isText(node) ? textRange(node) : [])),
    },
    ...attributes('html', 'lang', () => 'Language'),
    ...metas.filter(({ label }) => label !== '' && !isTechnicalMeta(label)),
    ...attributes('link[rel~="canonical"]', 'href', () => CANONICAL),
  ];
  return texts.flatMap(({ label, text, ranges }) =>
    labelled(label, text).map((words) => ({
      ...words,
      ...(ADDRESSES.has(label) ? { address: normalizeText(text) } : {}),
      ranges,
    })),
  );
}

/** The values in JSON-LD, or the whole script if it is not JSON. */
function structuredData($: CheerioAPI): AccessibleText[] {
  const site = URL.parse($('link[rel~="canonical"]').attr('href') ?? '')?.origin;
  return $<Element, string>('script[type="application/ld+json" i]')
    .toArray()
    .flatMap(({ children }) => children.filter(isText))
    .flatMap((node) => {
      const { data } = node;
      const ranges = textRange(node);
      if (!isJson(data)) return [{ text: data, ranges }];
      return jsonLeaves(data).flatMap((leaf) => {
        const placed = ranges.map(({ start }) => {
          return { start: start + leaf.start, end: start + leaf.end };
        });
        return leafTexts(leaf, site).map((text) => ({ ...text, ranges: placed }));
      });
    });
}

/**
 * The values in the JSON attributes of `config.data`, such as messages, each with its path, so that
 * two swapped messages are two changes.
 */
const scriptTexts = (
  $: CheerioAPI,
  { data = [] }: Pick<ReviewConfig, 'data'>,
  html: string,
): AccessibleText[] =>
  data.flatMap(({ selector, attribute }) =>
    $<Element, string>(selector)
      .toArray()
      .flatMap((element) => {
        const value = element.attribs[attribute] ?? '';
        const [range] = attributeRange(element, attribute);
        const offsets = range && valueOffsets(html, range, value);
        return propertyLeaves(value)
          .filter(hasText)
          .flatMap((leaf) => {
            const [start, end] = [offsets?.[leaf.start], offsets?.[leaf.end]];
            const ranges = start !== undefined && end !== undefined ? [{ start, end }] : [];
            return leafTexts(leaf).map((text) => ({ ...text, ranges }));
          });
      }),
  );

const hasText = ({ value }: JsonLeaf) =>
  ['string', 'number'].includes(typeof value) && /[\p{L}\p{N}]/u.test(String(value));
