import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POST_X, endPrints, groundPrints, postClass, trailLeg } from '../../../src/art/trail.ts';

test('each leg of the trail starts at the post where the previous one ends', () => {
  for (const [leg, x] of POST_X.entries()) {
    const { path, viewBox, mirrored } = trailLeg(leg);
    const coordinates = path.match(/-?\d+/g)?.map(Number) ?? [];
    const [left = 0, , across = 0] = viewBox.split(' ').map(Number);
    const inStrip = (at: number) => {
      const place = ((at - left) / across) * 100;
      return mirrored ? 100 - place : place;
    };
    expect(inStrip(coordinates.at(-2) ?? 0)).toBeCloseTo(x, 0);
    if (leg > 0) expect(inStrip(coordinates[0] ?? 0)).toBeCloseTo(POST_X[leg - 1] ?? 0, 0);
  }
});

test('TrailPost.css has each post where the trail has it', () => {
  const css = readFileSync('src/sections/trust-pledge/pledges/TrailPost.css', 'utf8');
  const rules = [...css.matchAll(/\.(trail-post-\d+) \{\s*--post-x: (\d+)%;/g)];
  expect(rules.map(([, name, x]) => [name, Number(x)])).toEqual(
    POST_X.map((x, index) => [postClass(index + 1), x]),
  );
});

test.each([
  ['behind the last post', endPrints()],
  ['under the staffs', groundPrints()],
])('the prints %s are of the left foot and the right one in turn', (_, prints) => {
  const sides = prints.map((print) => (print.includes('scale(-') ? 'right' : 'left'));
  expect(sides).toEqual(prints.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
});
