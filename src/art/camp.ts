import type { Place } from './points.ts';
import { firs, ridge, type Fir } from './ridges.ts';

/** Base camp, in a box of 1440 × 760: two ridges, the ground, and a tent too small for its sleeper. */
export const CAMP_WIDTH = 1440;
export const CAMP_HEIGHT = 760;

const sheet = { width: CAMP_WIDTH, bottom: CAMP_HEIGHT };
const far = ridge({ ...sheet, seed: 8, y: 440, amplitude: 70, riseToRight: -120 });
const near = ridge({ ...sheet, seed: 14, y: 560, amplitude: 44, riseToRight: -60 });

export const FAR_RIDGE = {
  path: far.path,
  trees: firs(far, { seed: 5, count: 24, heights: [36, 64] }),
};

export const NEAR_RIDGE = {
  path: near.path,
  trees: firs(near, { seed: 21, count: 22, heights: [64, 116], clearing: [560, 1300] }),
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
