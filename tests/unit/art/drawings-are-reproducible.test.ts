import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawFiles } from '../../../src/art/files.ts';

const folder = new URL('../../../src/assets/art/', import.meta.url);
const drawn = drawFiles();

describe('the checked-in drawings', () => {
  it('are what the code draws, to the byte', () => {
    for (const [name, text] of drawn) {
      expect(text, `${name} differs: run npm run art`).toBe(
        readFileSync(new URL(name, folder), 'utf8'),
      );
    }
  });

  it('are all there is in their folder', () => {
    expect(readdirSync(folder).sort()).toEqual([...drawn.keys()].sort());
  });

  it.each([
    ['hero-map.svg', 7_500],
    ['route-map.svg', 7_500],
    ['survey-sheets.svg', 4_500],
    ['edge-map.svg', 6_000],
  ])('%s weighs at most %i bytes on the wire', (name, budget) => {
    expect(brotliCompressSync(drawn.get(name) ?? '').length).toBeLessThanOrEqual(budget);
  });

  it('hold both themes and nothing from elsewhere', () => {
    const maps = [...drawn].filter(([name]) => name.endsWith('.svg'));
    for (const [name, svg] of maps) {
      expect(svg, name).toContain('@media(prefers-color-scheme:dark)');
      expect(svg, name).not.toMatch(/<text|<script|url\((?!#)|href="(?!#)/);
    }
  });
});
