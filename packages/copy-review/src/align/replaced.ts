import type { Placed } from './placed.ts';

/**
 * Takes what was removed and what was added in one place as one text that was replaced, where both
 * are of a kind: the first with the first, the second with the second.
 */
export function takeReplaced(placed: readonly Placed[]): Placed[] {
  return places(placed).flatMap((place) => {
    const come = new Map(
      [...Map.groupBy(place.filter(isCome), ({ after }) => after?.kind)].map(
        ([kind, ones]) => [kind, ones.values()] as const,
      ),
    );
    const taken = new Set<Placed>();
    return place
      .map((one) => {
        const partner = isGone(one) ? come.get(one.before?.kind)?.next().value : undefined;
        if (!partner) return one;
        taken.add(partner);
        return { ...partner, before: one.before };
      })
      .filter((one) => !taken.has(one));
  });
}

const isGone = ({ after }: Placed) => after === null;
const isCome = ({ before }: Placed) => before === null;

/** Cuts the list wherever a block stands that both sides have, and where a section ends. */
function places(placed: readonly Placed[]): Placed[][] {
  const cut: Placed[][] = [];
  placed.forEach((one, index) => {
    const last = placed[index - 1];
    const isAlone = (other: Placed) => isGone(other) || isCome(other);
    if (last?.section === one.section && isAlone(last) && isAlone(one)) cut.at(-1)?.push(one);
    else cut.push([one]);
  });
  return cut;
}
