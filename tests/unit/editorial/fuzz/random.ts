/** Random that can be repeated: the same seed gives the same choices (mulberry32). */
export interface Random {
  /** A whole number from 0 up to, and without, the limit. */
  readonly below: (limit: number) => number;
  /** One of a list that is not empty. */
  readonly of: <Item>(items: readonly Item[]) => Item;
}

/** Random from a seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
