import { findFigures } from '../figures/find.ts';
import type { Block } from '../pages.ts';
import { joined, type Placed } from './placed.ts';

/** A longer text is known again by its words. In characters. */
const LONGEST = 300;

/** What a text is known by, if it can be; and the list that it is looked for in. */
interface Known {
  readonly keyOf: (text: string) => string | undefined;
  readonly isOfList: boolean;
}

/**
 * Finds the short texts that moved: rows and items within their own list or table, by what they say or,
 * where a figure is another, by the words around it; and these also on the rest of the page. All of
 * them only if they are unique there, before and after.
 */
export function rowMoves(placed: readonly Placed[]): Placed[] {
  const known = new Map<string, string | undefined>();
  const around = (text: string) => {
    if (!known.has(text)) known.set(text, wordsAround(text));
    return known.get(text);
  };
  const ways: readonly Known[] = [
    { keyOf: (text) => text, isOfList: true },
    { keyOf: around, isOfList: true },
    { keyOf: around, isOfList: false },
  ];
  return ways.reduce<readonly Placed[]>(uniqueMoves, placed).slice();
}

function uniqueMoves(placed: readonly Placed[], known: Known): readonly Placed[] {
  const isGone = ({ after }: Placed) => after === null;
  const isCome = ({ before }: Placed) => before === null;
  if (!placed.some(isGone) || !placed.some(isCome)) return placed;
  const lists = listPairs(placed);
  const gone = uniques(placed, ({ before }) => before && keyIn(before, known, lists));
  const come = uniques(placed, ({ after }) => after && keyIn(after, known));
  const partners = new Map<Placed, Placed>();
  for (const [key, one] of come) {
    const partner = gone.get(key);
    if (isCome(one) && partner && isGone(partner)) partners.set(one, partner);
  }
  return joined(placed, partners);
}

/** Which list a list is now: that in which a row of it stands. */
function listPairs(placed: readonly Placed[]): ReadonlyMap<number, number> {
  return new Map(
    placed.flatMap(({ before, after }): [number, number][] =>
      before?.list === undefined || after?.list === undefined ? [] : [[before.list, after.list]],
    ),
  );
}

function keyIn(
  { kind, text, list }: Block,
  { keyOf, isOfList }: Known,
  lists?: ReadonlyMap<number, number>,
): string | undefined {
  const place = list !== undefined && lists ? lists.get(list) : list;
  if (isOfList && place === undefined) return undefined;
  const key = keyOf(text);
  return key && JSON.stringify([kind, isOfList ? place : null, key]);
}

/** Those with a key that no other one has. */
function uniques(
  placed: readonly Placed[],
  keyOf: (one: Placed) => string | null | undefined,
): ReadonlyMap<string, Placed> {
  const found = Map.groupBy(placed, (one) => keyOf(one) ?? '');
  return new Map(
    [...found].flatMap(([key, [one, ...others]]) =>
      key !== '' && one && others.length === 0 ? [[key, one] as const] : [],
    ),
  );
}

/** A text with a sign for each figure; undefined if it has none, or nothing else. */
function wordsAround(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  let words = '';
  let end = 0;
  for (const figure of findFigures(text)) {
    words += `${text.slice(end, figure.start)}…`;
    end = figure.end;
  }
  words += text.slice(end);
  return end > 0 && /\p{L}/u.test(words) ? words : undefined;
}
