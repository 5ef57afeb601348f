import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawFiles, drawIcons } from '../../../src/art/files.ts';

const root = new URL('../../../', import.meta.url);
const folder = 'src/assets/art/';
const drawn = drawFiles();

describe('the checked-in drawings', () => {
  it('are what the code draws, to the byte', () => {
    for (const [path, text] of drawn) {
      expect(text, `${path} differs: run npm run art`).toBe(
        readFileSync(new URL(path, root), 'utf8'),
      );
    }
  });

  it('are all there is in their folder', () => {
    const names = [...drawn.keys()].filter((path) => path.startsWith(folder));
    const files = readdirSync(new URL(folder, root)).map((name) => folder + name);
    expect(files.sort()).toEqual(names.sort());
  });

  it.each([
    ['hero-map.svg', 7_500],
    ['route-map.svg', 7_500],
    ['survey-sheets.svg', 4_500],
    ['edge-map.svg', 6_000],
  ])('%s weighs at most %i bytes on the wire', (name, budget) => {
    const svg = drawn.get(folder + name) ?? '';
    expect(svg).toContain('</svg>');
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget);
  });

  it('hold both themes and nothing from elsewhere', () => {
    const maps = [...drawn].filter(([path]) => path.startsWith(folder) && path.endsWith('.svg'));
    for (const [path, svg] of maps) {
      expect(svg, path).toContain('@media(prefers-color-scheme:dark)');
      expect(svg, path).not.toMatch(/<text|<script|url\((?!#)|href="(?!#)/);
    }
  });
});

describe('the icons', () => {
  const icons = drawIcons();
  const stored = (path: string) => readFileSync(new URL(path, root));
  /** Width and height of a PNG, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it.each([
    ['public/apple-touch-icon.png', 180],
    ['public/icon-192.png', 192],
    ['public/icon-512.png', 512],
    ['public/icon-maskable-512.png', 512],
  ])('%s is %i px square', (path, size) => {
    expect(sizeOf(stored(path))).toEqual([size, size]);
    expect(sizeOf(Buffer.from(icons.get(path) ?? []))).toEqual([size, size]);
  });

  it('come in three sizes in the one file that old browsers ask for', () => {
    const ico = stored('public/favicon.ico');
    const count = ico.readUInt16LE(4);
    const entries = Array.from({ length: count }, (_, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      return [ico[entry], ...sizeOf(ico.subarray(offset))];
    });
    expect(entries).toEqual([
      [16, 16, 16],
      [32, 32, 32],
      [48, 48, 48],
    ]);
  });
});
