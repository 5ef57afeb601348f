import { at, between, distance, middle, type Point } from './points.ts';

/** A line through points; a closed one returns to its first point, which is not repeated. */
export interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Two numbers as path data. A minus sign also separates them. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Joins pairs as path data. A minus sign also separates them. */
function chain(pairs: readonly string[]): string {
  return pairs.join(' ').replaceAll(' -', '-');
}

/** Length of a line through points, in their unit. */
export function lineLength(points: readonly Point[]): number {
  return points.reduce(
    (sum, point, index) => sum + (index > 0 ? distance(at(points, index - 1), point) : 0),
    0,
  );
}

/**
 * Resamples a line at equal distances: `pieces` segments, so `pieces + 1` points, from the first
 * point to the last.
 */
export function resample(points: readonly Point[], pieces: number): Point[] {
  const reached = [0];
  for (let index = 1; index < points.length; index += 1) {
    reached.push(at(reached, index - 1) + distance(at(points, index - 1), at(points, index)));
  }
  const total = at(reached, reached.length - 1);
  let segment = 0;
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const target = (total * index) / pieces;
    while (segment < points.length - 2 && at(reached, segment + 1) < target) segment += 1;
    const segmentLength = at(reached, segment + 1) - at(reached, segment) || 1;
    return between(
      at(points, segment),
      at(points, segment + 1),
      (target - at(reached, segment)) / segmentLength,
    );
  });
}

/**
 * Path data of a smooth line at double scale, for drawings that use `scale(.5)`.
 *
 * The points become the control points of a quadratic B-spline. Control points are even integers, so the
 * points halfway between them are integers: no rounding error adds up along the chain.
 */
export function splineAtDoubleScale({ points, closed }: Line): string {
  const controls = points.map(([x, y]): Point => [Math.round(x) * 2, Math.round(y) * 2]);
  const first = at(controls, 0);
  if (!closed) return `M${pair(...first)}${bends(first, controls.slice(1))}`;
  const start = middle(at(controls, controls.length - 1), first);
  return `M${pair(...start)}${bends(start, [...controls, first])}z`;
}

/**
 * Path data of a smooth open line from its first to its last point, at single scale.
 * Points are moved to the nearest even integers, for the reason given at splineAtDoubleScale.
 */
export function spline(points: readonly Point[]): string {
  const controls = points.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const [first, last] = [at(controls, 0), at(controls, controls.length - 1)];
  const start = middle(first, at(controls, 1));
  return `M${pair(...first)}L${pair(...start)}${bends(start, controls.slice(1))}L${pair(...last)}`;
}

/**
 * A quadratic B-spline from `start` to halfway between its last two control points: one `q`, then a
 * chain of `t`, whose control points the renderer derives.
 */
function bends(start: Point, controls: readonly Point[]): string {
  const nodes = controls.slice(0, -1).map((point, index) => middle(point, at(controls, index + 1)));
  const steps = nodes.map((node, index) => {
    const from = index > 0 ? at(nodes, index - 1) : start;
    return pair(node[0] - from[0], node[1] - from[1]);
  });
  const control = at(controls, 0);
  const bend = pair(control[0] - start[0], control[1] - start[1]);
  return `q${chain([bend, at(steps, 0)])}${steps.length > 1 ? `t${chain(steps.slice(1))}` : ''}`;
}

/**
 * Path data of a curve through every point (Catmull-Rom as cubic Béziers).
 *
 * The handles on both sides of a point mirror each other. So only the first segment has both handles;
 * the others are an `S`, whose first handle the renderer derives. Rounding cannot cause a kink.
 *
 * @param tension 6 for the usual curve, less for wider bends
 * @param digits decimal places of the coordinates
 */
export function curveThrough(
  points: readonly Point[],
  { tension = 6, digits }: { tension?: number; digits: number },
): string {
  const factor = 10 ** digits;
  const show = (x: number, y: number) =>
    pair(Math.round(x * factor) / factor, Math.round(y * factor) / factor);
  const [first, second] = [at(points, 0), at(points, 1)];
  const handle = show(
    first[0] + (second[0] - first[0]) / tension,
    first[1] + (second[1] - first[1]) / tension,
  );
  const segments = points.slice(1).map((to, index) => {
    const from = at(points, index);
    const after = points[index + 2] ?? to;
    return chain([
      show(to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension),
      show(...to),
    ]);
  });
  return `M${show(...first)}C${chain([handle, at(segments, 0)])}S${chain(segments.slice(1))}`;
}
