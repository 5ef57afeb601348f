import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { ReviewConfig } from '../../shared/config.ts';
import type { Block, Section } from '../../shared/page-text.ts';
import { normalizeText } from './html.ts';
import { jsonLeaves, leafTexts, parseJson, type JsonLeaf } from './json-leaves.ts';

const HEAD = 'Title and description';
const STRUCTURED_DATA = 'Structured data';
const SCRIPTS = 'Said by scripts';

/** The titles of the sections that `metadataSections` returns. */
export const METADATA_TITLES: readonly string[] = [HEAD, STRUCTURED_DATA, SCRIPTS];

/**
 * The metadata of a page as sections: title and description, structured data (JSON-LD), and the texts
 * passed to scripts. Sections without text are left out.
 *
 * @param shown the visible texts of the page, which are left out of the texts for scripts
 */
export function metadataSections(
  $: CheerioAPI,
  config: Pick<ReviewConfig, 'data'>,
  shown: ReadonlySet<string>,
): Section[] {
  const language = $('html').attr('lang');
  const section = (title: string, texts: readonly Described[]): Section => ({
    title,
    number: null,
    blocks: texts
      .map(({ text, ...rest }): Block => {
        const block: Block = { kind: 'aside', text: normalizeText(text), ...rest };
        return language === undefined ? block : { ...block, language };
      })
      .filter(({ text }) => text !== ''),
  });
  return [
    section(HEAD, headTexts($)),
    section(STRUCTURED_DATA, structuredData($)),
    section(SCRIPTS, scriptTexts($, config, shown)),
  ].filter(({ blocks }) => blocks.length > 0);
}

/** A text and the element that it describes. */
type Described = Required<Pick<Block, 'text' | 'of'>> & Pick<Block, 'address'>;

/** The names of `meta` elements for search engines and link previews. */
const META =
  /^(?:description|author|keywords|robots|application-name|og:(?:title|description|site_name|type|url|locale|image:alt)|article:.+|twitter:(?:title|description|image:alt))$/i;

const CANONICAL = 'Canonical address';

/** The labels of texts that are addresses. */
const ADDRESSES = new Set([CANONICAL, 'og:url']);

function headTexts($: CheerioAPI): Described[] {
  const metas = $<Element, string>('meta[content]')
    .toArray()
    .map((of) => [of, of.attribs.name ?? of.attribs.property ?? '', of.attribs.content] as const)
    .filter(([, name]) => META.test(name));
  const [title, html, canonical] = ['head > title', 'html', 'link[rel~="canonical"]'].map(
    (selector) => $<Element, string>(selector).first().get(0),
  );
  return (
    [
      [title, 'Title', title && $(title).text()],
      [html, 'Language', html?.attribs.lang],
      ...metas,
      [canonical, CANONICAL, canonical?.attribs.href],
    ] as const
  ).flatMap(([of, label, text = '']) =>
    of && normalizeText(text) !== ''
      ? [
          {
            of,
            text: `${label}: ${text}`,
            ...(ADDRESSES.has(label) ? { address: normalizeText(text) } : {}),
          },
        ]
      : [],
  );
}

/** The values in JSON-LD, or the whole script if it is not JSON. */
function structuredData($: CheerioAPI): Described[] {
  return $<Element, string>('script[type="application/ld+json" i]')
    .toArray()
    .flatMap((of) => {
      const text = $(of).text();
      const data = parseJson(text);
      if (data === undefined) return [{ of, text }];
      return jsonLeaves(data, false).flatMap((leaf) =>
        leafTexts(leaf).map((text) => ({ of, ...text })),
      );
    });
}

/**
 * The values in the JSON attributes of `config.data`, such as messages, each with its path, so that
 * two swapped messages are two changes.
 */
const scriptTexts = (
  $: CheerioAPI,
  { data = [] }: Pick<ReviewConfig, 'data'>,
  shown: ReadonlySet<string>,
): Described[] =>
  data.flatMap(({ selector, attribute }) =>
    $<Element, string>(selector)
      .toArray()
      .flatMap((of) =>
        jsonLeaves(parseJson(of.attribs[attribute] ?? ''))
          .filter((leaf) => isText(leaf, shown))
          .flatMap((leaf) => leafTexts(leaf).map((text) => ({ of, ...text }))),
      ),
  );

/** Whether a value is a text that is not also visible on the page. */
const isText = ({ value }: JsonLeaf, shown: ReadonlySet<string>) =>
  ['string', 'number'].includes(typeof value) &&
  /[\p{L}\p{N}]/u.test(String(value)) &&
  !shown.has(normalizeText(String(value)));

/** The name of the component of an Astro island; of other elements, the name of the element. */
export const componentOf = ({ name, attribs }: Element): string =>
  /([^/.]+)[^/]*$/.exec(attribs['component-url'] ?? '')?.[1] ?? name;
