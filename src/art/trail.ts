import { curveThrough } from './curves.ts';
import { at } from './points.ts';

/**
 * Positions of the posts across the strip map, in per cent of its width, as in TrailPost.css. After
 * the last one they begin again.
 */
export const POST_X: readonly number[] = [62, 30, 68, 36, 72, 26, 56, 34];

/** The class of a post by its number, counted from 1: its rule in TrailPost.css. */
export const postClass = (number: number): string =>
  `trail-post-${((number - 1) % POST_X.length) + 1}`;

/** From the hut to post 1, in a box of 100 × 100. */
const FIRST_LEG = curveThrough(
  [
    [18, 0],
    [30, 14],
    [48, 22],
    [50, 44],
    [34, 60],
    [38, 80],
    [at(POST_X, 0), 100],
  ],
  { digits: 0 },
);

/** From one post to the next, 100 to the right and 100 below, with a bend at both ends. */
const LATER_LEG = curveThrough(
  [
    [0, 0],
    [-27, 7],
    [-43, 20],
    [-10, 33],
    [45, 44],
    [77, 56],
    [140, 72],
    [150, 86],
    [132, 95],
    [100, 100],
  ],
  { digits: 0 },
);

/**
 * A leg of the trail, in a box that stretches with its row: leg 0 runs from the hut to post 1, leg 1
 * from post 1 to post 2, and so on. All but leg 0 share a drawing; `viewBox` puts its two
 * ends at the posts, and it is `mirrored` if the leg runs from right to left.
 */
export function trailLeg(leg: number) {
  if (leg === 0) return { path: FIRST_LEG, viewBox: '0 0 100 100', mirrored: false };
  const positionOf = (post: number) => at(POST_X, post % POST_X.length);
  const [start, end] = [positionOf(leg - 1), positionOf(leg)];
  const mirrored = end < start;
  const across = 100 / Math.abs(end - start);
  const left = -(mirrored ? 100 - start : start) * across;
  return {
    path: LATER_LEG,
    viewBox: `${Math.round(left)} 0 ${Math.round(100 * across)} 100`,
    mirrored,
  };
}
