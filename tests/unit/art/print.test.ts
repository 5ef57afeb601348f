import { describe, expect, it } from 'vitest';
import { around, type Place, type Point } from '../../../src/art/points.ts';
import {
  PRINT_HEIGHT,
  PRINT_WIDTH,
  printPolygons,
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

describe('The print', () => {
  it('has five toes in its box, the big one on the right and each smaller than the one before', () => {
    const [, ...toes] = printPolygons(asDrawn);
    const areas = toes.map(area);
    expect(toes).toHaveLength(5);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    const across = toeCentres(asDrawn).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => b - a));
    for (const [x, y] of printPolygons(asDrawn).flat())
      expect(x >= 0 && x <= PRINT_WIDTH && y >= 0 && y <= PRINT_HEIGHT).toBe(true);
  });

  it('becomes a right foot when it is mirrored', () => {
    const across = toeCentres({ ...asDrawn, mirrored: true }).map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  // The prints of the prizes stand to each other as the prizes do.
  it('covers an area that grows with the square of its width', () => {
    const printArea = (scale: number) =>
      printPolygons({ ...asDrawn, scale }).reduce((sum, polygon) => sum + area(polygon), 0);
    expect(printArea(2) / printArea(1)).toBeCloseTo(4, 6);
  });
});

it.each([
  [[5, 5], -5],
  [[15, 5], 5],
  [[13, 14], 5],
] as const)('The distance of %j to a shape is %d: negative inside', (point, expected) => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(signedDistance(point, square)).toBeCloseTo(expected, 9);
});
