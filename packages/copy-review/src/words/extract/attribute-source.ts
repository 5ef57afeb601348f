import type { SourceRange } from '../../shared/page-text.ts';

/** A character reference, such as `&amp;` or `&#38;`, or one other character. */
const CHARACTER = /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?|[^]/giu;

/**
 * Finds the characters of an attribute's value in the source of its page.
 *
 * @param range the attribute with its name, as a range of the source
 * @param value the value, as a parser has decoded it
 * @returns for each UTF-16 code unit of the value, and for its end, the offset in the source;
 *   undefined if it has references that stand for more or less than one character
 */
export function valueOffsets(
  source: string,
  { start, end }: SourceRange,
  value: string,
): readonly number[] | undefined {
  const attribute = source.slice(start, end);
  const [before = '', quote = ''] = /^[^=]+=[\t\n\f\r ]*(["']?)/.exec(attribute) ?? [];
  const raw = attribute.slice(before.length, attribute.length - quote.length);
  const offsets: number[] = [];
  let length = 0;
  for (const { 0: written, index } of raw.matchAll(CHARACTER)) {
    const character = String.fromCodePoint(value.codePointAt(length) ?? 0);
    // A reference that a parser does not know stays as it is written.
    const isReference = written.length > character.length;
    if (!isReference && written !== character) return undefined;
    const offset = start + before.length + index;
    offsets.push(...new Array<number>(character.length).fill(offset));
    length += character.length;
  }
  offsets.push(start + before.length + raw.length);
  return length === value.length ? offsets : undefined;
}
