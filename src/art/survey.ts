import { contours } from 'd3-contour';
import { lineLength, resample, splineAtDoubleScale, type Line } from './curves.ts';
import { at, type Point } from './points.ts';
import { WOOD_EDGE, type Terrain } from './terrain.ts';

/** All distances are in map pixels. */
export interface SurveyOptions {
  readonly width: number;
  readonly height: number;
  /** Distance between the points at which the land is measured. */
  readonly cell: number;
  /** The width of the margin around the map in which the land is measured too, so that no line ends inside the map. */
  readonly pad: number;
  /** Distance between the points of a contour. */
  readonly step: number;
  /** Parts of the map that something else covers, where no contours are drawn. */
  readonly hidden?: (point: Point) => boolean;
}

/** A possible position for the height on an index contour: `rotation` in degrees, never upside down. */
export interface HeightLabel {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly height: number;
}

/** Path data at double scale (see curves.ts), and where heights can be written. */
export interface Survey {
  readonly contours: string;
  readonly indexContours: string;
  readonly wood: string;
  readonly heights: readonly HeightLabel[];
}

/** Metres between contours, and between the heavier index contours, as the footer's legend says. */
export const INTERVAL = 50;
const INDEX_INTERVAL = 250;

/** Limits: heights in metres, lengths in map pixels. */
const LOWEST = 200;
const HIGHEST = 1600;
const SHORTEST_CONTOUR = 90;
const SHORTEST_WOOD_EDGE = 260;
const FINEST_WOOD_STEP = 26;
const SHORTEST_LABELLED = 420;

/**
 * The visible parts of a ring: the ring itself if nothing hides it, otherwise the open pieces.
 * Pieces of three points or fewer are dropped.
 */
function cutRing(ring: readonly Point[], isHidden: (point: Point) => boolean): Line[] {
  const firstHidden = ring.findIndex(isHidden);
  if (firstHidden < 0) return [{ points: ring, closed: true }];
  const corners = ring.slice(0, -1);
  const turned = [...corners.slice(firstHidden), ...corners.slice(0, firstHidden)];
  const pieces: Point[][] = [[]];
  for (const point of turned) {
    if (isHidden(point)) pieces.push([]);
    else at(pieces, pieces.length - 1).push(point);
  }
  return pieces.filter((piece) => piece.length > 3).map((points) => ({ points, closed: false }));
}

/** Points at equal distances; a closed line's last point, which repeats the first, is left out. */
function evenly({ points, closed }: Line, step: number): Line {
  const pieces = Math.max(closed ? 7 : 3, Math.round(lineLength(points) / step));
  const even = resample(points, pieces);
  return { points: closed ? even.slice(0, -1) : even, closed };
}

/** A possible label at every 6 % of the line. */
function heightsAlong({ points }: Line, height: number): HeightLabel[] {
  const labels: HeightLabel[] = [];
  for (let share = 0.05; share < 1; share += 0.06) {
    const index = Math.floor(points.length * share);
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) continue;
    const [x, y] = at(points, index);
    const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
    labels.push({ x, y, rotation: Math.round(upright), height });
  }
  return labels;
}

/** Measures a terrain on a grid and draws its contours and woods. */
export function surveyTerrain(terrain: Terrain, options: SurveyOptions): Survey {
  const { width, height, cell, pad, step, hidden = () => false } = options;
  const columns = Math.ceil((width + 2 * pad) / cell) + 1;
  const rows = Math.ceil((height + 2 * pad) / cell) + 1;
  const measure = (field: (point: Point) => number) =>
    Array.from({ length: columns * rows }, (_, index) =>
      field([(index % columns) * cell - pad, Math.floor(index / columns) * cell - pad]),
    );
  const tracer = contours().size([columns, rows]).smooth(true);
  const trace = (field: number[], level: number): Point[][] =>
    tracer
      .contour(field, level)
      .coordinates.flat()
      .map((ring) =>
        ring.map((corner): Point => [
          (at(corner, 0) - 0.5) * cell - pad,
          (at(corner, 1) - 0.5) * cell - pad,
        ]),
      );
  const margin = pad - cell;
  const isHidden = ([x, y]: Point) =>
    x < -margin || y < -margin || x > width + margin || y > height + margin || hidden([x, y]);

  const woodStep = Math.max(FINEST_WOOD_STEP, step);
  const ground = measure((point) => terrain.elevation(point));
  const thin: string[] = [];
  const index: string[] = [];
  const heights: HeightLabel[] = [];
  for (let level = LOWEST; level < HIGHEST; level += INTERVAL) {
    if (level <= terrain.lakeLevel) continue;
    const isIndex = level % INDEX_INTERVAL === 0;
    for (const piece of trace(ground, level).flatMap((ring) => cutRing(ring, isHidden))) {
      const length = lineLength(piece.points);
      if (length < SHORTEST_CONTOUR) continue;
      const line = evenly(piece, step);
      (isIndex ? index : thin).push(splineAtDoubleScale(line));
      if (isIndex && length > SHORTEST_LABELLED) heights.push(...heightsAlong(line, level));
    }
  }

  const wood = trace(
    measure((point) => (hidden(point) ? WOOD_EDGE - 1 : terrain.woodiness(point))),
    WOOD_EDGE,
  )
    .filter((ring) => lineLength(ring) >= SHORTEST_WOOD_EDGE)
    .map((points) => splineAtDoubleScale(evenly({ points, closed: true }, woodStep)));

  return {
    contours: thin.join(''),
    indexContours: index.join(''),
    wood: wood.join(''),
    heights,
  };
}

/** A part of the map: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** The heights inside `within`, outside all boxes of `avoid`, and at least `distance` from those picked before. */
export function pickHeights(
  heights: readonly HeightLabel[],
  { distance, within, avoid = [] }: { distance: number; within: Box; avoid?: readonly Box[] },
): HeightLabel[] {
  const isIn = ([left, top, right, bottom]: Box, { x, y }: HeightLabel) =>
    x > left && x < right && y > top && y < bottom;
  const kept: HeightLabel[] = [];
  for (const label of heights) {
    if (!isIn(within, label) || avoid.some((box) => isIn(box, label))) continue;
    if (kept.some(({ x, y }) => Math.hypot(x - label.x, y - label.y) < distance)) continue;
    kept.push({ ...label, x: Math.round(label.x), y: Math.round(label.y) });
  }
  return kept;
}
