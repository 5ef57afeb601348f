/** Sentences of which the site says one, by the state of a fact or of a document. */
import type { z } from 'zod';
import { template, text } from './fields.ts';
import { emphatic, group } from './parts.ts';

/** The texts above an adopted text that is not in force yet. */
const upcoming = group('Above a text that is adopted and counts from a later day.', {
  first: template('If no version counts until then.', ['date']),
  next: template('If one does: the link to it.', ['date', 'link']),
  link: template('The words of that link.', ['version']),
});

/**
 * The texts about the standing of a document, which is its state: a draft, reviewed or signed, adopted,
 * or both. One for each `RecordState`; `name` is who reviewed or signed it.
 */
export const STANDING = {
  draft: emphatic('While it is a draft.'),
  approved: emphatic('Once it is reviewed or signed, but not adopted.', ['name']),
  adopted: emphatic('Once it is adopted, but not reviewed or signed.', ['date']),
  complete: emphatic('Once it is both.', ['date', 'name']),
  upcoming,
};

/**
 * Two sentences to choose from, by the state of a value: whether the owner has supplied it.
 *
 * @param what describes the setting for editors, here and below; left out where only the `shape` is used
 * @param names the gaps that a sentence may have, such as `handle` for `{handle}`
 */
export const byState = <Name extends string = never>(what = '', names?: readonly Name[]) =>
  group(what, {
    missing: text('Said until the value is supplied.', names),
    supplied: text('Said once it is.', names),
  });

/**
 * Template variables for counts, which a sentence about several values may contain: how many are missing
 * (`open`), supplied (`linked`), and in all; how many pledges can have a proof, a record alone, or neither
 * (`watched`), and which. src/facts/states.ts has their values.
 */
export const COUNT_NAMES = [
  'open',
  'linked',
  'count',
  'provable',
  'supported',
  'watched',
  'withProof',
  'withRecord',
  'withNeither',
] as const;

/** Three sentences to choose from, by how many of several values the owner has supplied. */
export const byCount = (what = '') =>
  group(what, {
    missing: text('Said while none is supplied.', COUNT_NAMES),
    partly: text('Said while some are supplied.', COUNT_NAMES),
    supplied: text('Said once all are supplied.', COUNT_NAMES),
  });

/** Two sentences about Legal or the pledges, by whether the owner has adopted that text. */
export const byAdoption = (what: string) =>
  group(what, {
    draft: text('Said while the text is a draft.'),
    adopted: text('Said once it is adopted.'),
  });

/** Three sentences to choose from, by the state of the liquidity lock on the day of the build. */
export const lockSentences = (what: string) =>
  group(what, {
    passed: text('Said when its date has passed.', ['date']),
    ahead: text('Said while its date lies ahead.', ['date']),
    ended: text('Said once the owner has acknowledged that it ended.', ['date']),
  });

/**
 * Sentences to choose from, by whether the FSP number (that of a financial services provider) is
 * supplied, and says that there is none.
 */
export const byLicence = (what: string) =>
  group(what, {
    missing: text('Said until the FSP number is supplied.'),
    none: text('Said once it is supplied that there is none.'),
    number: text('Said once it is supplied.', ['number']),
  });

/** Two sentences to choose from, by whether the owner has acknowledged that the lock has ended. */
export const byLock = (what = '') =>
  group(what, {
    given: text('Said until the owner acknowledges that the lock has ended.'),
    ended: text('Said from then on.', ['date']),
  });

/** The lines of a text that depend on a fact. In the prose, the name in square brackets stands for the line. */
export const lines = group('Lines of the text below that depend on a fact.', {
  supply: group('In place of [supply].', {
    disputed: text('Said while the supply is disputed.', ['home', 'homeInWords', 'about']),
    settled: text('Said once it is settled.', ['supply']),
  }).optional(),
  licence: byLicence('In place of [licence].').optional(),
  lock: byLock('In place of [lock].').optional(),
}).optional();

export type Lines = NonNullable<z.infer<typeof lines>>;
