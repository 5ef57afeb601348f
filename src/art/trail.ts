/**
 * The trail of the Trust Pledge page: from a hut past one post for each pledge, on a strip of map beside
 * the pledges, and on as footprints (“prints”) over the ground below them, where levelling staffs stand: a
 * surveyor’s upright rulers.
 */
import { footprintTransform } from './footprint.ts';
import { at, type Point } from './points.ts';

/**
 * Positions of the posts across the strip map, in per cent of its width, as in TrailPost.css. After
 * the last one they begin again.
 */
export const POST_X: readonly number[] = [62, 30, 68, 36, 72, 26, 56, 34];

/** The position of a post by its number, counted from 1. */
const postX = (number: number): number => at(POST_X, (number - 1) % POST_X.length);

/** The class of a post by its number, counted from 1: its rule in TrailPost.css. */
export const postClass = (number: number): string =>
  `trail-post-${((number - 1) % POST_X.length) + 1}`;

/**
 * The leg from the hut to post 1, in a box of 100 × 100 as wide as the strip: on a narrow screen the hut is in
 * the strip, on a wide one on the map to the right of it. Its end is the position of that post.
 */
const FIRST_LEG = {
  narrow: 'M18 0C20 2 25 10 30 14S45 17 48 22 52 38 50 44 36 54 34 60 33 73 38 80 58 97 62 100',
  wide: 'M124 0C125 2 128 6 127 9S122 17 116 18 100 17 92 18 77 24 70 24 59 19 52 20 30 25 26 30 24 43 28 48 47 54 50 58 51 69 48 74 30 82 32 86 57 98 62 100',
};

/** From one post to the next, 100 to the right and 100 below, with a bend at both ends. */
const LATER_LEG =
  'M0 0C-4 1-20 4-27 7S-46 16-43 20-25 29-10 33 31 40 45 44 61 51 77 56 128 67 140 72 151 82 150 86 140 93 132 95 105 99 100 100';

/** The leg from the hut to post 1, for a narrow screen and for a wide one. */
export const firstLeg = (screen: keyof typeof FIRST_LEG) => ({
  path: FIRST_LEG[screen],
  viewBox: '0 0 100 100',
  mirrored: false,
});

/**
 * A later leg of the trail, in a box that stretches with its row: leg 1 runs from post 1 to post 2, and so
 * on. They share a drawing; `viewBox` puts its two ends at the posts, and it is `mirrored` if the leg runs
 * from right to left.
 */
export function trailLeg(leg: number) {
  const [start, end] = [postX(leg), postX(leg + 1)];
  const mirrored = end < start;
  const across = 100 / Math.abs(end - start);
  const left = -(mirrored ? 100 - start : start) * across;
  return {
    path: LATER_LEG,
    viewBox: `${Math.round(left)} 0 ${Math.round(100 * across)} 100`,
    mirrored,
  };
}

/**
 * The trail of the overview of pledges (the route card) to a post, in a box of 100 × 100 that stretches from the
 * middle of a row to the middle of the next; the one to post 1 begins below the door of the hut, above its row.
 *
 * @param post its number, counted from 1
 */
export function overviewLeg(post: number): string {
  const end = postX(post);
  if (post === 1) return `M50 45C50 72 ${end} 72 ${end} 100`;
  const start = postX(post - 1);
  return `M${start} 0C${start} 50 ${end} 50 ${end} 100`;
}

/** From the last post off the left edge of the map, in pixels from the post's foot. */
const END: readonly Point[] = [
  [2, 16],
  [9, 60],
  [13, 120],
  [2, 172],
  [-42, 208],
  [-120, 224],
  [-210, 232],
  [-400, 236],
];

/** Over the ground of the staffs, below their spikes, to the heels of the surveyor: points in a box of 1440 × 560. */
const GROUND: readonly Point[] = [
  [12, 512],
  [140, 518],
  [480, 492],
  [800, 462],
  [1100, 424],
  [1280, 404],
  [1382, 396],
  [1418, 380],
  [1412, 364],
  [1344, 352],
];

/** How flat prints lie on the ground of the staffs, which is seen from the side. */
export const GROUND_FLATNESS = 0.6;

/** How far a print is from the line that its walker follows, in units of the print. */
const ASIDE = 90;

/**
 * The `transform` of each print of somebody who walks along a line: one every `step`, left and right of
 * it in turn.
 */
function printsAlong(
  line: readonly Point[],
  { step, scale }: { step: number; scale: number },
): string[] {
  const prints: string[] = [];
  /** The distance from the start of a segment to the next print. */
  let next = 0;
  for (const [index, [fromX, fromY]] of line.slice(0, -1).entries()) {
    const [toX, toY] = at(line, index + 1);
    const [dx, dy] = [toX - fromX, toY - fromY];
    const length = Math.hypot(dx, dy);
    for (; next < length; next += step) {
      const mirrored = prints.length % 2 === 1;
      const aside = (mirrored ? ASIDE : -ASIDE) * scale;
      prints.push(
        footprintTransform({
          x: Math.round(fromX + (next * dx - aside * dy) / length),
          y: Math.round(fromY + (next * dy + aside * dx) / length),
          scale,
          rotation: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI),
          mirrored,
        }),
      );
    }
    next -= length;
  }
  return prints;
}

/** The prints into which the trail turns behind the last post. */
export const endPrints = (): string[] => printsAlong(END, { step: 42, scale: 0.11 });

/** The prints under the staffs, in a box of 1440 × 560 whose height is to be scaled by GROUND_FLATNESS. */
export const groundPrints = (): string[] =>
  printsAlong(
    GROUND.map(([x, y]) => [x, y / GROUND_FLATNESS]),
    { step: 58, scale: 0.12 },
  );
