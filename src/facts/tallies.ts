import { fill } from './patterns.ts';

/** Sentences for “all empty”, “some empty” and “none empty”. */
export interface Tally {
  readonly all: string;
  readonly some: string;
  readonly none: string;
}

/** Chooses the sentence that is true when `open` of `count` slots are empty. */
export function tell(tally: Tally, open: number, count: number): string {
  if (open === count) return tally.all;
  return open === 0 ? tally.none : fill(tally.some, { open, count });
}
