import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { ReviewConfig } from '../config.ts';
import { findFigures } from '../figures/find.ts';
import type { Block, Section } from '../page-text.ts';
import { normalizeText } from './html.ts';

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
  return [
    section(HEAD, headTexts($)),
    section(STRUCTURED_DATA, structuredData($)),
    section(SCRIPTS, scriptTexts($, config, shown)),
  ].filter(({ blocks }) => blocks.length > 0);
}

function section(title: string, texts: readonly string[]): Section {
  const blocks = texts.map((text): Block => ({ kind: 'aside', text }));
  return { title, number: null, blocks };
}

/** The names of `meta` elements for search engines and link previews. */
const META =
  /^(?:description|author|keywords|robots|application-name|og:(?:title|description|site_name|type|url|locale|image:alt)|article:.+|twitter:(?:title|description|image:alt))$/i;

function headTexts($: CheerioAPI): string[] {
  const metas = $('meta[content]')
    .toArray()
    .map(({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content] as const)
    .filter(([name]) => META.test(name));
  return (
    [
      ['Title', $('head > title').text()],
      ['Language', $('html').attr('lang')],
      ...metas,
      ['Canonical address', $('link[rel~="canonical"]').attr('href')],
    ] as const
  ).flatMap(([label, text = '']) => {
    const value = normalizeText(text);
    return value === '' ? [] : [`${label}: ${value}`];
  });
}

function structuredData($: CheerioAPI): string[] {
  return $('script[type="application/ld+json" i]')
    .toArray()
    .flatMap((script) => {
      const text = $(script).text();
      const data = parseJson(text);
      if (data === undefined) return [normalizeText(text)];
      return jsonLeaves(data).map(({ path, value }) => {
        const name = path.filter((part) => part !== '@graph').join('.');
        return `${name}: ${normalizeText(String(value))}`;
      });
    })
    .filter((text) => text !== '');
}

/** A primitive value within JSON. */
interface JsonLeaf {
  /** The property names that lead to it, without the indexes of arrays. */
  readonly path: readonly string[];
  readonly value: string | number | boolean;
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The primitive values of JSON, with the properties of objects sorted by name, since their order has
 * no meaning. Not recursive, so that the depth of the JSON is not limited.
 *
 * @param isSerialized whether values are wrapped as Astro serialises the properties of islands
 */
export function jsonLeaves(json: unknown, isSerialized = false): JsonLeaf[] {
  const leaves: JsonLeaf[] = [];
  const stack: { path: readonly string[]; value: unknown }[] = [{ path: [], value: json }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { path, value } = next;
    if (isSerialized && isTagged(value)) stack.push({ path, value: value[1] });
    else if (typeof value === 'object' && value !== null)
      stack.push(...childrenOf(path, value).reverse());
    else if (['string', 'number', 'boolean'].includes(typeof value))
      leaves.push({ path, value: value as JsonLeaf['value'] });
  }
  return leaves;
}

function childrenOf(path: readonly string[], value: object) {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ path, value: item }));
  return Object.entries(value as Record<string, unknown>)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => ({ path: [...path, name], value: item }));
}

/** Whether a value is serialised by Astro as a pair of type number and value: `[0, "Go"]`. */
const isTagged = (value: unknown): value is readonly [number, unknown] =>
  Array.isArray(value) && typeof value[0] === 'number' && value.length === 2;

/** Names of properties whose values are for code only. */
const CODE_PROPERTY =
  /^(?:id|key|class|classes|href|src|srcset|url|d|viewBox|points|transform|style|pattern)$|(?:Id|Ids|Key|Class|ClassName|Href|Src|Url)$|^className$/;

/** Names of properties whose values are for code only if they are a lower-case word or a number. */
const OPTION_PROPERTY =
  /^(?:as|autocomplete|direction|for|icon|kind|lang|locale|method|mode|name|position|rel|role|size|slug|state|status|target|theme|tone|type|variant|x|y|z|width|height|index|tabindex|delay|rows|cols|zoom|seed)$/i;

/** Identifiers, which begin in lower case: `copy-button`, `#paste`, `copyButton`. */
const IDENTIFIER = /^[#.]?[\p{Ll}_$][\w$.-]*$/u;
/** Lower-case words, which may be text: `copied`. */
const LOWER_CASE_WORD = /^\p{Ll}+$/u;
/** `https://…`, `mailto:…`, `/about`, `../a.svg`, `?page=2`. */
const ADDRESS = /^(?:(?:https?|mailto|tel|data|blob|javascript):|\.{0,2}\/|\?)\S*$/i;
const COLOUR = /^#[\da-f]{3,8}$/i;

/**
 * The texts in the JSON attributes of `config.data` that a visitor may read, such as messages. Sorted
 * and without duplicates, so that moving a text to another component is not a change.
 */
function scriptTexts(
  $: CheerioAPI,
  { data }: Pick<ReviewConfig, 'data'>,
  shown: ReadonlySet<string>,
): string[] {
  const texts = data
    .flatMap(({ selector, attribute }) =>
      $<Element, string>(selector)
        .toArray()
        .map(({ attribs }) => attribs[attribute]),
    )
    .flatMap((json) => attributeLeaves(parseJson(json ?? '')))
    .map((leaf) => (isText(leaf) ? normalizeText(String(leaf.value)) : ''))
    .filter((text) => text !== '' && !shown.has(text));
  return [...new Set(texts)].toSorted();
}

function attributeLeaves(json: unknown): JsonLeaf[] {
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [];
  return jsonLeaves(json, values.length > 0 && values.every(isTagged));
}

/** Guesses from the property name and the form of a value whether it is text for visitors. */
function isText({ path, value }: JsonLeaf): boolean {
  const name = path.at(-1) ?? '';
  if (typeof value === 'boolean' || CODE_PROPERTY.test(name)) return false;
  if (typeof value === 'number') return !OPTION_PROPERTY.test(name);
  const text = normalizeText(value);
  if (!/[\p{L}\p{N}]/u.test(text) || ADDRESS.test(text) || COLOUR.test(text)) return false;
  if (LOWER_CASE_WORD.test(text)) return !OPTION_PROPERTY.test(name);
  return !IDENTIFIER.test(text) || isWalletAddress(text);
}

/** Whether the whole text is the address of a wallet or a contract. */
function isWalletAddress(text: string): boolean {
  const [figure] = findFigures(text);
  return figure?.kind === 'address' && figure.text === text;
}
