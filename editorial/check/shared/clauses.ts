import { sentencesIn } from 'copy-review/figures';

/** A part of a text, and its index there. */
interface Span {
  readonly start: number;
  readonly text: string;
}

/** The sentence at an index of a text, and the one before it. */
export function sentencesAt(text: string, index: number) {
  const sentences = sentencesIn(text).map((part) => ({ start: part.index, text: part.text }));
  const current = Math.max(
    sentences.findLastIndex(({ start }) => start <= index),
    0,
  );
  return { sentence: sentences[current] ?? { start: 0, text }, before: sentences[current - 1] };
}

/** The sentence at an index of a text. */
export const sentenceAt = (text: string, index: number): string =>
  sentencesAt(text, index).sentence.text;

/** What separates two clauses. The comma in “5,000” does not, nor does that in “7 August, 2026”. */
const SEPARATOR = /(?<!\d)[,;:]\s+|,\s+(?!\d)|\s[–—]\s|\s(?:and|but|while|because|whereas)\s/gi;

/** A remark between commas right after a denial, which goes on after it: “never, under any circumstances, share”. */
const REMARK =
  /(?<=\b(?:not|never|cannot)),\s(?:ever|(?:under|for|in|at|by)\b[^,;:]*|(?:and|or)\s(?:\w+\s)?not),/gi;

/** The clauses of a sentence, in order. */
export function clausesOf({ start, text }: Span): Span[] {
  const withoutRemarks = text.replaceAll(REMARK, (remark) => '-'.repeat(remark.length));
  const offsets = [
    0,
    ...withoutRemarks
      .matchAll(SEPARATOR)
      .map(({ 0: separator, index }) => index + separator.length),
  ];
  return offsets.map((offset, index) => ({
    start: start + offset,
    text: text.slice(offset, offsets[index + 1]),
  }));
}

/** The clause of a sentence at an index of the text. */
export const clauseAt = (sentence: Span, index: number): Span =>
  clausesOf(sentence).findLast(({ start }) => start <= index) ?? sentence;
