import type { Coin } from '../schemas/coin.ts';

/** A fact with one value, or with the readings between which nobody has decided: a declared conflict. */
type PossiblyDisputed = Coin['supply'];

/** Whether the fact still has more than one reading. */
export function isDisputed(
  fact: PossiblyDisputed,
): fact is Extract<PossiblyDisputed, { disputed: unknown }> {
  return 'disputed' in fact;
}

/** The value that a page shows: its own reading while the fact is disputed, which must have one; else the only value. */
export function readingOn(page: string, fact: PossiblyDisputed): string {
  if (!isDisputed(fact)) return fact.shown;
  const reading = fact.disputed.readings.find(({ where }) => where === page);
  if (!reading)
    throw new Error(
      `No reading of the disputed fact has “where: ${page}”. Add one in its content file.`,
    );
  return reading.shown;
}

/** The readings that other pages show, while the fact is disputed. */
export function otherReadings(page: string, fact: PossiblyDisputed) {
  return isDisputed(fact) ? fact.disputed.readings.filter(({ where }) => where !== page) : [];
}
