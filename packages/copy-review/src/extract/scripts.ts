import type { CheerioAPI } from 'cheerio';
import { findFigures } from '../figures/find.ts';
import type { ReviewConfig } from '../pages.ts';
import { isBehindKind, leavesOf, parsed, type Leaf } from './leaves.ts';
import { readable } from './text.ts';

/** Properties whose value is for the code, by their names. */
const FOR_CODE =
  /^(?:id|key|class|classes|href|src|srcset|url|d|viewBox|points|transform|style|pattern)$|(?:Id|Ids|Key|Class|ClassName|Href|Src|Url)$|^className$/;

/** Properties whose value is for the code if it is one small word or a number: a choice, a measure. */
const CHOICE =
  /^(?:as|autocomplete|direction|for|icon|kind|lang|locale|method|mode|name|position|rel|role|size|slug|state|status|target|theme|tone|type|variant|x|y|z|width|height|index|tabindex|delay|rows|cols|zoom|seed)$/i;

/** One word that begins small is a name in the code: `copy-button`, `#paste`, `copyButton`. */
const NAME = /^[#.]?[\p{Ll}_$][\w$.-]*$/u;
/** Unless it is a word of small letters: `copied`. */
const SMALL_WORD = /^\p{Ll}+$/u;
/** Where something is, in one word: `https://…`, `mailto:…`, `/about`, `../a.svg`, `?page=2`. */
const PLACE = /^(?:(?:https?|mailto|tel|data|blob|javascript):|\.{0,2}\/|\?)\S*$/i;
const COLOUR = /^#[\da-f]{3,8}$/i;

/**
 * What scripts are handed and a visitor may read: texts, words and figures, each once, in the order of
 * the alphabet, since which property of which part holds them is a matter of the code.
 *
 * @param shown the texts of the page, which are not told again
 */
export function scriptStrings(
  $: CheerioAPI,
  { data }: Pick<ReviewConfig, 'data'>,
  shown: ReadonlySet<string>,
): string[] {
  const strings = data
    .flatMap(({ selector, attribute }) =>
      $(selector)
        .toArray()
        .map((element) => ('attribs' in element ? element.attribs[attribute] : undefined)),
    )
    .flatMap((json) => handed(parsed(json ?? '')))
    .map((leaf) => (isRead(leaf) ? readable(String(leaf.value)) : ''))
    .filter((text) => text !== '' && !shown.has(text));
  return [...new Set(strings)].toSorted();
}

/** Astro writes each property of an island behind the number of its kind. */
function handed(json: unknown): Leaf[] {
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [];
  return leavesOf(json, values.length > 0 && values.every(isBehindKind));
}

function isRead({ path, value }: Leaf): boolean {
  const name = path.at(-1) ?? '';
  if (typeof value === 'boolean' || FOR_CODE.test(name)) return false;
  if (typeof value === 'number') return !CHOICE.test(name);
  const text = readable(value);
  if (!/[\p{L}\p{N}]/u.test(text) || PLACE.test(text) || COLOUR.test(text)) return false;
  if (SMALL_WORD.test(text)) return !CHOICE.test(name);
  return !NAME.test(text) || isAddress(text);
}

/** Whether a text is the address of a wallet or a contract, from its first to its last sign. */
function isAddress(text: string): boolean {
  const [figure] = findFigures(text);
  return figure?.kind === 'address' && figure.text === text;
}
