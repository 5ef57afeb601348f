import { curveThrough } from './curves.ts';
import { at, type Point } from './points.ts';

/** Where the seven posts stand across the strip, in per cent of its width. */
export const POST_X: readonly number[] = [62, 30, 68, 36, 72, 26, 56];

/**
 * Path data of the trail's legs, each in a box of 100 × 100 that stretches with its row:
 * leg 0 runs from the hut to post 1, leg 1 from post 1 to post 2, and so on to post 7.
 */
export function trailLeg(leg: number): string {
  const end = at(POST_X, leg);
  if (leg === 0) {
    return curveThrough([
      [18, 0],
      [30, 14],
      [48, 22],
      [50, 44],
      [34, 60],
      [38, 80],
      [end, 100],
    ]);
  }
  const start = at(POST_X, leg - 1);
  const way = end > start ? 1 : -1;
  const points: Point[] = [
    [start, 0],
    [start - way * 10, 7],
    [start - way * 16, 20],
    [start - way * 4, 33],
    [start + (end - start) * 0.45, 44],
    [start + (end - start) * 0.66 + way * 4, 56],
    [end + way * 15, 72],
    [end + way * 19, 86],
    [end + way * 12, 95],
    [end, 100],
  ];
  return curveThrough(points);
}

/** The posts' places as a style sheet: `--post-x` on `.trail-post-1` to `.trail-post-7`. */
export function trailPosts(): string {
  const rules = POST_X.map((x, index) => `.trail-post-${index + 1} {\n  --post-x: ${x}%;\n}\n`);
  return `/* Written by npm run art: where the trail's posts stand across the strip. */\n${rules.join('')}`;
}
