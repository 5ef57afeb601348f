import { expect, test } from 'vitest';
import { cairn } from '../../../src/art/stones.ts';

/** The top and the bottom of an outline, as its nodes have them: one `q`, then a chain of `t`. */
function extent(path: string) {
  const [, start = 0, , , ...steps] = path.match(/-?\d+/g)?.map(Number) ?? [];
  let y = start;
  const nodes = steps.flatMap((step, index) => (index % 2 === 1 ? [(y += step)] : []));
  return { top: Math.min(...nodes), bottom: Math.max(...nodes) };
}

/** The stroke of a stone, in the colour of the page, ends it this far within its outline. */
const STROKE = 3;

test.each([1, 2, 3, 4, 5])('each stone of a cairn of %d lies on the one below it', (count) => {
  const { paths, top, height } = cairn(count);
  const stones = paths.map(extent);
  expect(stones).toHaveLength(count);
  for (const [index, { bottom }] of stones.entries()) {
    // The lowest lies on the ground, which is where the box ends.
    const below = stones[index - 1]?.top ?? top + height;
    expect(bottom, `stone ${index + 1}`).toBeGreaterThanOrEqual(below);
    expect(bottom, `stone ${index + 1}`).toBeLessThan(below + 2 * STROKE);
  }
  expect(stones.at(-1)?.top).toBeGreaterThanOrEqual(top);
});
