/**
 * The parts of a headline: its sentences, and words joined by a no-break space. Two parts share a
 * line only if both fit on it as a whole. `Two figures. 100\u00a0Trillion` has two.
 */
export function headlineParts(text: string): string[] {
  return text.split(/(?<=[.!?]) | (?=\S+\u00a0)/);
}

/** An amount with three groups of digits or more, outside of tags, with the punctuation after it. */
const AMOUNT = /\b\d{1,3}(?:,\d{3}){2,}\b[.,:;!?)]*(?![^<>]*>)/g;

/**
 * The parts of an amount in digits between which a line may break, if the amount is wider than the
 * line: `5,000,000` has three.
 */
export const amountParts = (amount: string): string[] => amount.split(/(?<=\d,)/);

/**
 * Replaces each long amount in HTML.
 *
 * @param markup what takes the place of an amount with these parts
 */
export const replaceAmounts = (html: string, markup: (parts: string[]) => string): string =>
  html.replace(AMOUNT, (amount) => markup(amountParts(amount)));
