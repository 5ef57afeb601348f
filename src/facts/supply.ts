import { isPlaceholder } from './placeholders.ts';

/** How many of several values the owner has supplied: none, some or all. */
export type SupplyState = 'missing' | 'partly' | 'supplied';

/** The counts of the values about which a sentence speaks. */
export interface Supply {
  readonly state: SupplyState;
  readonly open: number;
  readonly linked: number;
  readonly count: number;
}

/** Counts how many of the values are supplied. No value at all counts as supplied. */
export function supplyOf(values: readonly unknown[]): Supply {
  const count = values.length;
  const open = values.filter(isPlaceholder).length;
  const state = open === 0 ? 'supplied' : open === count ? 'missing' : 'partly';
  return { state, open, linked: count - open, count };
}

/** Sentences to choose from: `bySupply` and `byCount` of the schemas. */
export interface SupplySentences {
  readonly missing: string;
  readonly partly?: string;
  readonly supplied: string;
}

/** The sentence that is true of what is supplied. One value has no `partly`. */
export function supplySentence(sentences: SupplySentences, { state }: Supply): string {
  return state === 'partly' ? (sentences.partly ?? sentences.missing) : sentences[state];
}

/**
 * How far a text that people rely on has come. `approved` is reviewed by a lawyer (Legal) or signed by
 * the founder (Trust Pledge); `complete` is adopted as well.
 */
export type RecordState = 'draft' | 'approved' | 'adopted' | 'complete';

/**
 * The state of a text, from the settings of its record.
 *
 * @param adopted the day on which the owner adopted it
 * @param approvedBy who reviewed or signed it
 */
export function recordState(adopted: unknown, approvedBy: unknown): RecordState {
  if (isPlaceholder(adopted)) return isPlaceholder(approvedBy) ? 'draft' : 'approved';
  return isPlaceholder(approvedBy) ? 'adopted' : 'complete';
}

/** The sentence about a clause of a text: a draft only means to have an effect. */
export function clauseSentence(
  sentences: { readonly draft: string; readonly adopted: string },
  record: { readonly adopted: unknown },
): string {
  return sentences[isPlaceholder(record.adopted) ? 'draft' : 'adopted'];
}
