import { describe, expect, it } from 'vitest';
import { around, type Place, type Point } from '../../../src/art/points.ts';
import {
  PRINT_HEIGHT,
  PRINT_WIDTH,
  printMarkup,
  printPolygons,
  printTransform,
  signedDistance,
  toeCentres,
} from '../../../src/art/print.ts';

const asDrawn: Place = { x: PRINT_WIDTH / 2, y: PRINT_HEIGHT / 2, scale: 1, turn: 0 };

/** Area of a polygon by the shoelace formula. */
const area = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = around(polygon, index + 1);
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
const printArea = (scale: number) =>
  printPolygons({ ...asDrawn, scale }).reduce((sum, polygon) => sum + area(polygon), 0);

describe('the print', () => {
  it('stays in its box', () => {
    for (const [x, y] of printPolygons(asDrawn).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(PRINT_WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(PRINT_HEIGHT);
    }
  });

  it('has five toes, the big one on the right and each smaller than the one before', () => {
    const [, ...toes] = printPolygons(asDrawn);
    const areas = toes.map(area);
    expect(toes).toHaveLength(5);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    const across = toeCentres(asDrawn).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => b - a));
  });

  it('becomes a right foot when it is mirrored', () => {
    const across = toeCentres({ ...asDrawn, mirrored: true }).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  it('has toes that touch neither the sole nor one another', () => {
    const polygons = printPolygons(asDrawn);
    for (const [index, polygon] of polygons.entries()) {
      for (const other of polygons.slice(index + 1)) {
        for (const point of other) expect(signedDistance(point, polygon)).toBeGreaterThan(0);
      }
    }
  });

  it('covers an area that grows with the square of its width', () => {
    expect(printArea(2) / printArea(1)).toBeCloseTo(4, 6);
    expect(printArea(Math.sqrt(6)) / printArea(1)).toBeCloseTo(6, 6);
  });

  it('is drawn as one sole and five toes, at the place it is transformed to', () => {
    expect(printMarkup().match(/<path/g)).toHaveLength(1);
    expect(printMarkup().match(/<ellipse/g)).toHaveLength(5);
    expect(printTransform({ x: 7, y: 8, scale: 0.5, turn: 90, mirrored: true })).toBe(
      'translate(7 8) rotate(90) scale(-0.5 0.5) translate(-100-215)',
    );
  });
});

describe('the distance to a shape', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it.each([
    [[5, 5], -5],
    [[5, 1], -1],
    [[15, 5], 5],
    [[13, 14], 5],
  ] as const)('of %j is %d', (point, expected) => {
    expect(signedDistance(point, square)).toBeCloseTo(expected, 9);
  });
});
