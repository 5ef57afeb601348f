import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/art/random.ts';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, () => random());
};

test('a seed gives one sequence of numbers from 0 to below 1, another seed another', () => {
  const numbers = draw(7);
  expect(draw(7)).toEqual(numbers);
  expect(draw(8)).not.toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
