import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawFiles, drawIcons } from '../../../../src/art/drawings/files.ts';

const FOLDER = 'src/assets/art/';
const drawn = drawFiles();

describe('The checked-in drawings', () => {
  it('are byte-identical to what the code draws', () => {
    for (const [path, text] of drawn)
      expect(text, `${path} differs: run npm run art`).toBe(readFileSync(path, 'utf8'));
  });

  it('are the only files in their folder', () => {
    const names = [...drawn.keys()].filter((path) => path.startsWith(FOLDER));
    const files = readdirSync(FOLDER).map((name) => FOLDER + name);
    expect(files.sort()).toEqual(names.sort());
  });

  it('have both themes, and no text, script or external reference', () => {
    const maps = [...drawn].filter(([path]) => path.startsWith(FOLDER) && path.endsWith('.svg'));
    for (const [path, svg] of maps) {
      expect(svg, path).toContain('@media(prefers-color-scheme:dark)');
      expect(svg, path).not.toMatch(/<text|<script|url\((?!#)|href="(?!#)/);
    }
  });
});

describe('The icons', () => {
  /** Width and height of a PNG, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it('have the sizes that their names and the manifest state', () => {
    const sizes = [...drawIcons()]
      .filter(([path]) => path.endsWith('.png'))
      .map(([path]) => [path, ...sizeOf(readFileSync(path))]);
    expect(Object.fromEntries(sizes.map(([path, width]) => [path, width]))).toEqual({
      'public/apple-touch-icon.png': 180,
      'public/icon-192.png': 192,
      'public/icon-512.png': 512,
      'public/icon-maskable-512.png': 512,
    });
    for (const [, width, height] of sizes) expect(height).toBe(width);
  });

  it('come in three sizes in favicon.ico', () => {
    const ico = readFileSync('public/favicon.ico');
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) =>
      sizeOf(ico.subarray(ico.readUInt32LE(6 + 16 * index + 12))),
    );
    expect(entries).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
