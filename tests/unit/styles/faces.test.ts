import { expect, test } from 'vitest';
import { TYPEFACES } from '../../../src/styles/typefaces.ts';
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

test('no character is in two subsets of a typeface', () => {
  for (const { main, rare } of Object.values(TYPEFACES))
    expect(Array.from(rare).filter((character) => main.includes(character))).toEqual([]);
});
