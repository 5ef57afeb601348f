/**
 * Stones of About’s drawings, worn at random, and alike in every build. They are computed in one scale
 * and drawn at double scale, at which all numbers of their outlines are whole.
 */
import { closedSplineAtDoubleScale } from './curves.ts';
import type { Point } from './points.ts';
import { seededRandom } from './random.ts';

interface Stone {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** Half of its width, and of its height. */
  readonly rx: number;
  readonly ry: number;
  /** Two stones of one seed are worn in the same way. */
  readonly seed: number;
}

/** The corners of a stone, between which its outline is a curve. */
const CORNERS = 11;
/** The exponent of the superellipse: 2 is an ellipse; the larger, the closer to a rectangle. */
const SUPERELLIPSE_EXPONENT = 2.7;

/** Path data, at double scale, of one stone: an irregular superellipse with a flat bottom. */
function stonePath({ x, y, rx, ry, seed }: Stone): string {
  const random = seededRandom(seed);
  const bulge = (value: number) =>
    Math.sign(value) * Math.abs(value) ** (2 / SUPERELLIPSE_EXPONENT);
  const corners = Array.from({ length: CORNERS }, (_, index): Point => {
    // Turned a little: no corner is exactly at a side.
    const angle = (index / CORNERS) * 2 * Math.PI + 0.2;
    /** How far a corner is from the centre, as a share of the radius: the lower ones all alike, for a flat bottom. */
    const wear = 0.93 + random() * 0.12;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return [
      Math.round(x + rx * wear * bulge(across)),
      Math.round(y + ry * (down > 0 ? 0.98 : wear) * bulge(down)),
    ];
  });
  return closedSplineAtDoubleScale(corners);
}

/** Half width and half height of a cairn's stones, from the ground up. */
const CAIRN: readonly (readonly [number, number])[] = [
  [92, 27],
  [74, 24],
  [58, 22],
  [43, 19],
  [27, 16],
];
/** The y of the ground, and how deep a stone lies in the one below it. */
const GROUND = 200;
const OVERLAP = 3;

/**
 * A cairn of one to five stones, at double scale: their paths, and the top and height of a box 440 wide.
 * Each count has seeds of its own, so that no stone is on two cairns.
 */
export function cairn(count: number): { paths: string[]; top: number; height: number } {
  const random = seededRandom(40 + count);
  // A single stone is the second one, which is not as flat as the lowest.
  const sizes = count === 1 ? CAIRN.slice(1, 2) : CAIRN.slice(0, count);
  let y = GROUND;
  const paths = sizes.map(([rx, ry], index) => {
    // All but the lowest stone lie a little aside of the middle, which is at 110.
    const aside = Math.round((random() - 0.5) * (index > 0 ? 14 : 0));
    y -= ry;
    // 2 lower, so that the lowest stone is a little in the ground.
    const path = stonePath({ x: 110 + aside, y: y + 2, rx, ry, seed: count * 17 + index });
    y -= ry - OVERLAP;
    return path;
  });
  return { paths, top: 2 * (y - 4), height: 2 * (GROUND + 2 - y) };
}

/** The heap of stones around a signpost, at double scale, in a box of 600 × 160. */
export const HEAP: readonly string[] = [
  { x: 92, y: 58, rx: 62, ry: 20, seed: 5 },
  { x: 208, y: 59, rx: 66, ry: 19, seed: 8 },
  { x: 150, y: 54, rx: 50, ry: 22, seed: 11 },
  { x: 120, y: 28, rx: 36, ry: 14, seed: 3 },
  { x: 186, y: 30, rx: 30, ry: 13, seed: 9 },
].map(stonePath);
