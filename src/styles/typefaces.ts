/**
 * The typefaces of the site, and the characters in each of their subsets. A browser loads a subset if the page
 * shows one of its characters (`unicode-range`), in whatever element.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

const without = (characters: string, others: string) =>
  [...new Set(characters)].filter((character) => !others.includes(character)).join('');

const ASCII = range(0x20, 0x7e);
const ALPHANUMERIC = ASCII.replace(/[^0-9A-Za-z]/g, '');
/** The rest of Latin-1, more currency and mathematical symbols, and letters of South African languages. */
const LATIN = `${range(0xa1, 0xac)}${range(0xae, 0xff)}ŒœŠšŽžŸ€₹−•‹›‚„™`;

/** ASCII without characters of code, and the punctuation and symbols that nearly every page shows. */
const PROSE = `${ASCII.replace(/[\\^`{|}~<>]/g, '')}\u00a0\u202f‘’“”–—…×·©é`;
/** The characters of headlines, claims and numerals. */
const HEADLINES = `${ALPHANUMERIC} \u00a0.,:;!?'’‘“”-–—…()/&$%#×`;
/** The characters of addresses, of amounts, and of words beside them. */
const ADDRESSES_AND_AMOUNTS = `${ALPHANUMERIC} ,.-…`;

/** A typeface of the site. */
interface Typeface {
  /** Its package among those of @fontsource-variable. */
  readonly package: string;
  /** The name that its files give it, by which the share cards find it. */
  readonly family: string;
  /** The weights that the site uses. */
  readonly weight: { readonly min: number; readonly max: number };
  /** The generic family of the system font that is shown until it is loaded. */
  readonly generic: 'sans-serif' | 'monospace';
  /** Such a font that fallback-fonts.css has adjusted. Without one, Astro adjusts a font itself. */
  readonly fallback?: string;
  /** The characters that most pages need. */
  readonly main: string;
  /** The characters of fonts that a page loads only if it shows one of them. */
  readonly rare: string;
}

const typefaces = {
  head: {
    package: 'national-park',
    family: 'National Park',
    weight: { min: 800, max: 800 },
    generic: 'sans-serif',
    fallback: 'headline-fallback',
    main: HEADLINES,
    // Every page shows © and ·, though not in headings, so every page would load this subset for them.
    rare: without(LATIN, `${HEADLINES}©·`),
  },
  text: {
    package: 'atkinson-hyperlegible-next',
    family: 'Atkinson Hyperlegible Next',
    weight: { min: 400, max: 700 },
    generic: 'sans-serif',
    fallback: 'text-fallback',
    main: PROSE,
    // The micro sign is missing from the font itself.
    rare: without(LATIN, `${PROSE}µ`),
  },
  mono: {
    package: 'martian-mono',
    family: 'Martian Mono',
    weight: { min: 600, max: 600 },
    generic: 'monospace',
    main: ADDRESSES_AND_AMOUNTS,
    rare: '',
  },
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;

/** The typefaces by what they set: headings, text, and addresses and figures. */
export const TYPEFACES: Readonly<Record<TypefaceName, Typeface>> = typefaces;

/**
 * The characters of a text that the typeface of texts, which has the most, does not contain, so that
 * browsers show them in a fallback font. ASCII is never among them.
 */
export function missingCharacters(text: string): string[] {
  const { main, rare } = TYPEFACES.text;
  return [...new Set(text)].filter(
    (character) =>
      !/[\s\p{Cf}\p{Cc}\p{ASCII}]/u.test(character) && !(main + rare).includes(character),
  );
}
