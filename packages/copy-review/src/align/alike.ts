import type { Pair } from './equal.ts';
import { likeness, type Bag } from './likeness.ts';

/** Two blocks with less in common are two blocks, not one that changed. */
export const ALIKE = 0.3;

/** Where there are more pairs than these to weigh, only neighbours are weighed. */
const MANY = 40_000;
const NEAR = 12;

/** Pairs of what is alike, in order: those whose likenesses together are the greatest. */
export function alikePairs(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  return before.length * after.length > MANY ? nearPairs(before, after) : bestPairs(before, after);
}

/** Each with the one most like it among the next few. */
function nearPairs(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  before.forEach((bag, one) => {
    const likes = after.slice(next, next + NEAR).map((other) => likeness(bag, other));
    const best = Math.max(...likes, 0);
    if (best < ALIKE) return;
    const other = next + likes.indexOf(best);
    pairs.push([one, other]);
    next = other + 1;
  });
  return pairs;
}

/** The best alignment by dynamic programming, from the end (Needleman and Wunsch, 1970). */
function bestPairs(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  const gains = before.map((bag) =>
    after.map((other) => {
      const like = likeness(bag, other);
      return like < ALIKE ? Number.NEGATIVE_INFINITY : like;
    }),
  );
  const best = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (one: number, other: number) => best[one]?.[other] ?? 0;
  const paired = (one: number, other: number) =>
    (gains[one]?.[other] ?? 0) + at(one + 1, other + 1);
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      best[one]?.splice(
        other,
        1,
        Math.max(paired(one, other), at(one + 1, other), at(one, other + 1)),
      );
  const pairs: Pair[] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length;) {
    if (at(one, other) === paired(one, other)) pairs.push([one++, other++]);
    else if (at(one, other) === at(one + 1, other)) one++;
    else other++;
  }
  return pairs;
}
