/** How often each word stands in a text. */
export interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** Letters and figures in a row; one alone where words have no gaps between them, as in Chinese. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of the texts, in small letters, without regard to their order. They are taken more
 * roughly than where words are compared: most blocks are weighed against several others.
 */
export function bagOf(texts: readonly string[]): Bag {
  const counts = new Map<string, number>();
  let size = 0;
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORD) ?? []) {
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
