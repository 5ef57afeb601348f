import type { BlockKind } from '../pages.ts';

/** The numbers of headings: `3. `, `1.2 `, `IV) `, `§ 4 `, `Section 5: `. A bare “5 trillion” has none. */
const NUMBER =
  /^(?:(?:§|section|chapter|article|clause|part|step)\s*(?<named>\d+(?:\.\d+)*|[ivxlc]+)[.):]?|(?<levels>\d+(?:\.\d+)+)\.?|(?<plain>\d+|[ivxlc]+|[a-z])[.):])\s+(?=\S)/i;

/** A number held apart by its style alone, before a capital letter: `3 No guarantees`. */
const BARE = /^(?<plain>\d{1,2}) (?=\p{Lu})/u;

/** The number of an item, in front of its text: `1. `, `2) `, `(3) `. */
const ITEM = /^\(?\d+(?:\.\d+)*[.)]+\s/;

/** The number of a clause, in front of its text: `3.2 `. */
const CLAUSE = /^(?<section>\d+)(?:\.\d+)+\s/;

/** The number of a heading, if it has one, and how many characters stand before its words. */
export function headingNumber(heading: string): { number: string | null; length: number } {
  const found = NUMBER.exec(heading) ?? BARE.exec(heading);
  const { named, levels, plain } = found?.groups ?? {};
  return { number: named ?? levels ?? plain ?? null, length: found?.[0].length ?? 0 };
}

/**
 * How many characters at the beginning of a text are the number that it has in its page or list.
 * That number says where the text stands, and is no fact; one that opens a text without being that is.
 *
 * @param section the number of the section in which it stands
 */
export function ownLength(kind: BlockKind, text: string, section: string | null): number {
  if (kind === 'heading') return headingNumber(text).length;
  const clause = CLAUSE.exec(text);
  const own = clause?.groups?.section === section ? clause : ITEM.exec(text);
  return own?.[0].length ?? 0;
}
