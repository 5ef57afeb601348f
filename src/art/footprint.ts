import { atWrapped, at, radians, type Place, type Point } from './points.ts';

/** A footprint is drawn in a box of this size: a left foot, big toe on the right. */
export const FOOTPRINT_WIDTH = 200;
export const FOOTPRINT_HEIGHT = 430;

const CENTRE: Point = [FOOTPRINT_WIDTH / 2, FOOTPRINT_HEIGHT / 2];

const SOLE: readonly Point[] = [
  [98, 424],
  [64, 412],
  [45, 372],
  [44, 318],
  [36, 258],
  [22, 206],
  [18, 164],
  [32, 134],
  [68, 118],
  [112, 110],
  [152, 110],
  [180, 128],
  [188, 162],
  [180, 204],
  [165, 248],
  [156, 296],
  [158, 344],
  [153, 392],
  [132, 416],
];

interface Toe {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
}

/** Ordered from big toe to little toe. */
const TOES: readonly Toe[] = [
  { x: 163, y: 62, rx: 25, ry: 37, rotation: 9 },
  { x: 116, y: 54, rx: 17, ry: 28, rotation: 2 },
  { x: 81, y: 63, rx: 15, ry: 24, rotation: -8 },
  { x: 51, y: 84, rx: 13.5, ry: 20, rotation: -18 },
  { x: 26, y: 113, rx: 11.5, ry: 17, rotation: -28 },
];

const POINTS_PER_SOLE_SIDE = 8;
const POINTS_PER_TOE = 36;

/** The four Catmull-Rom control points of the segment from corner `index` to the next one. */
function controlPoints(corners: readonly Point[], index: number): [Point, Point, Point, Point] {
  return [
    atWrapped(corners, index - 1),
    atWrapped(corners, index),
    atWrapped(corners, index + 1),
    atWrapped(corners, index + 2),
  ];
}

/** Path data of the sole: a closed Catmull-Rom curve as cubic Béziers on integers. */
function solePath(): string {
  const start = at(SOLE, 0);
  const sides = SOLE.map((_, index) => {
    const [before, from, to, after] = controlPoints(SOLE, index);
    const offset = (axis: 0 | 1, value: number) => Math.round(value - from[axis]);
    const pair = (x: number, y: number) => `${offset(0, x)} ${offset(1, y)}`;
    return `c${pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ${pair(
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    )} ${pair(to[0], to[1])}`;
  });
  return `M${start.join(' ')}${sides.join('')}z`.replaceAll(' -', '-');
}

/**
 * SVG of one footprint in its box: the sole and five toes, without a colour.
 *
 * @param hasIds gives each part an id, by which other drawings show it: `sole`, and `t1` to `t5` from the big toe on
 */
export function footprintMarkup(hasIds = false): string {
  const id = (name: string) => (hasIds ? ` id="${name}"` : '');
  const toes = TOES.map(
    ({ x, y, rx, ry, rotation }, index) =>
      `<ellipse${id(`t${index + 1}`)} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${rotation} ${x} ${y})"/>`,
  );
  return `<path${id('sole')} d="${solePath()}"/>${toes.join('')}`;
}

/** The `transform` that moves the centre of a footprint's box to `x`, `y`, and scales and rotates it there. */
export function footprintTransform({ x, y, scale, rotation, mirrored }: Place): string {
  const across = mirrored ? -scale : scale;
  return `translate(${x} ${y}) rotate(${rotation}) scale(${across} ${scale}) translate(${-CENTRE[0]}-${CENTRE[1]})`;
}

/** A point of a footprint’s box, moved by the transform of `footprintTransform`. */
function placed(point: Point, { x, y, scale, rotation, mirrored }: Place): Point {
  const angle = radians(rotation);
  const u = (point[0] - CENTRE[0]) * (mirrored ? -scale : scale);
  const v = (point[1] - CENTRE[1]) * scale;
  return [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    y + u * Math.sin(angle) + v * Math.cos(angle),
  ];
}

/** The outline of the sole as a polygon: points on the Catmull-Rom curve through `SOLE`. */
function solePolygon(): Point[] {
  return SOLE.flatMap((_, index) => {
    const [p0, p1, p2, p3] = controlPoints(SOLE, index);
    return Array.from({ length: POINTS_PER_SOLE_SIDE }, (_unused, step): Point => {
      const t = step / POINTS_PER_SOLE_SIDE;
      const curve = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (-p0[axis] + p2[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (-p0[axis] + 3 * p1[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      return [curve(0), curve(1)];
    });
  });
}

function toePolygon({ x, y, rx, ry, rotation }: Toe): Point[] {
  const angle = radians(rotation);
  return Array.from({ length: POINTS_PER_TOE }, (_, step): Point => {
    const t = (step / POINTS_PER_TOE) * 2 * Math.PI;
    const u = rx * Math.cos(t);
    const v = ry * Math.sin(t);
    return [
      x + u * Math.cos(angle) - v * Math.sin(angle),
      y + u * Math.sin(angle) + v * Math.cos(angle),
    ];
  });
}

/** A placed footprint as six polygons: the sole, then the toes, big toe first. */
export function footprintPolygons(place: Place): Point[][] {
  return [solePolygon(), ...TOES.map(toePolygon)].map((polygon) =>
    polygon.map((point) => placed(point, place)),
  );
}

/** Centres of the five toes of a placed footprint, big toe first. */
export function toeCentres(place: Place): Point[] {
  return TOES.map((toe) => placed([toe.x, toe.y], place));
}

/** Distance from a point to the edge of a polygon, in the unit of the polygon; negative inside it. */
export function signedDistance(point: Point, polygon: readonly Point[]): number {
  const [px, py] = point;
  let nearest = Infinity;
  let inside = false;
  for (const [index, [xi, yi]] of polygon.entries()) {
    const [xj, yj] = atWrapped(polygon, index - 1);
    const ex = xj - xi;
    const ey = yj - yi;
    const wx = px - xi;
    const wy = py - yi;
    const along = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2);
    const straddles = yi > py !== yj > py;
    if (straddles && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return (inside ? -1 : 1) * Math.sqrt(nearest);
}
