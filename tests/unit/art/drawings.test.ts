import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { withPalette, withSymbols, withoutPalette } from '../../../src/art/svg-files.ts';

const files = globSync('{src/assets,public}/**/*.svg')
  .sort()
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

test('the drawings and the icons are where these tests look for them', () => {
  expect(files.length).toBeGreaterThan(10);
});

describe('Each drawing and icon', () => {
  it.each(files)('%s names its colours, and has them as tokens.css does', (_, svg) => {
    expect(svg, 'run npm run art').toBe(withPalette(svg));
    const own = withoutPalette(svg);
    expect(own).not.toContain(':root');
    for (const [, colour] of own.matchAll(/(?:fill|stroke|color|background)(?::|=")([^;}"]+)/g))
      expect(colour).toMatch(/^(?:none|currentColor|var\(--[a-z-]+\))$/);
  });

  it.each(files)('%s has its symbols as src/assets/symbols does', (_, svg) => {
    expect(svg, 'run npm run art').toBe(withSymbols(svg));
  });

  it.each(files)('%s has no text, script or external reference', (_, svg) => {
    expect(svg).not.toMatch(/<text|<script|url\((?!#)|href="(?!#)/);
  });
});

it.each(files.filter(([path]) => path.startsWith('src/assets/art/')))(
  '%s has both themes',
  (_, svg) => {
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
  },
);

it('A drawing cannot name a colour that tokens.css lacks', () => {
  expect(() => withPalette('<svg><style>\n.a{fill:var(--mauve)}\n</style></svg>')).toThrow(
    '--color-mauve',
  );
});

it('A drawing that names a colour needs a style sheet, where its palette is written', () => {
  expect(() => withPalette('<svg><path fill="var(--ink)"/></svg>')).toThrow('no line that ends');
});

describe('The bitmaps of the icons', () => {
  /** Width and height of a PNG, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ])('%s is %i px wide and high, as its name or the manifest states', (name, size) => {
    expect(sizeOf(readFileSync(`public/${name}.png`))).toEqual([size, size]);
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
