import { describe, expect, it } from 'vitest';
import { pairHashedNames, withoutHash } from '../../src/lines/hashed-names.ts';
import { filesOf } from '../reading.ts';

it.each([
  ['_astro/edge-map.BsIqT_PF.svg', '_astro/edge-map.*.svg'],
  ['_astro/hill.C9dpL7-v.svg', '_astro/hill.*.svg'],
  ['assets/index-DPE3HIJ6.js', 'assets/index-*.js'],
  ['_astro/69499a46a2.css', '_astro/*.css'],
  ['_astro/fonts/d3ce500f897ada4e.woff2', '_astro/fonts/*.woff2'],
  ['main.3f2a9c1b7d.js', 'main.*.js'],
  ['apple-touch-icon.png', undefined],
  ['icon-maskable-512.png', undefined],
  ['hero-mountain.png', undefined],
  ['about.html', undefined],
  ['deadbeef', undefined],
])('%s without its hash is %s', (path, name) => {
  expect(withoutHash(path)).toBe(name);
});

describe('Files that differ in a hash', () => {
  it.each<[string, Record<string, string>, Record<string, string>, Record<string, string>]>([
    [
      'their names',
      { 'a.AAAAAAA1.js': 'x' },
      { 'a.BBBBBBB2.js': 'y' },
      { 'a.AAAAAAA1.js': 'a.BBBBBBB2.js' },
    ],
    [
      'equal contents first',
      { '1111111111.css': 'one', '2222222222.css': 'two' },
      { '3333333333.css': 'two', '4444444444.css': 'one' },
      { '1111111111.css': '4444444444.css', '2222222222.css': '3333333333.css' },
    ],
    [
      'equal contents, not only equal words',
      { '1111111111.css': 'one two', '2222222222.css': 'two one' },
      { '3333333333.css': 'two one', '4444444444.css': 'one two' },
      { '1111111111.css': '4444444444.css', '2222222222.css': '3333333333.css' },
    ],
    [
      'their similarity',
      { '1111111111.css': 'one two three', '2222222222.css': 'four five six' },
      { '3333333333.css': 'four five seven', '4444444444.css': 'one two seven' },
      { '1111111111.css': '4444444444.css', '2222222222.css': '3333333333.css' },
    ],
    [
      'nothing, if they have nothing in common',
      { '1111111111.css': 'one', '2222222222.css': 'two', 'a.AAAAAAA1.js': 'one' },
      { '3333333333.css': 'three', 'a.BBBBBBB2.js': 'two', 'a.CCCCCCC3.js': 'three' },
      {},
    ],
    [
      'nothing, if the name is kept',
      { 'a.AAAAAAA1.js': 'x' },
      { 'a.AAAAAAA1.js': 'y', 'a.BBBBBBB2.js': 'x' },
      {},
    ],
    ['nothing, if a folder differs', { 'a/a.AAAAAAA1.js': 'x' }, { 'b/a.AAAAAAA2.js': 'x' }, {}],
  ])('are paired by %s', (_, before, after, pairs) => {
    expect(Object.fromEntries(pairHashedNames(filesOf(before), filesOf(after)))).toEqual(pairs);
  });
});
