/** The result of comparing a pasted text with the address. Positions and lengths are in code points, from 1. */
export type Comparison =
  | { kind: 'empty' }
  /** A link, such as that to a block explorer: whatever address is in it, it is not compared. */
  | { kind: 'link' }
  | { kind: 'equal'; withoutSpaces: boolean; length: number }
  | { kind: 'differs'; withoutSpaces: boolean; position: number; shown: Excerpt; pasted: Excerpt }
  /** `pasted` is the text around the first superfluous character, if there is one. */
  | { kind: 'length'; withoutSpaces: boolean; length: number; given: number; pasted?: Excerpt };

/** A piece of text around one character. */
export interface Excerpt {
  before: string;
  character: string;
  after: string;
  /** The code point of a character that no address contains, because it may look like one that addresses contain. */
  code?: string;
}

/** Characters of context in an excerpt. */
const BEFORE = 6;
const AFTER = 4;

/** The code point of a character, such as U+041E. */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Writes an invisible character as its code point. */
const visible = (character: string) =>
  /[\p{C}\p{M}]/u.test(character) ? codeOf(character) : character;

/** The text around the character at an index. */
function excerpt(characters: string[], index: number): Excerpt {
  const piece = (from: number, to: number) => characters.slice(from, to).map(visible).join('');
  const from = Math.max(0, index - BEFORE);
  const to = index + 1 + AFTER;
  const character = characters[index] ?? '';
  return {
    before: (from > 0 ? '…' : '') + piece(from, index),
    character: piece(index, index + 1),
    after: piece(index + 1, to) + (to < characters.length ? '…' : ''),
    ...(/[^!-~]/.test(character) && { code: codeOf(character) }),
  };
}

/**
 * Compares a pasted text with the one shown, code point by code point and without normalisation, so
 * that look-alike characters differ. Leaves out white space, and reports it: no address has any, but one that
 * is copied from a printed page has the gaps between its groups, and its line ends. A link is not compared.
 */
export function compare(shown: string, input: string): Comparison {
  // U+FEFF counts as white space in JavaScript, and nobody sees it.
  const text = input.replace(/[^\S\ufeff]+/g, '');
  if (text === '') return { kind: 'empty' };
  if (/^https?:\/\//i.test(text)) return { kind: 'link' };
  const withoutSpaces = text.length !== input.length;
  const expected = Array.from(shown);
  const given = Array.from(text);
  const different = expected.findIndex(
    (character, index) => index < given.length && character !== given[index],
  );
  if (different >= 0) {
    return {
      kind: 'differs',
      withoutSpaces,
      position: different + 1,
      shown: excerpt(expected, different),
      pasted: excerpt(given, different),
    };
  }
  if (expected.length === given.length)
    return { kind: 'equal', withoutSpaces, length: expected.length };
  return {
    kind: 'length',
    withoutSpaces,
    length: expected.length,
    given: given.length,
    ...(given.length > expected.length && { pasted: excerpt(given, expected.length) }),
  };
}
