import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/art/random.ts';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('seeded chance', () => {
  it('gives one sequence per seed', () => {
    expect(draw(20250805, 100)).toEqual(draw(20250805, 100));
    expect(draw(20250805, 100)).not.toEqual(draw(20250806, 100));
  });

  it('gives the numbers of mulberry32', () => {
    expect(draw(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it('stays from 0 to below 1 and spreads evenly', () => {
    const numbers = draw(7, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });
});
