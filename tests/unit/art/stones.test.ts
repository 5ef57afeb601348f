import { expect, test } from 'vitest';
import { cairn } from '../../../src/art/stones.ts';

/** The extent of an outline, as its nodes have it: one `q`, then a chain of `t`. */
function extent(path: string) {
  const [left = 0, top = 0, , , ...steps] = path.match(/-?\d+/g)?.map(Number) ?? [];
  const nodes = (start: number, axis: 0 | 1) => {
    let at = start;
    return steps.flatMap((step, index) => (index % 2 === axis ? [(at += step)] : []));
  };
  const [xs, ys] = [nodes(left, 0), nodes(top, 1)];
  return {
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    width: Math.max(...xs) - Math.min(...xs),
  };
}

/** The stroke of a stone, in the colour of the page, ends it this far within its outline. */
const STROKE = 3;

test.each([1, 2, 3, 4, 5])(
  'each stone of a cairn of %d lies on the one below it, and is narrower',
  (count) => {
    const { paths, top, height } = cairn(count);
    const stones = paths.map(extent);
    expect(stones).toHaveLength(count);
    // The lowest lies on the ground, which is where the box ends.
    const ground = { top: top + height, width: Infinity };
    for (const [index, { bottom, width }] of stones.entries()) {
      const below = stones[index - 1] ?? ground;
      expect(bottom, `stone ${index + 1}`).toBeGreaterThanOrEqual(below.top);
      expect(bottom, `stone ${index + 1}`).toBeLessThan(below.top + 2 * STROKE);
      expect(width, `stone ${index + 1}`).toBeLessThan(below.width);
    }
    expect(stones.at(-1)?.top).toBeGreaterThanOrEqual(top);
  },
);
