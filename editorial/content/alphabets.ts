const LATIN = /\p{Script=Latin}/u;
/** A letter of another alphabet, such as the Cyrillic о. */
const OTHER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** The first letter of another alphabet in a word that also has Latin letters; undefined if it has none. */
export const foreignLetterIn = (word: string): string | undefined =>
  LATIN.test(word) ? OTHER.exec(word)?.[0] : undefined;
