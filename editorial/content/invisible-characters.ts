import type { Severity } from '../output/diagnostic.ts';

const HIDDEN =
  'Nobody sees it, but it stays in what a visitor copies, and a search does not find the word around it.';

/** Ends of lines that are none here, such as those of a word processor: a space or a line end belongs there. */
export const LINE_SEPARATOR = /[\r\v\f\u0085\u2028\u2029]/;

/** The kinds of invisible characters; a character is of the first kind that matches it. */
const KINDS: readonly (readonly [pattern: RegExp, name: string, note: string])[] = [
  [/\uFFFD/, 'replacement character', 'A letter was lost when the file was saved elsewhere.'],
  [/\u00AD/, 'soft hyphen', HIDDEN],
  [
    LINE_SEPARATOR,
    'line separator',
    'Some programs take it for the end of a line, and some do not.',
  ],
  [
    /\p{Bidi_Control}/u,
    'direction mark',
    'It turns the order in which letters are shown, so that a visitor reads something else.',
  ],
  [
    /\p{Cc}/u,
    'control character',
    'It is a control character, not a letter, and each browser shows it differently.',
  ],
  // Any other.
  [/^/, 'invisible character', HIDDEN],
];

/**
 * What belongs to a picture character: the joiner between the persons of a family, the letters of a flag such as
 * England’s, and the sign that asks for a plain one.
 */
const OF_A_PICTURE = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`,
  String.raw`(?<=\p{Extended_Pictographic})\uFE0E`,
].join('|');

/**
 * Matches invisible characters except line ends, and also a byte order mark at the start of a file.
 * A variation selector after a picture character is part of it, and so is what joins two of them, or makes a
 * key of a digit.
 */
export const INVISIBLE = new RegExp(
  [
    // Control characters but tabs and line ends, other separators, an empty braille pattern, lost letters.
    String.raw`[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFD]`,
    String.raw`(?<!\p{Extended_Pictographic})(?!\uFE0F\u20E3)\uFE0F`,
    String.raw`(?!\uFE0F|${OF_A_PICTURE})\p{Default_Ignorable_Code_Point}`,
    String.raw`\r(?!\n)`,
  ].join('|'),
  'gu',
);

/** The name, severity and note of invisible characters in a row: a warning if all of them are soft hyphens. */
export function describeInvisible(characters: string) {
  const [, name = '', note = ''] = KINDS.find(([pattern]) => pattern.test(characters)) ?? [];
  const severity: Severity = /^\u00AD+$/.test(characters) ? 'warning' : 'error';
  return { name, severity, note };
}

/** The code point of a character: `U+200B`. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
