/**
 * The pages of the site are drawn as numbered sheets of one map. The index map is a footprint that shows
 * how they adjoin: each part of it, its plate, stands for one sheet.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  OFF_THE_MAP,
  indexMapMarkup,
  sheetTransitions,
  wayBetween,
} from '../../../src/art/sheets.ts';

/** From each sheet to each with a higher number: the direction in which the other lies. */
const DIRECTIONS: readonly (readonly [from: number, to: number, way: string])[] = [
  [1, 2, 'up left'],
  [1, 3, 'up'],
  [1, 4, 'up'],
  [1, 5, 'up right'],
  [1, 6, 'down'],
  [2, 3, 'right'],
  [2, 4, 'right'],
  [2, 5, 'right'],
  [2, 6, 'down'],
  [3, 4, 'right'],
  [3, 5, 'right'],
  [3, 6, 'down'],
  [4, 5, 'down right'],
  [4, 6, 'down'],
  [5, 6, 'down'],
];

/** A way in words. An axis along which it is less than a third of a screen is left out. */
function inWords(from: number, to: number): string {
  const [right, down] = wayBetween(from, to);
  const vertical = down < -1 / 3 ? 'up' : down > 1 / 3 ? 'down' : '';
  const horizontal = right < -1 / 3 ? 'left' : right > 1 / 3 ? 'right' : '';
  return `${vertical} ${horizontal}`.trim();
}

describe('The way between two sheets', () => {
  test.each(DIRECTIONS)('from %i to %i goes %s', (from, to, way) => {
    expect(inWords(from, to)).toBe(way);
  });

  test.each(DIRECTIONS)('from %i to %i is one screen, and back the reverse', (from, to) => {
    const way = wayBetween(from, to);
    expect(Math.max(...way.map(Math.abs))).toBe(1);
    expect(wayBetween(to, from)).toEqual(way.map((share) => 0 - share));
  });
});

test('On the page of a sheet, each other sheet leaves to its own place on the map', () => {
  // Sheet 0, the page for unknown addresses, is off the map. All are named but the page’s own, 3.
  const others = [OFF_THE_MAP, 1, 2, 4, 5, 6];
  const css = sheetTransitions(3);
  const ways = [...css.matchAll(/::view-transition-old\(s(\d)\)\{--way:([^%]+)% ([^%]+)%\}/g)];
  expect(ways.map(([, sheet, ...way]) => [Number(sheet), ...way.map(Number)])).toEqual(
    others.map((sheet) => [sheet, ...wayBetween(3, sheet).map((share) => Math.round(share * 100))]),
  );
});

test('The page of a sheet that has no plate comes and goes without a transition', () => {
  // There are plates for six sheets.
  expect(sheetTransitions(6)).not.toBe('');
  expect(sheetTransitions(7)).toBe('');
});

test('Each part of the footprint is the land of one sheet, and the toe off the map has no colour of its own', () => {
  const parts = [...indexMapMarkup().matchAll(/href="#(\w+)" fill="var\(--s(\d(?:,none)?)\)"/g)];
  expect(parts.map(([, part, sheet]) => `${part} ${sheet}`)).toEqual([
    'sole 1',
    't1 2',
    't2 3',
    't3 4',
    't4 5',
    'sole 6',
    't5 0,none',
  ]);
});

test('Each sheet has its number on the map', () => {
  const [, x = '', y = '', numbers] =
    /<text x="(.*?)" y="(.*?)">(.*?)</.exec(indexMapMarkup()) ?? [];
  expect(numbers).toBe('123456');
  for (const positions of [x, y]) expect(positions).toMatch(/^(?:\d+ ){5}\d+$/);
});

test('The land of each plate, and no other, has a link that lights it up', () => {
  const css = readFileSync('src/components/art/IndexMap.css', 'utf8');
  const lit = [...css.matchAll(/nth-child\((\d+)\) > .*\{\s*--s(\d+): var\(--color-blaze\)/g)];
  const plates = [...indexMapMarkup().matchAll(/var\(--s([1-9])\)/g)].map(([, plate]) => plate);
  expect(lit.map(([, link, plate]) => [link, plate])).toEqual(
    plates.map((plate) => [plate, plate]),
  );
});
