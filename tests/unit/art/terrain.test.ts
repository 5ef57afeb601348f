import { expect, test } from 'vitest';
import { HERO_TERRAIN } from '../../../src/art/drawings/hero-map.ts';
import { HERO_HEIGHT, HERO_WIDTH } from '../../../src/art/grids.ts';
import type { Point } from '../../../src/art/points.ts';
import { INTERVAL } from '../../../src/art/survey.ts';
import { WOOD_EDGE, createTerrain } from '../../../src/art/terrain.ts';

test('only the footprints have water, and no contour or wood is on the shore', () => {
  const { lakeLevel } = HERO_TERRAIN;
  const lowestContour = Math.ceil(lakeLevel / INTERVAL) * INTERVAL;
  for (let x = 0; x < HERO_WIDTH; x += 9) {
    for (let y = 0; y < HERO_HEIGHT; y += 9) {
      const point: Point = [x, y];
      const shore = HERO_TERRAIN.shoreDistance(point);
      const height = HERO_TERRAIN.elevation(point);
      if (shore < 0 === height > lakeLevel || (shore > 0 && shore < 12 && height >= lowestContour))
        expect.fail(`${height} m at ${x}, ${y}, ${shore} from the shore`);
      if (shore < 46) expect(HERO_TERRAIN.woodiness(point)).toBeLessThan(WOOD_EDGE);
    }
  }
});

test('a terrain without footprints has no shore', () => {
  const terrain = createTerrain({ seed: 71, width: 1440, base: 760, amplitude: 330 });
  expect(terrain.shoreDistance([333, 444])).toBe(Infinity);
});
