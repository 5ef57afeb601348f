import type { BlockPair } from './blocks.ts';
import { bagOf, likeness } from './likeness.ts';

/** A pair of blocks, and the title of the section in which it stands, or stood. */
export interface Placed extends BlockPair {
  readonly section: string;
  /** Whether the block stands elsewhere than it did, or elsewhere among the blocks around it. */
  readonly isMoved: boolean;
}

/** Shorter texts stand anywhere; that one is gone and one has come is no move. */
const SHORTEST = 20;
/** A text that moved and changed is known again by so much of it. */
const KNOWN_AGAIN = 0.7;
/** More removed or added texts than these are compared as wholes only. */
const MANY = 300;

/**
 * Finds the blocks of a page that were removed in one place and added in another: first the equal
 * ones, then those that are nearly so. Each stands where it is now, once.
 */
export function takeMoves(placed: readonly Placed[]): Placed[] {
  return alikeMoves(equalMoves(placed));
}

const isGone = ({ before, after }: Placed) =>
  after === null && (before?.text.length ?? 0) >= SHORTEST;
const isCome = ({ before, after }: Placed) =>
  before === null && (after?.text.length ?? 0) >= SHORTEST;

function equalMoves(placed: readonly Placed[]): Placed[] {
  const gone = new Map<string, Placed[]>();
  for (const one of placed.filter(isGone)) {
    const text = one.before?.text ?? '';
    const same = gone.get(text);
    if (same) same.push(one);
    else gone.set(text, [one]);
  }
  const partners = new Map<Placed, Placed>();
  for (const one of placed.filter(isCome)) {
    const partner = gone.get(one.after?.text ?? '')?.shift();
    if (partner) partners.set(one, partner);
  }
  return joined(placed, partners);
}

function alikeMoves(placed: readonly Placed[]): Placed[] {
  const bags = (some: readonly Placed[]) =>
    some.slice(0, MANY).map((one) => {
      return { one, bag: bagOf([one.before?.text ?? '', one.after?.text ?? '']) };
    });
  const [gone, come] = [bags(placed.filter(isGone)), bags(placed.filter(isCome))];
  const taken = new Set<Placed>();
  const partners = new Map<Placed, Placed>();
  const likes = come.flatMap(({ one, bag }) =>
    gone.map((other) => ({ one, partner: other.one, like: likeness(bag, other.bag) })),
  );
  for (const { one, partner, like } of likes.toSorted((a, b) => b.like - a.like)) {
    if (like < KNOWN_AGAIN || taken.has(one) || taken.has(partner)) continue;
    taken.add(one).add(partner);
    partners.set(one, partner);
  }
  return joined(placed, partners);
}

/** Each block that came with what it was, and without the place that it left. */
function joined(placed: readonly Placed[], partners: ReadonlyMap<Placed, Placed>): Placed[] {
  const left = new Set(partners.values());
  return placed
    .filter((one) => !left.has(one))
    .map((one) => {
      const partner = partners.get(one);
      return partner ? { ...one, before: partner.before, isMoved: true } : one;
    });
}
