/** Curves as path data of SVG, as short as possible. */
import { at, type Point } from './points.ts';

/** Two numbers as path data. A minus sign also separates them. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Joins pairs as path data. A minus sign also separates them. */
function chain(pairs: readonly string[]): string {
  return pairs.join(' ').replaceAll(' -', '-');
}

/**
 * Path data of a curve through every point (Catmull-Rom as cubic Béziers), in whole units.
 *
 * The handles on both sides of a point mirror each other. So only the first segment has both handles;
 * the others are an `S`, whose first handle the renderer derives. Rounding cannot cause a kink.
 *
 * @param tension the less, the wider the bends; 6 is usual
 */
export function curveThrough(points: readonly Point[], tension: number): string {
  const rounded = (x: number, y: number) => pair(Math.round(x), Math.round(y));
  const [first, second] = [at(points, 0), at(points, 1)];
  const handle = rounded(
    first[0] + (second[0] - first[0]) / tension,
    first[1] + (second[1] - first[1]) / tension,
  );
  const segments = points.slice(1).map((to, index) => {
    const from = at(points, index);
    const after = points[index + 2] ?? to;
    return chain([
      rounded(to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension),
      rounded(...to),
    ]);
  });
  return `M${rounded(...first)}C${chain([handle, at(segments, 0)])}S${chain(segments.slice(1))}`;
}
