import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { emptyFolder } from '../../../packages/copy-review/tests/repository.ts';
import { sizeOfPng } from '../../png-size.ts';
import { withPalette, withSymbols, withoutPalette } from '../../../src/art/svg-files.ts';

const files = globSync('{src/assets,public}/**/*.svg')
  .sort()
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

/** The values of the properties that paint, but not those in the condition of a rule. */
const COLOURS = /(?<!\()(?:fill|stroke|color|background)(?::|=")([^;}"]+)/g;

test('the drawings and the icons are where these tests look for them, and name colours', () => {
  expect(files.filter(([, svg]) => svg.search(COLOURS) >= 0).length).toBeGreaterThan(10);
});

describe('Each drawing and icon', () => {
  it.each(files)('%s names its colours, and has them as tokens.css does', (_, svg) => {
    expect(svg, 'run npm run art').toBe(withPalette(svg));
    const own = withoutPalette(svg);
    expect(own).not.toContain(':root');
    for (const [, colour] of own.matchAll(COLOURS))
      expect(colour).toMatch(/^(?:none|currentColor|var\(--(?:[a-z-]+|eye,var\(--[a-z-]+\))\))$/);
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
    const [light, ...dark] = svg.split('@supports(color:light-dark(red,red)){');
    const [inMedia, inTarget] = dark;
    expect(inMedia).toMatch(/^@media\(prefers-color-scheme:dark\)\{:root\{/);
    expect(inTarget).toMatch(/^:root:target\{/);
    // Browsers that know no light-dark() show light pages.
    expect(light).toMatch(/^<svg id="dark" .*\n<style>\n:root\{.*\n$/);
    for (const rest of dark.map((rules) => rules.replace(/^(?:@media.*\n?|:root:target.*)/, '')))
      expect(rest).not.toMatch(/prefers-color-scheme|:target/);
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
  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ])('%s is %i px wide and high, as its name or the manifest states', (name, size) => {
    expect(sizeOfPng(readFileSync(`public/${name}.png`))).toBe(`${size} × ${size}`);
  });

  /** The PNGs of an ICO file. */
  const pngsIn = (ico: Buffer) =>
    Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = ico.subarray(6 + 16 * index);
      const offset = entry.readUInt32LE(12);
      return ico.subarray(offset, offset + entry.readUInt32LE(8));
    });

  it('come in three sizes in favicon.ico', () => {
    expect(pngsIn(readFileSync('public/favicon.ico')).map(sizeOfPng)).toEqual([
      '16 × 16',
      '32 × 32',
      '48 × 48',
    ]);
  });

  it('and the colours of drawings are what npm run art makes of the sources', async () => {
    const folder = emptyFolder();
    for (const name of ['public', 'src/assets', 'src/styles/tokens.css'])
      cpSync(name, join(folder, name), { recursive: true });
    const bitmaps = globSync('public/*.{ico,png}').sort();
    for (const path of bitmaps) writeFileSync(join(folder, path), '');
    const [drawing, svg] = files[0] ?? ['', ''];
    writeFileSync(join(folder, drawing), svg.replace(/#[\da-f]{6}/, '#123456'));
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/art.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n').sort()).toEqual([drawing, ...bitmaps].sort());
    expect(readFileSync(join(folder, drawing), 'utf8')).toBe(svg);
    // What is before the length of the first picture.
    const directoryOf = (path: string) => readFileSync(path).subarray(0, 14);
    const ico = 'public/favicon.ico';
    expect(directoryOf(join(folder, ico))).toEqual(directoryOf(ico));
    const bytesOf = async (path: string) => {
      const bitmap = readFileSync(path);
      const pngs = path.endsWith('.ico') ? pngsIn(bitmap) : [bitmap];
      return (await Promise.all(pngs.map((png) => sharp(png).raw().toBuffer()))).flatMap((all) => [
        ...all,
      ]);
    };
    for (const path of bitmaps) {
      const [made, kept] = await Promise.all([join(folder, path), path].map(bytesOf));
      // Processors can differ in the last digits of what they calculate.
      const different = made?.filter((byte, index) => Math.abs(byte - (kept?.[index] ?? -9)) > 2);
      expect(different, `${path}: run npm run art`).toEqual([]);
      expect(made).toHaveLength(kept?.length ?? 0);
    }
  });
});
