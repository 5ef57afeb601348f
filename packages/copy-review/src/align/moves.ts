import { bagOf, likeness } from './likeness.ts';
import { joined, type Placed } from './placed.ts';
import { rowMoves } from './row-moves.ts';

/** Shorter texts stand anywhere; that one is gone and one has come is no move, but within a list. */
const SHORTEST = 20;
/** A text that moved and changed is known again by so much of it. */
const KNOWN_AGAIN = 0.7;
/** More removed or added texts than these are compared as wholes only. */
const MANY = 300;

/**
 * Finds the blocks of a page that were removed in one place and added in another: first the equal
 * ones, then rows and items of one list, then those that are nearly equal. Each stands where it is
 * now, once.
 */
export function takeMoves(placed: readonly Placed[]): Placed[] {
  return alikeMoves(rowMoves(equalMoves(placed)));
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
