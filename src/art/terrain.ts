import { createNoise2D } from 'simplex-noise';
import { footprintPolygons, signedDistance } from './footprint.ts';
import type { Place, Point } from './points.ts';
import { seededRandom } from './random.ts';

/** Heights are in metres above an arbitrary zero; distances are in map pixels. */
export interface TerrainOptions {
  readonly seed: number;
  /** Width of the map, over which the land rises gently. */
  readonly width: number;
  /** Height to which the noise is added. */
  readonly base: number;
  /** How far the noise raises and lowers the land. */
  readonly amplitude: number;
  /** Footprints in the land, which become lakes. */
  readonly footprints?: readonly Place[];
}

export interface Terrain {
  /** Height of the water in the footprints. */
  readonly lakeLevel: number;
  /** Height of the land at a point. */
  elevation(point: Point): number;
  /** Distance from a point to the nearest shore: negative in the water, Infinity if there is none. */
  shoreDistance(point: Point): number;
  /** More than WOOD_EDGE where trees grow, which is never near the shore. */
  woodiness(point: Point): number;
}

/** Trees grow where `woodiness` is above this. */
export const WOOD_EDGE = 0.16;

/** Metres between `base` and the lakes. */
const LAKE_BELOW_BASE = 110;
/** Metres per pixel of distance from the shore, on land and under water. */
const SHORE_RISE = 1.9;
const LAKE_BED_FALL = 3.2;
/** Distances from the shore between which the basin of a lake blends into the land. */
const BASIN_FROM = 10;
const BASIN_TO = 190;
/** Distance from the shore within which no trees grow. */
const WOOD_OFF_SHORE = 46;

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The land of one seed: two noise fields, distorted by a third, with footprints pressed into it. */
export function createTerrain({
  seed,
  width,
  base,
  amplitude,
  footprints = [],
}: TerrainOptions): Terrain {
  const random = seededRandom(seed);
  const [broad, fine, warp] = [createNoise2D(random), createNoise2D(random), createNoise2D(random)];
  const shapes = footprints.flatMap(footprintPolygons);
  const lakeLevel = base - LAKE_BELOW_BASE;
  const frequency = 1 / 620;

  function land(x: number, y: number): number {
    const u = x + 60 * warp(x / 420, y / 420);
    const v = y + 60 * warp(x / 420 + 9, y / 420 - 7);
    const noise =
      0.62 * broad(u * frequency, v * frequency) +
      0.27 * fine(u * frequency * 2.2, v * frequency * 2.2) +
      0.11 * broad(u * frequency * 4.6 + 5, v * frequency * 4.6);
    return base + amplitude * (noise + 0.32) + 70 * Math.sin((x / width) * 2.6);
  }

  const shoreDistance = (point: Point) =>
    Math.min(...shapes.map((polygon) => signedDistance(point, polygon)));

  return {
    lakeLevel,
    shoreDistance,
    elevation([x, y]) {
      const shore = shoreDistance([x, y]);
      const share = smoothstep(BASIN_FROM, BASIN_TO, shore);
      if (share === 1) return land(x, y);
      const basin = lakeLevel + shore * (shore > 0 ? SHORE_RISE : LAKE_BED_FALL);
      return basin * (1 - share) + land(x, y) * share;
    },
    woodiness([x, y]) {
      const field = 0.7 * fine(x / 520 + 3, y / 430 - 2) + 0.3 * warp(x / 190, y / 190);
      return shoreDistance([x, y]) < WOOD_OFF_SHORE ? field - 1 : field;
    },
  };
}
