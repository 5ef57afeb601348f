import { isWord, tokensOf } from '../words/tokens.ts';

/** How often each word stands in a text. */
export interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The words of the texts, in small letters, without regard to their order. */
export function bagOf(texts: readonly string[]): Bag {
  const counts = new Map<string, number>();
  let size = 0;
  for (const { text } of texts.flatMap(tokensOf)) {
    if (!isWord(text)) continue;
    const word = text.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
    size++;
  }
  return { counts, size };
}

/** How much of two bags is the same, from 0 to 1 (the Sørensen–Dice coefficient). Two empty bags are alike. */
export function likeness(one: Bag, other: Bag): number {
  if (one.size + other.size === 0) return 1;
  const [few, many] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, count] of few.counts) common += Math.min(count, many.counts.get(word) ?? 0);
  return (2 * common) / (one.size + other.size);
}
