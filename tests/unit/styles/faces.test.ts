import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { TYPEFACES, type TypefaceName } from '../../../src/styles/typefaces.ts';
import { subsetTypeface, ranges } from '../../../src/styles/faces.ts';

test('ranges lists characters as unicode-range has them', () => {
  expect(ranges('éèê£')).toEqual(['U+A3', 'U+E8-EA']);
  expect(ranges('')).toEqual([]);
});

test('a typeface has a main subset and subsets of rare characters', async () => {
  const [main, ...rare] = await subsetTypeface('head');
  expect(main?.unicodeRange).toBeUndefined();
  expect(rare.map(({ unicodeRange }) => unicodeRange?.join())).toEqual([
    expect.stringContaining('U+20AC'),
    expect.stringContaining('U+160-161'),
  ]);
  expect(await subsetTypeface('mono')).toHaveLength(1);
});

test.each(Object.keys(TYPEFACES) as TypefaceName[])(
  'the files of the typeface %s have each of its characters',
  async (face) => {
    const { main, rare, family, weight } = TYPEFACES[face];
    const fontFiles = (await subsetTypeface(face, 'truetype')).map(({ file }) => file);
    const isDrawn = (character: string) => {
      const text = `<text font-family="${family}" font-weight="${weight.max}">&#${character.codePointAt(0)};</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
      return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox();
    };
    const seen = Array.from(main + rare).filter((character) => /\S/.test(character));
    expect(seen.filter((character) => !isDrawn(character))).toEqual([]);
  },
);

test('no character is in two subsets of a typeface', () => {
  for (const { main, rare } of Object.values(TYPEFACES))
    expect(Array.from(rare).filter((character) => main.includes(character))).toEqual([]);
});
