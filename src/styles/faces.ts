import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin without the signs of programs, and what well-set prose needs beside it. */
const prose =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
    .join('')
    .replace(/[\\^`{|}~<>]/g, '') + '\u00a0\u202f‘’“”–—…×·→©é';
/** What a headline, a claim or a numeral is made of. */
const headlines = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:;!?'’‘“”-–—…()/&$%#×`;
const base58AndFigures = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.-…';

/** The three faces of the site: what is kept of each, so that a page loads no glyph it cannot show. */
export const faces = {
  'national-park': {
    source: '@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
    characters: headlines,
    axes: { wght: 800 },
  },
  'atkinson-hyperlegible-next': {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: prose,
    axes: { wght: { min: 400, max: 700 } },
  },
  'martian-mono': {
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2',
    characters: base58AndFigures,
    axes: { wght: 600 },
  },
} as const;

export type Face = keyof typeof faces;

/** The share cards' renderer knows no variable fonts: it gets a face at its boldest. */
function boldest({ wght }: (typeof faces)[Face]['axes']): { wght: number } {
  return { wght: typeof wght === 'number' ? wght : wght.max };
}

/**
 * Cuts one face down to the characters and weights the site uses.
 *
 * @param face which face to cut
 * @param format `woff2` for browsers, `truetype` for the share cards' renderer
 * @returns the path of the cut font in `.cache/fonts`, made anew only when its recipe changed
 */
export async function cutFont(face: Face, format: 'woff2' | 'truetype' = 'woff2'): Promise<string> {
  const { source, characters, axes: weights } = faces[face];
  const axes = format === 'truetype' ? boldest(weights) : weights;
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
