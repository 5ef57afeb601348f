import { describe, expect, it } from 'vitest';
import { HERO_HEIGHT, HERO_TERRAIN, HERO_WIDTH } from '../../../src/art/drawings/hero-map.ts';
import type { Point } from '../../../src/art/points.ts';
import { INTERVAL, pickHeights } from '../../../src/art/survey.ts';
import { WOOD_EDGE, createTerrain } from '../../../src/art/terrain.ts';

const points: Point[] = [];
for (let x = 0; x < HERO_WIDTH; x += 9) {
  for (let y = 0; y < HERO_HEIGHT; y += 9) points.push([x, y]);
}
const surveyed = points.map((point) => ({
  shore: HERO_TERRAIN.shoreDistance(point),
  height: HERO_TERRAIN.elevation(point),
  wood: HERO_TERRAIN.woodiness(point),
}));
const lowestContour = Math.ceil(HERO_TERRAIN.lakeLevel / INTERVAL) * INTERVAL;

describe('the hero’s land', () => {
  it('has its bed below the water in every print', () => {
    const bed = surveyed.filter(({ shore }) => shore < 0);
    expect(bed.length).toBeGreaterThan(100);
    for (const { height } of bed) expect(height).toBeLessThan(HERO_TERRAIN.lakeLevel);
  });

  it('rises from every shore, with no contour on the waterline', () => {
    const shore = surveyed.filter(({ shore: distance }) => distance > 0 && distance < 12);
    expect(shore.length).toBeGreaterThan(50);
    for (const { height } of shore) {
      expect(height).toBeGreaterThan(HERO_TERRAIN.lakeLevel);
      expect(height).toBeLessThan(lowestContour);
    }
  });

  it('has no water but in the prints', () => {
    for (const { shore, height } of surveyed) {
      if (shore > 12) expect(height).toBeGreaterThan(HERO_TERRAIN.lakeLevel);
    }
  });

  it('keeps its woods off the water', () => {
    for (const { shore, wood } of surveyed) {
      if (shore < 46) expect(wood).toBeLessThan(WOOD_EDGE);
    }
  });
});

describe('a terrain without prints', () => {
  it('is the same land for the same seed, and has no shore', () => {
    const options = { seed: 71, width: 1440, base: 760, amplitude: 330 };
    const [one, other] = [createTerrain(options), createTerrain(options)];
    expect(one.elevation([333, 444])).toBe(other.elevation([333, 444]));
    expect(one.shoreDistance([333, 444])).toBe(Infinity);
  });
});

describe('picking heights to write', () => {
  it('keeps off boxes and a distance from one another', () => {
    const label = (x: number, y: number) => ({ x, y, turn: 0, height: 750 });
    const picked = pickHeights([label(10.4, 10), label(20, 10), label(90, 90), label(50, 50)], {
      distance: 30,
      within: [0, 0, 100, 100],
      off: [[40, 40, 60, 60]],
    });
    expect(picked).toEqual([label(10, 10), label(90, 90)]);
  });
});
