import { curveThrough } from './curves.ts';
import { at } from './points.ts';

/** Where the seven posts stand across the strip, in per cent of its width. */
export const POST_X: readonly number[] = [62, 30, 68, 36, 72, 26, 56];

/** One leg of the trail: path data, and the part of its drawing that fills the strip's width. */
export interface Leg {
  readonly path: string;
  /** The strip from its left edge to its right, and the row from top to bottom. */
  readonly viewBox: string;
  /** Whether the leg runs from right to left: then its drawing is mirrored. */
  readonly mirrored: boolean;
}

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
  6,
  0,
);

/** From one post to the next, which stands 100 to the right and 100 below: it swings out at both ends. */
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
  6,
  0,
);

/**
 * The trail's legs, each in a box that stretches with its row: leg 0 runs from the hut to post 1,
 * leg 1 from post 1 to post 2, and so on to post 7. Later legs are one drawing, whose box puts its
 * two ends where the posts stand.
 */
export function trailLeg(leg: number): Leg {
  if (leg === 0) return { path: FIRST_LEG, viewBox: '0 0 100 100', mirrored: false };
  const [start, end] = [at(POST_X, leg - 1), at(POST_X, leg)];
  const mirrored = end < start;
  const across = 100 / Math.abs(end - start);
  const left = -(mirrored ? 100 - start : start) * across;
  return {
    path: LATER_LEG,
    viewBox: `${Math.round(left)} 0 ${Math.round(100 * across)} 100`,
    mirrored,
  };
}

/** The posts' places as a style sheet: `--post-x` on `.trail-post-1` to `.trail-post-7`. */
export function trailPosts(): string {
  const rules = POST_X.map((x, index) => `.trail-post-${index + 1} {\n  --post-x: ${x}%;\n}\n`);
  return `/* Written by npm run art: where the trail's posts stand across the strip. */\n${rules.join('')}`;
}
