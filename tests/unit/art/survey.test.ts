import { expect, test } from 'vitest';
import { pickHeights } from '../../../src/art/survey.ts';

test('picked heights are outside the boxes to avoid and a distance apart', () => {
  const label = (x: number, y: number) => ({ x, y, rotation: 0, height: 750 });
  const picked = pickHeights([label(10.4, 10), label(20, 10), label(90, 90), label(50, 50)], {
    distance: 30,
    within: [0, 0, 100, 100],
    avoid: [[40, 40, 60, 60]],
  });
  expect(picked).toEqual([label(10, 10), label(90, 90)]);
});
