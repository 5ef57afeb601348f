/** The result of comparing a pasted text with the address. Positions and lengths are in code points, from 1. */
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

/** Characters of context in an excerpt. */
const BEFORE = 6;
const AFTER = 4;

/** Writes an invisible character as its code point, such as U+200B. */
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
 * Compares a pasted text with the one shown, code point by code point and without normalisation, so
 * that look-alike characters differ. Ignores white space around the pasted text, and reports it.
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
