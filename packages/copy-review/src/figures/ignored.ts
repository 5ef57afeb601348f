import { findFigures, type Figure } from './find.ts';

/** An entry of a list of figures that state no fact: a figure, or words with one, such as `Act 25 of 2002`. */
export interface IgnoredFigure {
  readonly text: string;
  /** Its offset in the list. */
  readonly offset: number;
  readonly figures: readonly Figure[];
  /** The figure, if the entry consists of nothing else. */
  readonly alone: Figure | undefined;
  /** Matches the entry in a text, with any white space between its words. */
  readonly words: RegExp;
}

const LINE = /^[ \t]*([^\s#][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?\r?$/gm;

/** Reads such a list: one entry a line, with comments after `#`. */
export function readIgnoredFigures(source: string): IgnoredFigure[] {
  return [...source.matchAll(LINE)].map(({ 0: line, 1: text = '', index }) => {
    const figures = findFigures(text);
    return {
      text,
      offset: index + line.indexOf(text),
      figures,
      alone: figures.find((figure) => figure.text === text),
      words: wordsOf(text),
    };
  });
}

function wordsOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!\\w)${escaped.replace(/\s+/g, String.raw`\s+`)}(?!\\w)`, 'g');
}

/** A figure with the text that holds it. */
export interface FigureIn {
  readonly figure: Figure;
  readonly passage: { readonly text: string };
}

/** Whether an entry covers a figure: by its kind and value, or because the figure stands within the listed words. */
export function covers(ignored: IgnoredFigure, { figure, passage }: FigureIn): boolean {
  const { text, alone } = ignored;
  if (alone) return alone.kind === figure.kind && alone.value === figure.value;
  // A quick test, which only white space within a figure can mislead.
  if (!/\s/.test(figure.text) && !text.includes(figure.text)) return false;
  return [...passage.text.matchAll(ignored.words)].some(
    ({ 0: typed, index }) => index <= figure.start && figure.end <= index + typed.length,
  );
}

/** Suggests the entry for a figure: with up to four words before it, or else two after it. */
export function lineFor({ figure, passage }: FigureIn): string {
  const before = /(?:[\p{L}’'-]+ ){1,4}$/u.exec(passage.text.slice(0, figure.start))?.[0] ?? '';
  const after = /^(?: [\p{L}’'-]+){1,2}/u.exec(passage.text.slice(figure.end))?.[0] ?? '';
  return before === '' ? figure.text + after : before + figure.text;
}

/** Whether an entry with words covers a figure. Such an entry counts whatever fact the sentence is about. */
export function isExcused(list: readonly IgnoredFigure[], claim: FigureIn): boolean {
  return list.some((ignored) => !ignored.alone && covers(ignored, claim));
}
