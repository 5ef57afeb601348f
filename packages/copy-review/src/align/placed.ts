import type { BlockPair } from './blocks.ts';

/** A pair of blocks, and the title of the section in which it stands, or stood. */
export interface Placed extends BlockPair {
  readonly section: string;
  /** Whether the block stands elsewhere than it did, or elsewhere among the blocks around it. */
  readonly isMoved: boolean;
}

/** Each block that came with what it was, and without the place that it left. */
export function joined(placed: readonly Placed[], partners: ReadonlyMap<Placed, Placed>): Placed[] {
  const left = new Set(partners.values());
  return placed
    .filter((one) => !left.has(one))
    .map((one) => {
      const partner = partners.get(one);
      return partner ? { ...one, before: partner.before, isMoved: true } : one;
    });
}
