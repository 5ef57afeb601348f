import type { BlockKind, Section } from '../../shared/page-text.ts';

/** What a number of a heading may come after. */
const NAMES_OF_PARTS = ['§', 'section', 'chapter', 'article', 'clause', 'part', 'step'];

/** Numbers of headings: `3. `, `1.2 `, `IV) `, `§ 4 `, `Section 5: `; not the amount in “5 trillion”. */
const HEADING_NUMBERS = [
  String.raw`(?:${NAMES_OF_PARTS.join('|')})\s*(?<named>\d+(?:\.\d+)*|[ivxlc]+)[.):]?`,
  String.raw`(?<levels>\d+(?:\.\d+)+)\.?`,
  String.raw`(?<plain>\d+|[ivxlc]+|[a-z])[.):]`,
];
const HEADING_NUMBER = new RegExp(String.raw`^(?:${HEADING_NUMBERS.join('|')})\s+(?=\S)`, 'i');

/** A number without punctuation, before a capital letter: `3 No guarantees`. */
const BARE_NUMBER = /^(?<plain>\d{1,2}) (?=\p{Lu})/u;

/** Numbers of list items: `1. `, `2) `, `(3) `. */
const ITEM_NUMBER = /^\(?\d+(?:\.\d+)*[.)]+\s/;

/** Numbers of clauses: `3.2 `. */
const CLAUSE_NUMBER = /^(?<section>\d+)(?:\.\d+)+\s/;

/** The number of a heading, null if it has none, and the length of the number with its punctuation. */
export function headingNumber(heading: string): { number: string | null; length: number } {
  const match = HEADING_NUMBER.exec(heading) ?? BARE_NUMBER.exec(heading);
  const { named, levels, plain } = match?.groups ?? {};
  return { number: named ?? levels ?? plain ?? null, length: match?.[0].length ?? 0 };
}

/**
 * The length of the leading heading, clause or list number of a text. Such a number is a position, so
 * it is ignored when facts are compared. One that is typed with its text, or does not follow on another, is an
 * amount: `3.5 tokens`.
 *
 * @param first the first text between two tags that is not blank
 * @param section its number, with which the numbers of its clauses begin, and the texts before this one
 */
export function markerLength(
  kind: BlockKind,
  text: string,
  first: string,
  { number, blocks }: Pick<Section, 'number' | 'blocks'>,
): number {
  if (kind === 'heading') return headingNumber(text).length;
  const clause = CLAUSE_NUMBER.exec(text);
  const [marker = ''] =
    (clause?.groups?.section === number ? clause : ITEM_NUMBER.exec(text)) ?? [];
  if (marker.trim() !== first.trim()) return 0;
  // `3.1 ` of `3.2 `. Before `3.1 ` there is none: its number would be 0.
  const previous = marker.replace(/\d+(?=\D*$)/, (last) => String(Number(last) - 1));
  const isFirst = /(?<!\d)0\D*$/.test(previous);
  return isFirst || blocks.some((block) => block.text.startsWith(previous)) ? marker.length : 0;
}
