/**
 * A leg is the part of the trail between two posts, one post a pledge. Its path is drawn in a box, and every second
 * one is mirrored.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  POST_X,
  overviewLeg,
  endPrints,
  firstLeg,
  groundPrints,
  postClass,
  trailLeg,
} from '../../../src/art/trail.ts';

/** The first and the last number of a path across its box. */
const endsAcross = (path: string) => {
  const coordinates = path.match(/-?\d+/g)?.map(Number) ?? [];
  return [coordinates[0] ?? 0, coordinates.at(-2) ?? 0] as const;
};

test('each leg of the trail starts at the post where the previous one ends', () => {
  /** The first and the last position of a leg in per cent of the strip, as `POST_X` has it. */
  const endsInStrip = ({ path, viewBox, mirrored }: ReturnType<typeof trailLeg>) => {
    const [left = 0, , across = 0] = viewBox.split(' ').map(Number);
    return endsAcross(path).map((at) => {
      const place = ((at - left) / across) * 100;
      return Math.round(mirrored ? 100 - place : place);
    });
  };
  expect(endsInStrip(firstLeg('narrow'))[1]).toBe(POST_X[0]);
  expect(endsInStrip(firstLeg('wide'))[1]).toBe(POST_X[0]);
  for (const [index, x] of POST_X.entries())
    expect(endsInStrip(trailLeg(index + 1))).toEqual([x, POST_X[(index + 1) % POST_X.length]]);
});

test('each leg of the route card’s trail starts at the post where the previous one ends', () => {
  const legs = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((post) => endsAcross(overviewLeg(post)));
  expect(legs.map(([, end]) => end)).toEqual([...POST_X, POST_X[0]]);
  expect(legs.slice(1).map(([start]) => start)).toEqual(POST_X);
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
  ['on the ground below the pledges', groundPrints()],
])('the footprints %s are of the left foot and the right one in turn', (_, prints) => {
  expect(prints.length).toBeGreaterThan(1);
  const sides = prints.map((print) => (print.includes('scale(-') ? 'right' : 'left'));
  expect(sides).toEqual(prints.map((_print, index) => (index % 2 === 0 ? 'left' : 'right')));
});
