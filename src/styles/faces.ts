import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CHARACTERS } from '../facts/typefaces.ts';

const require = createRequire(import.meta.url);

/** The packages of fonts cut their files by alphabet: Š and ž are in the second of them. */
type Alphabet = 'latin' | 'latin-ext';

/** The three faces of the site, and the weights that are kept of each. */
export const faces = {
  'national-park': { axes: { wght: 800 } },
  'atkinson-hyperlegible-next': { axes: { wght: { min: 400, max: 700 } } },
  'martian-mono': { axes: { wght: 600 } },
} as const;

export type Face = keyof typeof faces;

/** The share cards' renderer knows no variable fonts: it gets a face at its boldest. */
function boldest({ wght }: (typeof faces)[Face]['axes']): { wght: number } {
  return { wght: typeof wght === 'number' ? wght : wght.max };
}

/** One cut of a face: its file, and the characters for which a browser asks for it. */
export interface Cut {
  /** The path of the font, in `.cache/fonts`. */
  readonly file: string;
  /** As `unicode-range` has them; none for the cut with what most pages need. */
  readonly unicodeRange?: readonly [string, ...string[]];
}

/**
 * Cuts one face down to the characters and weights the site uses: one file with what most pages
 * need, then those with rare characters.
 *
 * @param face which face to cut
 * @param format `woff2` for browsers, `truetype` for the share cards' renderer
 */
export async function cutFont(face: Face, format: 'woff2' | 'truetype' = 'woff2'): Promise<Cut[]> {
  const { main, rare } = CHARACTERS[face];
  const extended = Array.from(rare)
    .filter((character) => EXTENDED.test(character))
    .join('');
  const latin = Array.from(rare)
    .filter((character) => !EXTENDED.test(character))
    .join('');
  const cuts: Cut[] = [{ file: await cut(face, 'latin', main, format) }];
  for (const [alphabet, characters] of [
    ['latin', latin],
    ['latin-ext', extended],
  ] as const) {
    const [first, ...others] = ranges(characters);
    if (first !== undefined)
      cuts.push({
        file: await cut(face, alphabet, characters, format),
        unicodeRange: [first, ...others],
      });
  }
  return cuts;
}

/** What the packages keep in the file of the extended alphabet. */
const EXTENDED = /[ŠšŽžŸ₹]/;

/** `U+A1-AC`, `U+20AC`: characters as `unicode-range` lists them. */
export function ranges(characters: string): string[] {
  const points = Array.from(characters)
    .map((one) => one.charCodeAt(0))
    .toSorted((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (point = 0) => point.toString(16).toUpperCase();
  return starts.map((start, index) =>
    start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
  );
}

/** Makes one cut font, anew only when its recipe changed. Gives its path. */
async function cut(
  face: Face,
  alphabet: Alphabet,
  characters: string,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const weights = faces[face].axes;
  const axes = format === 'truetype' ? boldest(weights) : weights;
  const source = `@fontsource-variable/${face}/files/${face}-${alphabet}-wght-normal.woff2`;
  const original = readFileSync(require.resolve(source));
  const recipe = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, axes, format]))
    .digest('hex')
    .slice(0, 10);
  const folder = join('.cache', 'fonts');
  const file = join(folder, `${face}-${recipe}.${format === 'woff2' ? 'woff2' : 'ttf'}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      file,
      await subsetFont(original, characters, { targetFormat: format, variationAxes: axes }),
    );
  }
  return file;
}
