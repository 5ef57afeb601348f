import type { Place } from './points.ts';

/** The size of the box of the symbol `print`: a left foot, big toe on the right. */
export const FOOTPRINT_WIDTH = 200;
const FOOTPRINT_HEIGHT = 430;

/** The `transform` that moves the centre of a footprint's box to `x`, `y`, and scales and rotates it there. */
export function footprintTransform({ x, y, scale, rotation, mirrored }: Place): string {
  const across = mirrored ? -scale : scale;
  // In SVG, a minus sign is enough between two numbers.
  const fromCentre = `translate(-${FOOTPRINT_WIDTH / 2}-${FOOTPRINT_HEIGHT / 2})`;
  return `translate(${x} ${y}) rotate(${rotation}) scale(${across} ${scale}) ${fromCentre}`;
}

/** A footprint at a place, as markup, for which the symbol `print` is needed. */
export const footprint = (place: Place): string =>
  `<use href="#print" width="${FOOTPRINT_WIDTH}" height="${FOOTPRINT_HEIGHT}" transform="${footprintTransform(place)}"/>`;
