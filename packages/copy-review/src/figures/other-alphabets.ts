/**
 * Figures in Greek and Arabic letters. The names of the months are those of CLDR, by `Intl`; the
 * patterns are sources for case-blind regular expressions over what `plainOf` gives.
 */

/** What a text has that is written in these alphabets. */
export const OTHER_LETTERS = /[\p{sc=Greek}\p{sc=Arabic}]/u;

const OTHER_SIGNS = /[\p{sc=Greek}\p{sc=Arabic}٠-٩۰-۹٪٫٬]/u;
const SIGNS: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',' };

/**
 * The text with Arabic figures as European ones and Greek and Arabic letters without accents, sign for
 * sign: what stands in one stands in the same place of the other.
 */
export const plainOf = (text: string): string =>
  OTHER_SIGNS.test(text)
    ? text.replaceAll(new RegExp(OTHER_SIGNS, 'gu'), (sign) => SIGNS[sign] ?? plainSign(sign))
    : text;

function plainSign(sign: string): string {
  if (/\p{Nd}/u.test(sign)) return String((sign.codePointAt(0) ?? 0) & 0xf);
  const [base = sign] = sign.normalize('NFD');
  return base;
}

/** The months of a year in a language, as they stand in dates: Αυγούστου, أغسطس. */
function monthsIn(language: string, length: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: length, year: 'numeric' },
    ...{ calendar: 'gregory', timeZone: 'UTC' },
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 7));
    return plainOf(parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase();
  });
}

const GREEK = monthsIn('el', 'short');
/** Αυγούστου, and Αύγουστος where no day stands before it. */
const GREEK_ENDINGS = monthsIn('el', 'long').map((name) => name.replace(/ου$/, '(?:ου|ος|ο)'));
/** Egypt, the Levant and Morocco name them otherwise. */
const ARABIC = ['ar-EG', 'ar-SY', 'ar-MA'].map((language) => monthsIn(language, 'long'));

const NAMES = [...GREEK_ENDINGS, ...ARABIC.flat(), ...GREEK.map((name) => `${name}\\.?`)];
const MONTH = `(?<month>(?:${NAMES.join('|').replaceAll(' ', '\\s')})(?!\\p{L}))`;
const DAY = '(?<!\\d)(?<day>\\d{1,2})(?:ης?)?\\s+(?:(?:του|من)\\s+)?';
const YEAR = ',?\\s+(?<year>\\d{4})(?![\\d-])';

/** The ways to write a date: a whole day, a month of a year, a day of any year. */
export const OTHER_DATES: readonly string[] = [
  `${DAY}${MONTH}${YEAR}`,
  `(?<!\\p{L})${MONTH}${YEAR}`,
  `${DAY}${MONTH}`,
];

/** The number of a month by its name, from 1; 0 for what is no month. */
export function monthOfOther(name: string): number {
  const month = name.toLowerCase().replaceAll(/\s/g, ' ');
  const greek = GREEK.findIndex((start) => month.startsWith(start));
  if (greek >= 0) return greek + 1;
  return Math.max(0, ...ARABIC.map((names) => names.indexOf(month) + 1));
}
