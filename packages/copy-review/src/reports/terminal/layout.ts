import { styleText } from 'node:util';

/** Characters that take two columns (Unicode Standard Annex 11: wide and fullwidth). */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
/** Characters that take none: combining marks and zero-width ones. */
const ZERO_WIDTH = /[\p{Mn}\p{Me}\u200B-\u200D]/u;

const ASCII = /^[\x20-\x7E]*$/;

/** The number of terminal columns that a text takes. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

const characterWidth = (character: string) =>
  ZERO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

/** The range of a line in a text. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** Wraps a text between words, or within a word that is longer than a line. Spaces at a break are dropped. */
export function wrapLines(text: string, columns: number): Line[] {
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
  let lastSpace = start;
  let offset = start;
  while (offset < text.length) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    width += characterWidth(character);
    if (character === ' ') lastSpace = offset;
    else if (width > columns) return lastSpace > start ? lastSpace : Math.max(offset, start + 1);
    offset += character.length;
  }
  return offset;
}

/** The styles of text; where colours are shown, each has its own. */
const STYLES = {
  plain: null,
  strong: 'bold',
  quiet: 'dim',
  deleted: 'red',
  inserted: 'green',
  alarm: 'yellow',
} as const;

export type Style = keyof typeof STYLES;

/** A piece of text with one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

export interface Terminal {
  readonly columns: number;
  readonly colour: boolean;
}

/** Lines are never wrapped to fewer columns, however long their indentation. */
const MIN_COLUMNS = 20;

/** Wraps spans after a prefix of the first line; further lines are indented by its width. */
export function layout(
  prefix: string,
  spans: readonly Span[],
  { columns, colour }: Terminal,
): string[] {
  const text = spans.map((span) => span.text).join('');
  const indent = textWidth(prefix);
  return wrapLines(text, Math.max(columns - indent, MIN_COLUMNS)).map((line, index) => {
    const margin = index === 0 ? prefix : ' '.repeat(indent);
    return (
      margin +
      spansOf(line, spans)
        .map((span) => styled(span, colour))
        .join('')
    );
  });
}

/** The parts of the spans that stand on a line. */
function spansOf({ start, end }: Line, spans: readonly Span[]): Span[] {
  let offset = 0;
  return spans.flatMap(({ text, style }) => {
    const part = text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0));
    offset += text.length;
    return part === '' ? [] : [{ text: part, style }];
  });
}

function styled({ text, style }: Span, colour: boolean): string {
  const format = STYLES[style];
  return colour && format ? styleText(format, text, { validateStream: false }) : text;
}
