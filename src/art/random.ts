/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * A seeded source of random numbers: one seed, one sequence, on every machine.
 * Algorithm: mulberry32 by Tommy Ettinger (public domain), 32 bits of state.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
