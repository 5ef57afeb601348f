import { isMap, isScalar, isSeq, visit } from 'yaml';
import type { Nodes } from 'mdast';
import { memoize } from './memoize.ts';
import { isBlock, rangeOf, readProse } from './prose.ts';
import { INVISIBLE, LINE_SEPARATOR } from './invisible-characters.ts';
import { rangeInSource, type Range } from './places.ts';
import { isParsed, type ContentFile } from './read.ts';

/** A text without markup: a setting, or a block of the prose. A setting is a text in the YAML of a file. */
export interface Passage {
  readonly text: string;
  /** For each character of the text, its offset in the source. */
  readonly offsets: readonly number[];
  readonly from: 'prose' | 'settings';
}

/** Settings whose values are identifiers or addresses, or lists of them, not text for visitors. */
export const WITHOUT_TEXT = new Set([
  ...['anchor', 'checked', 'expiresWith', 'from', 'href', 'id', 'kind', 'of', 'page', 'panel'],
  ...['pledge', 'proof', 'repository', 'share', 'sheet', 'status', 'tokenPages', 'until', 'url'],
  'where',
]);

/** The offset in the source of a character of a passage, which must have that index. */
export const offsetAt = (offsets: Passage['offsets'], index: number): number =>
  Number(offsets[index]);

/** The range in the source of `length` characters of a passage, from `index`. */
export const rangeIn = (
  { offsets }: Pick<Passage, 'offsets'>,
  index: number,
  length: number,
): Range => [offsetAt(offsets, index), offsetAt(offsets, index + length - 1) + 1];

/**
 * The texts of a file, including their invisible characters: settings, then each paragraph,
 * heading, table row and code block of the prose. A file with a syntax error has none.
 */
export const passagesAsTyped = memoize((file: ContentFile): readonly Passage[] =>
  isParsed(file) ? [...settings(file), ...blocks(file, readProse(file).tree)] : [],
);

const SEPARATOR = new RegExp(String.raw`(?!\r\n)${LINE_SEPARATOR.source}`, 'g');

/** The texts of a file as a visitor sees them, without invisible characters. */
export const passagesOf = memoize((file: ContentFile): readonly Passage[] =>
  passagesAsTyped(file).map((typed) => {
    // A browser shows each of them as white space.
    const passage = { ...typed, text: typed.text.replaceAll(SEPARATOR, '\n') };
    const hidden = [...passage.text.matchAll(INVISIBLE)];
    if (hidden.length === 0) return passage;
    const isHidden = (at: number) =>
      hidden.some(({ index, 0: { length } }) => index <= at && at < index + length);
    return {
      ...passage,
      text: passage.text.replaceAll(INVISIBLE, ''),
      offsets: passage.offsets.filter((_, at) => !isHidden(at)),
    };
  }),
);

/**
 * Maps each character of a value to its offset in the source between `start` and `end`. Characters
 * that only the source has (escapes, quotation marks, indentation) are skipped.
 */
function align(source: string, start: number, end: number, value: string): number[] {
  let searchFrom = start;
  // Offsets count UTF-16 code units. `split('')` gives these, and spreading would give code points.
  return value.split('').map((character) => {
    const place = find(source, searchFrom, end, character);
    searchFrom = place.next;
    return place.at;
  });
}

/**
 * In how many characters of the source the next one of a value is searched: more than any markup and
 * indentation between two characters, but few enough to be fast if nothing matches.
 */
const REACH = 40;

/**
 * Finds the next character of a value in the source, between the offsets `from` and `end`. Any
 * white space matches white space, and an entity or a YAML escape matches any character.
 *
 * @returns `at`: the offset of the character; `next`: the offset where the search for the next one
 * starts. If nothing matches within reach, both are `from`, but `at` is at most `end`.
 */
function find(source: string, from: number, end: number, character: string) {
  for (let at = from; at < Math.min(end, from + REACH); at += 1) {
    const here = source.charAt(at);
    if (here === character || (/\s/.test(here) && /\s/.test(character)))
      return { at, next: at + 1 };
    const escaped = /^(?:&#?\w+;|\\(?:x\w{2}|u\w{4}|[nt]))/.exec(source.slice(at, at + REACH))?.[0];
    if (escaped) return { at, next: at + escaped.length };
  }
  return { at: Math.min(from, end), next: from };
}

/** Whether a value is a group or a list of groups, which have settings of their own. */
const hasGroups = (value: unknown) =>
  isMap(value) || (isSeq(value) && value.items.some((item) => isMap(item)));

/** A passage for each text in the settings, except the values of `WITHOUT_TEXT`. */
function settings(file: ContentFile): Passage[] {
  const passages: Passage[] = [];
  visit(file.settings, {
    Pair: (_, { key, value }) =>
      isScalar(key) && WITHOUT_TEXT.has(String(key.value)) && !hasGroups(value)
        ? visit.SKIP
        : undefined,
    Scalar: (role, { value, range }) => {
      if (role === 'key' || typeof value !== 'string' || !range) return;
      const [start, end] = rangeInSource(file, range);
      passages.push({
        text: value,
        offsets: align(file.source, start, end, value),
        from: 'settings',
      });
    },
  });
  return passages;
}

/** A passage for each block of text below a node of the syntax tree. */
function blocks(file: ContentFile, node: Nodes): Passage[] {
  if (isBlock(node)) {
    const pieces = textsIn(file, node);
    return [
      {
        text: pieces.map(({ text }) => text).join(''),
        offsets: pieces.flatMap(({ offsets }) => offsets),
        from: 'prose',
      },
    ];
  }
  return 'children' in node ? node.children.flatMap((child) => blocks(file, child)) : [];
}

/** The visible texts of a block, with the offset of each character in the source. */
function textsIn(file: ContentFile, node: Nodes): Pick<Passage, 'text' | 'offsets'>[] {
  const [start, end] = rangeOf(node);
  if (node.type === 'break') return [{ text: '\n', offsets: [start] }];
  // The code of an MDX expression is not visible text.
  if ('value' in node && !node.type.startsWith('mdx'))
    return [{ text: node.value, offsets: align(file.source, start, end, node.value) }];
  if (!('children' in node)) return [];
  const inside = node.children.flatMap((child) => textsIn(file, child));
  return node.type === 'tableCell'
    ? [...inside, { text: BETWEEN_CELLS, offsets: BETWEEN_CELLS.split('').map(() => end) }]
    : inside;
}

/** The separator of cells: a table row is one passage. */
const BETWEEN_CELLS = '\n|\n';
