import { sentencesIn } from 'copy-review/figures';

/** A part of a text, and its index there. */
interface Span {
  readonly start: number;
  readonly text: string;
}

/** The sentence at an index of a text, the one before it, and the text of the one after it. */
export function sentencesAt(text: string, index: number) {
  const all = sentencesIn(text).map((part) => ({ start: part.index, text: part.text }));
  const at = Math.max(
    all.findLastIndex(({ start }) => start <= index),
    0,
  );
  return {
    sentence: all[at] ?? { start: 0, text },
    before: all[at - 1],
    after: all[at + 1]?.text ?? '',
  };
}

/** The sentence at an index of a text. */
export const sentenceAt = (text: string, index: number): string =>
  sentencesAt(text, index).sentence.text;

/** What separates two clauses. The comma in “5,000” does not, nor does that in “7 August, 2026”. */
const SEPARATOR = /(?<!\d)[,;:]\s+|,\s+(?!\d)|\s[–—]\s|\s(?:and|but|while|because|whereas)\s/g;

/** The clauses of a sentence, in order. */
export function clausesOf({ start, text }: Span): Span[] {
  const starts = [0, ...[...text.matchAll(SEPARATOR)].map((at) => at.index + at[0].length)];
  return starts.map((at, index) => ({
    start: start + at,
    text: text.slice(at, starts[index + 1]),
  }));
}

/** The clause of a sentence at an index of the text. */
export const clauseAt = (sentence: Span, index: number): Span =>
  clausesOf(sentence).findLast(({ start }) => start <= index) ?? sentence;
