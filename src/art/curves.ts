/** Curves as path data of SVG, as short as possible. */
import { at, atWrapped, middle, type Point } from './points.ts';

/** Two numbers as path data. A minus sign also separates them. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Joins pairs as path data. A minus sign also separates them. */
function chain(pairs: readonly string[]): string {
  return pairs.join(' ').replaceAll(' -', '-');
}

/**
 * Path data of a smooth closed line at double scale, for drawings that use `scale(.5)`.
 *
 * The points become the control points of a quadratic B-spline: one `q`, then a chain of `t`, whose
 * control points the renderer derives. Control points are even integers, so the points halfway between
 * them are integers: no rounding error adds up along the chain.
 */
export function closedSplineAtDoubleScale(points: readonly Point[]): string {
  const controls = points.map(([x, y]): Point => [Math.round(x) * 2, Math.round(y) * 2]);
  const nodes = controls.map((point, index) => middle(point, atWrapped(controls, index + 1)));
  const steps = nodes.map(([x, y], index) => {
    const [fromX, fromY] = atWrapped(nodes, index - 1);
    return pair(x - fromX, y - fromY);
  });
  const [start, control] = [atWrapped(nodes, -1), at(controls, 0)];
  const bend = pair(control[0] - start[0], control[1] - start[1]);
  return `M${pair(...start)}q${chain([bend, at(steps, 0)])}t${chain(steps.slice(1))}z`;
}

/**
 * Path data of a curve through every point (Catmull-Rom as cubic Béziers), in whole units.
 *
 * The handles on both sides of a point mirror each other. So only the first segment has both handles;
 * the others are an `S`, whose first handle the renderer derives. Rounding cannot cause a kink.
 *
 * @param tension 6 for the usual curve, less for wider bends
 */
export function curveThrough(points: readonly Point[], { tension = 6 } = {}): string {
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
