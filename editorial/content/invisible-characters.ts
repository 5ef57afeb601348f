export interface InvisibleCharacter {
  readonly name: string;
  readonly severity: 'error' | 'warning';
  readonly note: string;
}

const HIDDEN =
  'Nobody sees it, but it stays in what a visitor copies, and a search does not find the word around it.';
const TURNS =
  'It turns the order in which letters are shown, so that a visitor reads something else.';
const CONTROL = 'It is a control character, not a letter, and each browser shows it differently.';
const BREAK = 'The build takes it for the end of a line.';

const KNOWN: Readonly<Record<number, readonly [name: string, note: string]>> = {
  0x7f: ['delete', CONTROL],
  0x061c: ['Arabic letter mark', TURNS],
  0x200b: ['zero width space', HIDDEN],
  0x200c: ['zero width non-joiner', HIDDEN],
  0x200d: ['zero width joiner', HIDDEN],
  0x200e: ['left-to-right mark', TURNS],
  0x200f: ['right-to-left mark', TURNS],
  0x2028: ['line separator', BREAK],
  0x2029: ['paragraph separator', BREAK],
  0x202a: ['left-to-right embedding', TURNS],
  0x202b: ['right-to-left embedding', TURNS],
  0x202c: ['pop directional formatting', TURNS],
  0x202d: ['left-to-right override', TURNS],
  0x202e: ['right-to-left override', TURNS],
  0x2060: ['word joiner', HIDDEN],
  0x2066: ['left-to-right isolate', TURNS],
  0x2067: ['right-to-left isolate', TURNS],
  0x2068: ['first strong isolate', TURNS],
  0x2069: ['pop directional isolate', TURNS],
  0xfeff: ['zero width no-break space', HIDDEN],
  0x2800: ['empty braille pattern', HIDDEN],
  0x3164: ['Hangul filler', HIDDEN],
  0xfffd: ['replacement character', 'A letter was lost when the file was saved elsewhere.'],
};

/**
 * Matches invisible characters except line ends, and also a byte order mark at the start of a file. A
 * variation selector after a picture character is part of it.
 */
export const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- it is meant to match control characters
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFD]|(?<!\p{Extended_Pictographic})\uFE0F|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|\r(?!\n)/gu;

/** Describes the first character of a text. */
export function describeInvisible(character: string): InvisibleCharacter {
  const code = character.codePointAt(0) ?? 0;
  if (character === '\u00AD') return { name: 'soft hyphen', severity: 'warning', note: HIDDEN };
  if (character === '\r') return { name: 'carriage return', severity: 'error', note: BREAK };
  const isControl = /\p{Cc}/u.test(character);
  const [name, note] =
    KNOWN[code] ?? (isControl ? ['control character', CONTROL] : ['invisible character', HIDDEN]);
  return { name, severity: 'error', note };
}

/** `U+200B (zero width space)`. */
export function codePoint(character: string, name: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} (${name})`;
}
