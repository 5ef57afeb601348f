import { spline } from './curves.ts';
import { at, between, type Point } from './points.ts';

/**
 * The ground under three levelling staffs: three terraces, in a box of 1440 × 560 units. A
 * levelling staff is a surveyor's measuring rod. On Trust Pledge, each staff shows a share of the
 * supply.
 */
const WIDTH = 1440;
const HEIGHT = 560;
/** Points of the ground line, from left to right. Their y is measured from the top of the box. */
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

/** The y of the ground at an x, on a straight line between two points. In units, from the top. */
function groundAt(x: number): number {
  const next = GROUND.findIndex(([end]) => end >= x);
  const [from, to] = [at(GROUND, next - 1), at(GROUND, next)];
  return between(from, to, (x - from[0]) / (to[0] - from[0]))[1];
}

/**
 * The height of the ground above the lower edge of the box, in units. The place is in per cent of
 * the width, plus an offset to the right in units.
 */
const heightAt = (percent: number, offset = 0) =>
  Math.round(HEIGHT - groundAt((percent / 100) * WIDTH + offset));

/**
 * The positions of the staffs and of the surveyor as a style sheet: `left` in per cent of the section's
 * width, `bottom` in pixels above its lower edge. The box is 560 px high there, so a unit of height
 * is a pixel. The surveyor is called `party` there, after a survey party.
 */
export function staffPlaces(): string {
  const rules = STAFF_X.map(
    (left, index) =>
      `.supply-share-${index + 1} {\n  --staff-left: ${left}%;\n  --staff-bottom: ${heightAt(left, HALF_STAFF)}px;\n}\n`,
  );
  const surveyor = `.supply-shares-party {\n  --party-left: ${SURVEYOR_X}%;\n  --party-bottom: ${heightAt(SURVEYOR_X)}px;\n}\n`;
  return `/* Written by npm run art: where the staffs and the surveyor touch the ground. */\n${rules.join('')}${surveyor}`;
}
