/** The characters in each subset of the site's fonts. A page loads only the subsets that it needs. */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

const without = (characters: string, others: string) =>
  [...new Set(characters)].filter((character) => !others.includes(character)).join('');

const ASCII = range(0x20, 0x7e);
/** The rest of Latin-1, more currency and mathematical symbols, and letters of South African languages. */
const LATIN = `${range(0xa1, 0xac)}${range(0xae, 0xff)}ŒœŠšŽžŸ€₹−•‹›‚„™`;

/** ASCII without characters of code, and the punctuation and symbols that nearly every page shows. */
const PROSE = `${ASCII.replace(/[\\^`{|}~<>]/g, '')}\u00a0\u202f‘’“”–—…×·→©é`;
/** The characters of headlines, claims and numerals. */
const HEADLINES = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:;!?'’‘“”-–—…()/&$%#×`;
const BASE58_AND_FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.-…';

/** `main` is the subset that most pages need, `rare` the one that a page loads only if it shows one of its characters. */
export const CHARACTERS = {
  // Every page shows © and ·, and no heading does.
  'national-park': { main: HEADLINES, rare: without(LATIN, `${HEADLINES}©·`) },
  // The micro sign is missing from the font itself.
  'atkinson-hyperlegible-next': { main: PROSE, rare: without(LATIN, `${PROSE}µ`) },
  'martian-mono': { main: BASE58_AND_FIGURES, rare: '' },
} as const;

/**
 * The characters of a text that no font of the site contains, so that browsers show them in a
 * fallback font. ASCII is never among them.
 */
export function missingCharacters(text: string): string[] {
  const { main, rare } = CHARACTERS['atkinson-hyperlegible-next'];
  return [...new Set(text)].filter(
    (character) =>
      !/[\s\p{Cf}\p{Cc}\p{ASCII}]/u.test(character) && !(main + rare).includes(character),
  );
}
