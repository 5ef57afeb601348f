import { styleText } from 'node:util';

/** The range of a line in a text. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/**
 * Wraps a text between words, or within a word that is longer than a line. Spaces at a break are
 * dropped. Every character counts as one column.
 */
export function wrapLines(text: string, columns: number): Line[] {
  const some = `(?! ).{1,${columns}}`;
  return [...text.matchAll(new RegExp(`${some}(?![^ ])|${some}`, 'gsu'))].map(
    ({ 0: line, index: start }) => ({ start, end: start + line.length }),
  );
}

/** The styles of text, and their formats for `styleText`. */
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

/** Lines are never wrapped to fewer columns, whatever their indentation. */
const MIN_COLUMNS = 20;

/** Wraps spans after a prefix of the first line; further lines are indented by its width. */
export function layout(
  prefix: string,
  spans: readonly Span[],
  { columns, colour }: Terminal,
): string[] {
  const text = spans.map((span) => span.text).join('');
  const indent = prefix.length;
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

/** The parts of the spans that are on a line. */
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
