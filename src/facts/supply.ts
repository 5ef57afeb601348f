import { numberInWords } from '../formats/amounts.ts';
import { fill, type GapValues, type Pattern } from '../formats/patterns.ts';
import type { Coin } from '../schemas/coin.ts';
import type { Contest } from '../schemas/contest.ts';
import type { COUNT_NAMES } from '../schemas/fields.ts';
import type { Pledge } from '../schemas/section.ts';
import type { Studio } from '../schemas/studio.ts';
import { isPlaceholder } from './placeholders.ts';

/** The facts that the owner may not have supplied. */
export interface Suppliables {
  readonly coin: Pick<Coin, 'contractAddress'>;
  readonly contest: Contest;
  readonly studio: Pick<Studio, 'email' | 'socials' | 'legalEntity'>;
  readonly pledges: readonly Pick<Pledge, 'proofs'>[];
}

/** The values that each subject of a sentence is about. */
const SUBJECTS = {
  contractAddress: ({ coin }) => [coin.contractAddress],
  email: ({ studio }) => [studio.email],
  channels: ({ studio }) => [studio.email, ...Object.values(studio.socials).map(({ url }) => url)],
  telegram: ({ studio }) => [studio.socials.telegram.url],
  companyName: ({ studio }) => [studio.legalEntity.legalName],
  handle: ({ contest }) => [contest.handle],
  winners: ({ contest }) => [contest.winners],
  contestTerms: ({ contest: { closing, rules, judging, entrants, payment, winners } }) => [
    closing,
    rules,
    judging,
    entrants,
    payment,
    winners,
  ],
  proofs: ({ pledges }) => pledges.flatMap(({ proofs }) => proofs.map(({ link }) => link)),
} as const satisfies Record<string, (facts: Suppliables) => readonly unknown[]>;

/** What a sentence can say that it is missing or supplied. */
export type Subject = keyof typeof SUBJECTS;

/** How many of the values are supplied: none, some or all. */
type SupplyState = 'missing' | 'partly' | 'supplied';

/** How many of the values of a subject are supplied. */
export function supplyOf(subject: Subject, facts: Suppliables) {
  const values: readonly unknown[] = SUBJECTS[subject](facts);
  const count = values.length;
  const open = values.filter(isPlaceholder).length;
  const state: SupplyState = open === 0 ? 'supplied' : open === count ? 'missing' : 'partly';
  return { state, open, linked: count - open, count };
}

/** Sentences to choose from: `bySupply` and `byCount` of the schemas. Only several values have `partly`. */
export interface SupplySentences<Name extends string = never> {
  readonly missing: Pattern<Name>;
  readonly partly?: Pattern<Name>;
  readonly supplied: Pattern<Name>;
}

type CountName = (typeof COUNT_NAMES)[number];

/** Values for the gaps of a sentence that are no counts. */
export type OtherValues<Name extends string> = GapValues<Exclude<Name, CountName>>;

/**
 * The sentence that is true of what the owner has supplied, with its counts as words.
 *
 * @param values the values of other gaps in it
 */
export function supplySentence<Name extends string>(
  subject: Subject,
  facts: Suppliables,
  sentences: SupplySentences<Name>,
  values: OtherValues<Name>,
): string {
  const { state, ...counts } = supplyOf(subject, facts);
  const { pledges } = facts;
  const provable = pledges.filter(({ proofs }) => proofs.length > 0).length;
  const numbers: Record<CountName, number> = { ...counts, pledges: pledges.length, provable };
  const inWords = Object.entries(numbers).map(([name, number]) => [name, numberInWords(number)]);
  const all = { ...Object.fromEntries(inWords), ...values } as GapValues<Name>;
  return fill(sentences[state] ?? sentences.missing, all);
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
