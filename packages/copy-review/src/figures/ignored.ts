import { findFigures, type Figure } from './find.ts';

/** A line of a list of figures that are no facts: a figure, or words around one, such as `Act 25 of 2002`. */
export interface IgnoredFigure {
  readonly text: string;
  /** Where it begins in the list, in characters. */
  readonly offset: number;
  readonly figures: readonly Figure[];
  /** The figure, where the line is nothing else. */
  readonly alone: Figure | undefined;
  /** Finds the words, however many spaces are between them. */
  readonly words: RegExp;
}

const LINE = /^[ \t]*([^\s#][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?\r?$/gm;

/** The lines of such a list, without what follows a #. */
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

/** A figure in a text; the same object for all figures of that text, which is searched once. */
export interface FigureIn {
  readonly figure: Figure;
  readonly passage: { readonly text: string };
}

/** Whether a listed line stands for a figure. */
export function covers(ignored: IgnoredFigure, { figure, passage }: FigureIn): boolean {
  const { text, alone } = ignored;
  if (alone) return alone.kind === figure.kind && alone.value === figure.value;
  // Most lines are about something else; spaces alone may be typed otherwise in the two.
  if (!/\s/.test(figure.text) && !text.includes(figure.text)) return false;
  return spots(ignored, passage).some(([start, end]) => start <= figure.start && figure.end <= end);
}

type Spot = readonly [start: number, end: number];
const found = new WeakMap<IgnoredFigure, WeakMap<FigureIn['passage'], readonly Spot[]>>();

/** Where listed words stand in a text, in characters; it is asked for each figure of the text. */
function spots(ignored: IgnoredFigure, passage: FigureIn['passage']): readonly Spot[] {
  const inPassages = found.get(ignored) ?? new WeakMap<FigureIn['passage'], readonly Spot[]>();
  found.set(ignored, inPassages);
  const here =
    inPassages.get(passage) ??
    [...passage.text.matchAll(ignored.words)].map(({ 0: typed, index }): Spot => [
      index,
      index + typed.length,
    ]);
  inPassages.set(passage, here);
  return here;
}

/** The line that lists a figure as something else: with the words before it, or else behind it. */
export function lineFor({ figure, passage }: FigureIn): string {
  const before = /(?:[\p{L}’'-]+ ){1,4}$/u.exec(passage.text.slice(0, figure.start))?.[0] ?? '';
  const after = /^(?: [\p{L}’'-]+){1,2}/u.exec(passage.text.slice(figure.end))?.[0] ?? '';
  return before === '' ? figure.text + after : before + figure.text;
}

/** Whether listed words around a figure say that it is no fact, whatever its sentence speaks of. */
export function isExcused(list: readonly IgnoredFigure[], claim: FigureIn): boolean {
  return list.some((ignored) => !ignored.alone && covers(ignored, claim));
}
