import { load } from 'cheerio';
import type { Element } from 'domhandler';
import type { AccessibleText } from './accessible-text.ts';
import { normalizeText, TEXT_ELEMENTS } from './html.ts';
import { multiBlockRows, readSections } from './sections.ts';

/** A primitive value within JSON. */
export interface JsonLeaf {
  /** The property names and array indexes that lead to it. */
  readonly path: readonly (string | number)[];
  /** The same in the source, in which Astro wraps values. */
  readonly place: readonly (string | number)[];
  readonly value: string | number | boolean | null;
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The primitive values of JSON, with the properties of objects sorted by name, since their order has
 * no meaning. Empty objects and arrays count as values. Not recursive, so that the depth of the JSON
 * is not limited.
 *
 * `isSerialized`: whether values are wrapped as Astro serialises the properties of islands.
 */
export function jsonLeaves(
  json: unknown,
  { isSerialized = isAstroProperties(json) } = {},
): JsonLeaf[] {
  const leaves: JsonLeaf[] = [];
  const stack: Branch[] = [{ path: [], place: [], value: json }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { path, place, value } = next;
    if (isSerialized && isTagged(value))
      stack.push({
        path: isPlain(value) ? path : [...path, `type ${value[0]}`],
        place: [...place, 1],
        value: value[1],
      });
    else if (isObject(value) && Object.keys(value).length > 0)
      for (const [name, child] of childrenOf(value).reverse())
        stack.push({ path: [...path, name], place: [...place, name], value: child });
    else
      leaves.push({
        path,
        place,
        value: isObject(value) ? JSON.stringify(value) : (value as string),
      });
  }
  return leaves;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value that may have others in it. */
type Branch = Pick<JsonLeaf, 'path' | 'place'> & { readonly value: unknown };

function childrenOf(value: object): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item] as const);
  return Object.entries(value as Record<string, unknown>).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a value is serialised by Astro as a pair of type number and value: `[0, "Go"]`. */
const isTagged = (value: unknown): value is readonly [number, unknown] =>
  Array.isArray(value) && typeof value[0] === 'number' && value.length === 2;

/** Plain values and arrays; all other types are revived, such as dates and regular expressions. */
const isPlain = ([type]: readonly [number, unknown]) => type === 0 || type === 1;

function isAstroProperties(json: unknown): boolean {
  const values = isObject(json) && !Array.isArray(json) ? Object.values(json) : [];
  return values.length > 0 && values.every(isTagged);
}

/**
 * The texts of a value, each after the names of its path: `words.copy.label: Copy address`. Indexes are
 * left out, so that a new entry changes no other text. HTML of a text, such as the answer to a question,
 * is read like that of a page.
 */
export function leafTexts({ path, value }: JsonLeaf): AccessibleText[] {
  const name = path.filter((part) => typeof part === 'string' && part !== '@graph').join('.');
  const label = name === '' ? '' : `${name}: `;
  const blocks: readonly AccessibleText[] =
    typeof value === 'string' && isHtmlOfText(value)
      ? htmlBlocks(value)
      : [{ text: String(value) }];
  return blocks.map(({ text, address }) => ({
    text: normalizeText(label + text),
    ...(address === undefined ? {} : { address }),
  }));
}

/** A tag with nothing but attributes of texts: `<strong>`, `<a href="/legal">`, `</a>`. */
const TAG = /<\/?([a-z]\w*)(?:\s+(?:class|datetime|href|rel|target)="[^"<>]*")*\s*\/?>/gi;

/** Whether a value is HTML with nothing but text and links. */
function isHtmlOfText(value: string): boolean {
  const withoutTextTags = value.replaceAll(TAG, (tag: string, name: string) =>
    TEXT_ELEMENTS.has(name.toLowerCase()) ? '' : tag,
  );
  return withoutTextTags !== value && !/<[a-z/!?]/i.test(withoutTextTags);
}

function htmlBlocks(html: string): AccessibleText[] {
  const $ = load(html);
  return $<Element, string>('body')
    .toArray()
    .flatMap((body) =>
      readSections(body, {
        multiBlockRows: multiBlockRows($),
        resolve: (address) => address,
        shownAttributes: new Set(),
        parts: new Map(),
      }),
    )
    .flatMap(({ blocks }) => blocks);
}
