import { findFigures, type Figure } from '../figures/find.ts';

/** A stretch of a text that changes as a whole: a word, a sign, a gap, or a figure with all its signs. */
export interface Token {
  readonly text: string;
  /** What the figure counts or names; undefined for words. A bare number is a figure here, too. */
  readonly figure?: Figure;
}

/** Longer texts are hardly prose, and no figure is looked for in them. In characters. */
export const LONGEST = 200_000;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The tokens of a text; joined they give the text again. Words end where Unicode says so (UAX 29),
 * and by a dictionary where words have no gaps between them, as in Chinese. Dates, amounts,
 * percentages, money, addresses, URLs and e-mail addresses are one token each.
 */
export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST) return (text.match(/\S+|\s+/g) ?? []).map((part) => ({ text: part }));
  const tokens: Token[] = [];
  let end = 0;
  const takeWords = (start: number) => {
    for (const { segment } of words.segment(text.slice(end, start))) tokens.push({ text: segment });
  };
  for (const figure of findFigures(text)) {
    if (isPartOfWord(text, figure)) continue;
    takeWords(figure.start);
    tokens.push({ text: figure.text, figure });
    end = figure.end;
  }
  takeWords(text.length);
  return tokens;
}

/** Whether a number stands in a name, as in “MP3”. */
const isPartOfWord = (text: string, { kind, start, end }: Figure) =>
  kind === 'number' &&
  (/\p{L}$/u.test(text.slice(start - 1, start)) || /^\p{L}/u.test(text.slice(end, end + 1)));

/** Whether somebody would call it a word: it holds a letter or a figure. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
