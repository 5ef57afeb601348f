/** Signs that take two columns of a terminal (Unicode Standard Annex 11: wide and fullwidth). */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
/** Signs that stand on the one before them. */
const NONE = /[\p{Mn}\p{Me}\u200B-\u200D]/u;

const ASCII = /^[\x20-\x7E]*$/;

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let columns = 0;
  for (const sign of text) columns += columnsOfSign(sign);
  return columns;
}

const columnsOfSign = (sign: string) => (NONE.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1);

/** A stretch of a text: one line of it. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/**
 * Breaks a text into lines of so many columns: between words, within one only where it is longer
 * than a line. The gap at which a line is broken is on none.
 */
export function linesOf(text: string, columns: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const end = lineEnd(text, start, columns);
    lines.push({ start, end });
    start = end;
    while (text[start] === ' ') start += 1;
  }
  return lines;
}

function lineEnd(text: string, start: number, columns: number): number {
  let width = 0;
  let gap = start;
  let place = start;
  for (const sign of signsFrom(text, start)) {
    width += columnsOfSign(sign);
    if (sign === ' ') gap = place;
    else if (width > columns) return gap > start ? gap : Math.max(place, start + 1);
    place += sign.length;
  }
  return place;
}

/** The signs of a text from a place on, one after the other: a line needs only the first of them. */
function* signsFrom(text: string, start: number): Generator<string> {
  for (let place = start; place < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(place) ?? 0);
    yield sign;
    place += sign.length;
  }
}
