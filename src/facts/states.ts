import { numberInWords, rangesOf } from '../formats/amounts.ts';
import { fill, type VariableValues, type Template } from '../formats/templates.ts';
import type { Coin } from '../schemas/coin.ts';
import type { Contest } from '../schemas/contest.ts';
import type { COUNT_NAMES } from '../schemas/sentences.ts';
import type { Studio } from '../schemas/studio.ts';
import { evidenceOf, type Evidence, type Evident } from './evidence.ts';
import { isPlaceholder } from './placeholders.ts';

/** The facts that may contain placeholders, because the owner has not supplied every value. */
export interface Suppliables {
  readonly coin: Pick<Coin, 'contractAddress' | 'lpLockEnded'>;
  readonly contest: Contest;
  readonly studio: Pick<Studio, 'email' | 'socials' | 'legalEntity'>;
  readonly pledges: readonly Evident[];
}

/** The values that belong to each subject. */
export const SUBJECTS = {
  contractAddress: ({ coin }) => [coin.contractAddress],
  email: ({ studio }) => [studio.email],
  channels: ({ studio }) => [studio.email, ...Object.values(studio.socials).map(({ url }) => url)],
  telegram: ({ studio }) => [studio.socials.telegram.url],
  companyName: ({ studio }) => [studio.legalEntity.legalName],
  companyDetails: ({ studio: { legalEntity } }) => [
    legalEntity.legalName,
    legalEntity.registrationNumber,
    legalEntity.address,
  ],
  handle: ({ contest }) => [contest.handle],
  contestTerms: ({
    contest: { closing, rules, howOften, judging, entrants, payment, winners },
  }) => [closing, rules, howOften, judging, entrants, payment, winners],
  proofs: ({ pledges }) => pledges.flatMap(({ proofs }) => proofs.map(({ link }) => link)),
} as const satisfies Record<string, (facts: Suppliables) => readonly unknown[]>;

/** A group of values. A sentence can say whether they are missing or supplied. */
export type Subject = keyof typeof SUBJECTS;

/** Whether none, some or all of the values are supplied. */
type State = 'missing' | 'partly' | 'supplied';

/** How many values of a subject are missing (`open`) and supplied (`linked`), out of all (`count`). */
export function stateOf(subject: Subject, facts: Suppliables) {
  const values: readonly unknown[] = SUBJECTS[subject](facts);
  const count = values.length;
  const open = values.filter(isPlaceholder).length;
  const state: State = open === 0 ? 'supplied' : open === count ? 'missing' : 'partly';
  return { state, open, linked: count - open, count };
}

/**
 * The sentences to choose from, as the schemas `byState` and `byCount` parse them. `partly` is for
 * a subject with several values.
 */
export interface SentencesByState<Name extends string = never> {
  readonly missing: Template<Name>;
  readonly partly?: Template<Name>;
  readonly supplied: Template<Name>;
}

type CountName = (typeof COUNT_NAMES)[number];

/** The last argument for a sentence: values for its variables that are not counts; none without such variables. */
export type OtherValues<Name extends string> = [Exclude<Name, CountName>] extends [never]
  ? []
  : [values: VariableValues<Exclude<Name, CountName>>];

/**
 * Chooses the sentence about a subject that is true, and fills in its counts as words. Of the pledges,
 * `provable` is how many can have a proof, `supported` a record alone, and `watched` neither, so that one can
 * only watch whether the studio keeps them; `withProof`, `withRecord` and `withNeither` are their numbers.
 *
 * @param values for the variables that are not counts
 */
export function sentenceByState<Name extends string>(
  subject: Subject,
  facts: Suppliables,
  sentences: SentencesByState<Name>,
  ...[values]: OtherValues<Name>
): string {
  const { state, ...counts } = stateOf(subject, facts);
  const { pledges, coin } = facts;
  const numbersOf = (kind: Evidence) =>
    pledges.flatMap((pledge, index) => (evidenceOf(pledge, coin) === kind ? [index + 1] : []));
  const provable = numbersOf('proof');
  const supported = numbersOf('record');
  const neither = numbersOf('none');
  const numbers = {
    ...counts,
    provable: provable.length,
    supported: supported.length,
    watched: neither.length,
  };
  const inWords = Object.entries(numbers).map(([name, number]) => [name, numberInWords(number)]);
  const lists = {
    withProof: rangesOf(provable),
    withRecord: rangesOf(supported),
    withNeither: rangesOf(neither),
  };
  const all = { ...Object.fromEntries(inWords), ...lists, ...values } as VariableValues<Name>;
  return fill(sentences[state] ?? sentences.missing, all);
}

/**
 * The state of a text that people rely on. `approved` means reviewed by a lawyer (Legal) or signed
 * by the founder (Trust Pledge); `complete` means adopted as well.
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

/** The sentence about a clause of a text, which differs for a draft, because that has no effect yet. */
export function clauseSentence(
  sentences: { readonly draft: string; readonly adopted: string },
  record: { readonly adopted: unknown },
): string {
  return sentences[isPlaceholder(record.adopted) ? 'draft' : 'adopted'];
}
