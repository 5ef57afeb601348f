import type { Place } from './points.ts';
import { seededRandom } from './random.ts';
import { firs, ridge, shadedSlopes, type Fir } from './ridges.ts';

/** Base camp, in a box of 1440 × 760: mountains, three ridges, the ground, and a tent too small for its sleeper. Light comes from the left. */
export const CAMP_WIDTH = 1440;
export const CAMP_HEIGHT = 760;

const sheet = { width: CAMP_WIDTH, bottom: CAMP_HEIGHT };
const mountains = ridge({ ...sheet, seed: 41, y: 360, amplitude: 130, riseToRight: -90 });
const far = ridge({ ...sheet, seed: 8, y: 440, amplitude: 70, riseToRight: -120 });
const near = ridge({ ...sheet, seed: 14, y: 560, amplitude: 44, riseToRight: -60 });

export const MOUNTAINS = { path: mountains.path, shade: shadedSlopes(mountains) };

export const MIDDLE_RIDGE = ridge({
  ...sheet,
  seed: 17,
  y: 512,
  amplitude: 46,
  riseToRight: -100,
}).path;

export const FAR_RIDGE = {
  path: far.path,
  trees: firs(far, { seed: 5, count: 24, heights: [20, 36] }),
};

export const NEAR_RIDGE = {
  path: near.path,
  trees: firs(near, { seed: 21, count: 22, heights: [40, 74], clearing: [560, 1300] }),
};

export const CAMP_GROUND = ridge({
  ...sheet,
  seed: 29,
  y: 676,
  amplitude: 10,
  riseToRight: 0,
}).path;

/** Paths of the tent, from back to front; rope and pegs are lines. */
export const TENT = {
  side: 'M936 214L1196 262 1330 690H1170z',
  front: 'M936 214L700 690H1180z',
  inside: 'M936 300L800 690v2h284v-2z',
  flap: 'M936 300L1084 690 1128 690 968 330z',
  rope: 'M936 214v-34M936 214L606 716M1196 262L1392 706',
  peg: 'M600 700l14 34M1386 690l-10 36',
} as const;

/** Where light from the tent falls on the ground at night. */
export const TENT_LIGHT = 'M800 690h284l150 70H610z';

const STAR_COUNT = 52;
const random = seededRandom(7);

/** Where the headline is: a star there would be a speck on a letter. */
const isUnderHeadline = (x: number, y: number) => x < 820 && y > 70;

/** The stars as path data, for round line caps. None is near the moon: with a crescent, it would be a flag. */
export const STARS = Array.from({ length: STAR_COUNT }, (): [number, number] => [
  Math.round(random() * CAMP_WIDTH),
  Math.round(random() ** 1.4 * 330),
])
  .filter(([x, y]) => Math.hypot(x - 1290, y - 120) > 170 && !isUnderHeadline(x, y))
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');

/** A moon in its first days, lit from the left. */
export const MOON = 'M1290 66a58 58 0 1 0 34 102a46 46 0 1 1-34-102z';

/** The two soles in the tent's opening, big toes inwards. */
export const SOLES: readonly Place[] = [
  { x: 892, y: 566, scale: 0.66, rotation: -9 },
  { x: 1006, y: 566, scale: 0.66, rotation: 11, mirrored: true },
];

/** Two firs before the camp, on the right. */
export const FRONT_FIRS: readonly Fir[] = [
  { x: 1316, y: 470, width: 96, height: 240 },
  { x: 1400, y: 540, width: 66, height: 166 },
];
