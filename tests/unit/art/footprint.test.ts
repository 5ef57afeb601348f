import { describe, expect, it } from 'vitest';
import { atWrapped, type Place, type Point } from '../../../src/art/points.ts';
import {
  FOOTPRINT_HEIGHT,
  FOOTPRINT_WIDTH,
  footprintPolygons,
  toeCentres,
} from '../../../src/art/footprint.ts';

const asDrawn: Place = { x: FOOTPRINT_WIDTH / 2, y: FOOTPRINT_HEIGHT / 2, scale: 1, rotation: 0 };

/** Area of a polygon by the shoelace formula. */
const area = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = atWrapped(polygon, index + 1);
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe('The footprint', () => {
  it('has five toes in its box, the big one on the right and each smaller than the one before', () => {
    const [, ...toes] = footprintPolygons(asDrawn);
    const areas = toes.map(area);
    expect(toes).toHaveLength(5);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    const across = toeCentres(asDrawn).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => b - a));
    for (const [x, y] of footprintPolygons(asDrawn).flat())
      expect(x >= 0 && x <= FOOTPRINT_WIDTH && y >= 0 && y <= FOOTPRINT_HEIGHT).toBe(true);
  });

  it('becomes a right foot when it is mirrored', () => {
    const across = toeCentres({ ...asDrawn, mirrored: true }).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });
});
