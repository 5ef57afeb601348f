import { columnsOf, linesOf } from './columns.ts';

/** What a stretch of a text is; a terminal with colours shows it by a colour, too. */
export type Tone = 'plain' | 'strong' | 'quiet' | 'gone' | 'come' | 'alarm';

export interface Piece {
  readonly text: string;
  readonly tone: Tone;
}

/** SGR codes, on and off (ECMA-48, 8.3.117). */
const CODES: Readonly<Record<Tone, readonly [number, number] | null>> = {
  plain: null,
  strong: [1, 22],
  quiet: [2, 22],
  gone: [31, 39],
  come: [32, 39],
  alarm: [33, 39],
};

export interface Paper {
  readonly columns: number;
  readonly colour: boolean;
}

/**
 * Sets pieces of text as lines, each below the other: the first after `lead`, which takes its own
 * columns, the others below it.
 */
export function set(lead: string, pieces: readonly Piece[], { columns, colour }: Paper): string[] {
  const text = pieces.map((piece) => piece.text).join('');
  const indent = columnsOf(lead);
  const lines = linesOf(text, Math.max(columns - indent, 20));
  return lines.map(({ start, end }, place) => {
    const margin = place === 0 ? lead : ' '.repeat(indent);
    return (
      margin +
      between(pieces, start, end)
        .map((piece) => painted(piece, colour))
        .join('')
    );
  });
}

/** The parts of the pieces that stand on a line. */
function between(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let place = 0;
  return pieces.flatMap(({ text, tone }) => {
    const part = text.slice(Math.max(start - place, 0), Math.max(end - place, 0));
    place += text.length;
    return part === '' ? [] : [{ text: part, tone }];
  });
}

function painted({ text, tone }: Piece, colour: boolean): string {
  const code = CODES[tone];
  return colour && code ? `\u001B[${code[0]}m${text}\u001B[${code[1]}m` : text;
}
