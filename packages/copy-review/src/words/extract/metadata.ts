import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { AccessibleText } from './accessible-text.ts';
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
    section(SCRIPTS, scriptTexts($, config, shown)),
  ].filter(({ blocks }) => blocks.length > 0);
}

/** The names of `meta` elements for search engines and link previews. */
const META =
  /^(?:description|author|keywords|robots|application-name|og:(?:title|description|site_name|type|url|locale|image:alt)|article:.+|twitter:(?:title|description|image:alt))$/i;

const CANONICAL = 'Canonical address';

/** The labels of texts that are addresses. */
const ADDRESSES = new Set([CANONICAL, 'og:url']);

function headTexts($: CheerioAPI): AccessibleText[] {
  const metas = $<Element, string>('meta[content]')
    .toArray()
    .map(({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content] as const)
    .filter(([name]) => META.test(name));
  const texts = [
    ['Title', $('head > title').first().text()],
    ['Language', $('html').attr('lang')],
    ...metas,
    [CANONICAL, $('link[rel~="canonical"]').attr('href')],
  ] as const;
  return texts
    .map(([label, text = '']) => [label, normalizeText(text)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => ({
      text: `${label}: ${text}`,
      ...(ADDRESSES.has(label) ? { address: text } : {}),
    }));
}

/** The values in JSON-LD, or the whole script if it is not JSON. */
function structuredData($: CheerioAPI): AccessibleText[] {
  return $('script[type="application/ld+json" i]')
    .toArray()
    .flatMap((script) => {
      const text = $(script).text();
      const data = parseJson(text);
      return data === undefined ? [{ text }] : jsonLeaves(data, false).flatMap(leafTexts);
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
): AccessibleText[] =>
  data.flatMap(({ selector, attribute }) =>
    $<Element, string>(selector)
      .toArray()
      .flatMap(({ attribs }) =>
        jsonLeaves(parseJson(attribs[attribute] ?? ''))
          .filter((leaf) => isText(leaf, shown))
          .flatMap(leafTexts),
      ),
  );

/** Whether a value is a text that is not also visible on the page. */
const isText = ({ value }: JsonLeaf, shown: ReadonlySet<string>) =>
  ['string', 'number'].includes(typeof value) &&
  /[\p{L}\p{N}]/u.test(String(value)) &&
  !shown.has(normalizeText(String(value)));
