/** The characters that each cut of the site's faces holds. A page loads only the cuts that it needs. */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

const without = (characters: string, others: string) =>
  [...new Set(characters)].filter((character) => !others.includes(character)).join('');

const ASCII = range(0x20, 0x7e);
/** The rest of Latin-1 with its signs of currency and arithmetic, and letters of South African languages. */
const LATIN = `${range(0xa1, 0xac)}${range(0xae, 0xff)}ŒœŠšŽžŸ€₹−•‹›‚„™`;

/** Basic Latin without the signs of programs, and what nearly every page shows. */
const PROSE = `${ASCII.replace(/[\\^`{|}~<>]/g, '')}\u00a0\u202f‘’“”–—…×·→©é`;
/** What a headline, a claim or a numeral is made of. */
const HEADLINES = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:;!?'’‘“”-–—…()/&$%#×`;
const BASE58_AND_FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.-…';

/** In `main`, what most pages need; in `rare`, what a page asks for only if it shows it. */
export const CHARACTERS = {
  // Every page shows © and ·, and no heading does.
  'national-park': { main: HEADLINES, rare: without(LATIN, `${HEADLINES}©·`) },
  // The micro sign is missing from the font itself.
  'atkinson-hyperlegible-next': { main: PROSE, rare: without(LATIN, `${PROSE}µ`) },
  'martian-mono': { main: BASE58_AND_FIGURES, rare: '' },
} as const;

/**
 * The characters of a text that no face of the site holds: a visitor sees them in another typeface.
 * Those of ASCII are in every typeface, and count as held.
 */
export function missingCharacters(text: string): string[] {
  const { main, rare } = CHARACTERS['atkinson-hyperlegible-next'];
  return [...new Set(text)].filter(
    (character) =>
      !/[\s\p{Cf}\p{Cc}\p{ASCII}]/u.test(character) && !(main + rare).includes(character),
  );
}
