import { load } from 'cheerio';
import type { Element } from 'domhandler';
import type { SourceRange } from '../../shared/page-text.ts';
import type { AccessibleText } from './accessible-text.ts';
import { normalizeText, TEXT_ELEMENTS } from './html.ts';
import { isJson, jsonTokens, type JsonToken } from './json-tokens.ts';
import { multiBlockRows, readSections } from './sections.ts';

/** A value in the source of JSON that is no object and no array. */
export interface JsonLeaf extends SourceRange {
  /** The property names and array indexes that lead to it. */
  readonly path: JsonToken['path'];
  readonly value: string | number | boolean | null;
}

/**
 * The values of JSON, with the properties of objects sorted by name, since their order has no meaning. A text that is
 * not JSON has none.
 */
export function jsonLeaves(source: string): JsonLeaf[] {
  if (!isJson(source)) return [];
  return jsonTokens(source)
    .filter(({ kind }) => kind === 'value')
    .map(({ path, text, start, end }) => {
      return { path, start, end, value: JSON.parse(text) as JsonLeaf['value'] };
    })
    .toSorted(byPath);
}

/** Orders two values by the first name or index in which their paths differ. */
function byPath({ path }: JsonLeaf, { path: otherPath }: JsonLeaf): number {
  const at = path.findIndex((part, index) => part !== otherPath[index]);
  const [part, other] = [path[at], otherPath[at]];
  if (typeof part === 'number') return part - Number(other);
  return String(part) < String(other) ? -1 : 1;
}

/**
 * The values of an attribute with properties for scripts. In those of an Astro island, each value is the second item of
 * a list, behind the number of its type: `[0, "Go"]`.
 */
export function propertyLeaves(source: string): JsonLeaf[] {
  const leaves = jsonLeaves(source);
  if (!leaves.every(isOfIsland)) return leaves;
  return leaves.filter(({ path }) => path.at(-1) === 1);
}

/** Whether a value, or the number of its type, is where an Astro island has one. */
const isOfIsland = ({ path, value }: JsonLeaf): boolean =>
  path.length % 2 === 0 &&
  path.every((part, index) => index % 2 === 0 || part === 0 || part === 1) &&
  (path.at(-1) === 1 || typeof value === 'number');

/**
 * The texts of a value, each after the names of its path: `words.copy.label: Copy address`. Indexes are
 * left out, so that a new entry changes no other text. HTML of a text, such as the answer to a question,
 * is read like that of a page.
 *
 * @param site the origin of the page, which the addresses of links to its own site are told without
 */
export function leafTexts({ path, value }: JsonLeaf, site?: string): AccessibleText[] {
  const name = path.filter((part) => typeof part === 'string' && part !== '@graph').join('.');
  const label = name === '' ? '' : `${name}: `;
  const blocks: readonly AccessibleText[] =
    typeof value === 'string' && isHtmlOfText(value)
      ? htmlBlocks(value, site)
      : [{ text: String(value) }];
  return blocks.map(({ text, address }) => ({
    text: normalizeText(label + text),
    path: label,
    ...(address === undefined ? {} : { address }),
  }));
}

/** A tag with nothing but attributes of texts: `<strong>`, `<a href="/legal">`, `</a>`. */
const TAG = /<\/?([a-z]\w*)(?:\s+(?:class|datetime|href|rel|role|target)="[^"<>]*")*\s*\/?>/gi;

/** Whether a value is HTML with nothing but text and links. */
function isHtmlOfText(value: string): boolean {
  const withoutTextTags = value.replaceAll(TAG, (tag: string, name: string) =>
    TEXT_ELEMENTS.has(name.toLowerCase()) ? '' : tag,
  );
  return withoutTextTags !== value && !/<[a-z/!?]/i.test(withoutTextTags);
}

/** The texts of HTML, as those of a page. */
function htmlBlocks(html: string, site: string | undefined): AccessibleText[] {
  const $ = load(html);
  return $<Element, string>('body')
    .toArray()
    .flatMap((body) =>
      readSections(body, {
        multiBlockRows: multiBlockRows($),
        // A path that begins with two slashes would be another site.
        resolve: (address) =>
          site && address.startsWith(`${site}/`) && !address.startsWith(`${site}//`)
            ? address.slice(site.length)
            : address,
        shownAttributes: new Set(),
        parts: new Map(),
      }),
    )
    .flatMap(({ blocks }) => blocks);
}
