import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { TYPEFACES, type TypefaceName } from './typefaces.ts';

const require = createRequire(import.meta.url);

/** The subsets of the @fontsource packages that are read: Š and ž are in `latin-ext`. */
type Alphabet = 'latin' | 'latin-ext';

/** A subset of a typeface: its file, and the characters for which a browser loads it. */
export interface FontSubset {
  /** The path of the font, in `.cache/fonts`. */
  readonly file: string;
  /** Ranges for `unicode-range`; undefined for the main subset, which most pages need. */
  readonly unicodeRange?: readonly [string, ...string[]];
}

/**
 * Reduces a typeface to the characters and weights that the site uses. The first file has the
 * characters that most pages need, the others rare ones.
 *
 * @param face the typeface, by what it sets, such as `head`
 * @param format `woff2` for browsers, `truetype` for the share cards' renderer
 */
export async function subsetTypeface(
  face: TypefaceName,
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<FontSubset[]> {
  const { main, rare } = TYPEFACES[face];
  const subsets: FontSubset[] = [{ file: await writeSubset(face, 'latin', main, format) }];
  for (const alphabet of ['latin', 'latin-ext'] as const) {
    const characters = Array.from(rare)
      .filter((character) => EXTENDED.test(character) === (alphabet === 'latin-ext'))
      .join('');
    const [first, ...others] = ranges(characters);
    if (first !== undefined)
      subsets.push({
        file: await writeSubset(face, alphabet, characters, format),
        unicodeRange: [first, ...others],
      });
  }
  return subsets;
}

/** The paths of the fonts of share cards: those of headings and of text, as TrueType. */
export async function cardFonts(): Promise<string[]> {
  const faces = ['head', 'text'] as const;
  const subsets = await Promise.all(faces.map((face) => subsetTypeface(face, 'truetype')));
  return subsets.flat().map(({ file }) => file);
}

/** The rare characters that the packages have in `latin-ext`; all others are in `latin`. */
const EXTENDED = /[ŠšŽžŸ₹]/;

/** The characters as ranges for `unicode-range`, such as `U+A1-AC` and `U+20AC`. */
export function ranges(characters: string): string[] {
  const points = Array.from(characters)
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (point = 0) => point.toString(16).toUpperCase();
  return starts.map((start, index) =>
    start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
  );
}

/** Writes one subset of a font, unless it is cached, and returns its path. */
async function writeSubset(
  face: TypefaceName,
  alphabet: Alphabet,
  characters: string,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const { package: name, weight } = TYPEFACES[face];
  // The renderer of the share cards does not support variable fonts: it gets the heaviest weight.
  const isFixed = format === 'truetype' || weight.min === weight.max;
  const axes = { wght: isFixed ? weight.max : weight };
  const source = `@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`;
  const original = readFileSync(require.resolve(source));
  const cacheKey = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, axes, format]))
    .digest('hex')
    .slice(0, 10);
  const folder = join('.cache', 'fonts');
  const file = join(folder, `${name}-${cacheKey}.${format === 'woff2' ? 'woff2' : 'ttf'}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // In one step: another build may read it at the same time.
    const unfinished = `${file}-${process.pid}`;
    writeFileSync(
      unfinished,
      await subsetFont(original, characters, { targetFormat: format, variationAxes: axes }),
    );
    renameSync(unfinished, file);
  }
  return file;
}
