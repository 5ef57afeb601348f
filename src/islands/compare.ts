/** What a pasted text is, beside the text it should be. Positions and lengths count code points from 1. */
export type Comparison =
  | { kind: 'empty' }
  | { kind: 'equal'; trimmed: boolean; length: number }
  | { kind: 'differs'; trimmed: boolean; position: number; shown: Excerpt; pasted: Excerpt }
  | { kind: 'length'; trimmed: boolean; length: number; given: number };

/** A piece of text around one character. */
export interface Excerpt {
  before: string;
  character: string;
  after: string;
}

const BEFORE = 6;
const AFTER = 4;

/** A character that cannot be seen is written as its code point, such as U+200B. */
function visible(character: string): string {
  return /[\p{C}\p{Z}\p{M}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;
}

function excerpt(characters: string[], at: number): Excerpt {
  const piece = (from: number, to: number) => characters.slice(from, to).map(visible).join('');
  const from = Math.max(0, at - BEFORE);
  const to = at + 1 + AFTER;
  return {
    before: (from > 0 ? '…' : '') + piece(from, at),
    character: piece(at, at + 1),
    after: piece(at + 1, to) + (to < characters.length ? '…' : ''),
  };
}

/**
 * Compares what was pasted with what is shown, code point by code point, without any normalising:
 * characters that merely look alike differ. White space around the pasted text is left out, and said.
 */
export function compare(shown: string, input: string): Comparison {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const trimmed = text.length !== input.length;
  const right = Array.from(shown);
  const given = Array.from(text);
  const at = right.findIndex(
    (character, index) => index < given.length && character !== given[index],
  );
  if (at >= 0) {
    return {
      kind: 'differs',
      trimmed,
      position: at + 1,
      shown: excerpt(right, at),
      pasted: excerpt(given, at),
    };
  }
  return right.length === given.length
    ? { kind: 'equal', trimmed, length: right.length }
    : { kind: 'length', trimmed, length: right.length, given: given.length };
}
