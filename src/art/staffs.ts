import { spline } from './curves.ts';
import { at, between, type Point } from './points.ts';

/**
 * The ground under three levelling staffs, which show shares of the supply on Trust Pledge: three
 * terraces, in a box of 1440 × 560.
 */
const WIDTH = 1440;
const HEIGHT = 560;
const GROUND: readonly Point[] = [
  [0, 452],
  [60, 446],
  [150, 440],
  [260, 440],
  [350, 440],
  [410, 424],
  [450, 410],
  [540, 408],
  [640, 410],
  [690, 410],
  [740, 396],
  [780, 380],
  [860, 378],
  [980, 380],
  [1030, 376],
  [1090, 356],
  [1140, 346],
  [1240, 344],
  [1340, 346],
  [1400, 338],
  [1440, 330],
];

/** Left edges of the staffs in per cent, far enough apart that the shares do not look like parts of a total. */
const STAFF_X = [7, 31, 53];
/** Half the width of a staff: its middle touches the ground. In units of the drawing. */
const HALF_STAFF = 32;

/** The surveyor's centre, in per cent, on the highest terrace. */
const SURVEYOR_X = 86;

/** Path data of the ground line. */
export const STAFF_GROUND = spline(GROUND);

function groundAt(x: number): number {
  const next = GROUND.findIndex(([end]) => end >= x);
  const [from, to] = [at(GROUND, next - 1), at(GROUND, next)];
  return between(from, to, (x - from[0]) / (to[0] - from[0]))[1];
}

const heightAt = (percent: number, offset = 0) =>
  Math.round(HEIGHT - groundAt((percent / 100) * WIDTH + offset));

/**
 * The positions of the staffs and of the surveyor as a style sheet: `left` in per cent of the section's
 * width, `bottom` in pixels above its lower edge (the ground is 560 px high there).
 */
export function staffPlaces(): string {
  const rules = STAFF_X.map(
    (left, index) =>
      `.supply-share-${index + 1} {\n  --staff-left: ${left}%;\n  --staff-bottom: ${heightAt(left, HALF_STAFF)}px;\n}\n`,
  );
  const surveyor = `.supply-shares-party {\n  --party-left: ${SURVEYOR_X}%;\n  --party-bottom: ${heightAt(SURVEYOR_X)}px;\n}\n`;
  return `/* Written by npm run art: where the staffs and the surveyor touch the ground. */\n${rules.join('')}${surveyor}`;
}
