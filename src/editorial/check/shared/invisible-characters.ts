/** A sign that does harm because nobody sees it. */
export interface OddSign {
  readonly name: string;
  readonly severity: 'error' | 'warning';
  readonly why: string;
}

const HIDDEN =
  'Nobody sees it, but it stays in what a visitor copies, and a search does not find the word around it.';
const TURNS =
  'It turns the order in which letters are shown, so that a visitor reads something else.';
const CONTROL = 'It is an order for a machine, not a letter, and browsers show it as they like.';
const BREAK = 'The build takes it for the end of a line.';

const SIGNS: Readonly<Record<number, readonly [name: string, why: string]>> = {
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
  0xfffd: ['replacement character', 'A letter was lost when the file was saved elsewhere.'],
};

/** Every sign that `oddSign` may know; a byte order mark and the ends of lines are not among them. */
export const ODD_SIGNS =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]|\r(?!\n)/g;

/** What there is to know about an odd sign. */
export function oddSign(sign: string): OddSign {
  const code = sign.charCodeAt(0);
  if (sign === '\u00AD') return { name: 'soft hyphen', severity: 'warning', why: HIDDEN };
  if (sign === '\r') return { name: 'carriage return', severity: 'error', why: BREAK };
  const [name, why] = SIGNS[code] ?? ['control character', CONTROL];
  return { name, severity: 'error', why };
}

/** `U+200B (zero width space)`. */
export function codePoint(sign: string, name: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} (${name})`;
}
