import type { Fact } from '../../../facts/register.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Passage } from '../../content/visible.ts';
import { findFigures, type Figure } from '../../review/figures.ts';
import type { Claim } from './claims.ts';
import { agrees } from './register.ts';

/** The file in which editors list figures that are no facts of the site, such as the number of a law. */
export const PLAIN_FIGURES = 'figures.txt';

/** A line of that file: a figure, or words around one, such as `Act 25 of 2002`. */
export interface PlainFigure {
  readonly text: string;
  /** Where it begins in the file, in characters. */
  readonly offset: number;
  readonly figures: readonly Figure[];
  /** The figure, where the line is nothing else. */
  readonly alone: Figure | undefined;
  /** Finds the words, however many spaces are between them. */
  readonly words: RegExp;
}

const LINE = /^[ \t]*([^\s#][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?\r?$/gm;

const known = new WeakMap<ContentFile, readonly PlainFigure[]>();

/** The lines of the list, without what follows a #. */
export function plainFigures(files: readonly ContentFile[]): readonly PlainFigure[] {
  const file = files.find(({ name }) => name === PLAIN_FIGURES);
  if (!file) return [];
  const lines = known.get(file) ?? read(file);
  known.set(file, lines);
  return lines;
}

function read({ source }: ContentFile): PlainFigure[] {
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

/** Whether a listed line stands for a typed figure. */
export function covers(plain: PlainFigure, { figure, passage }: Claim): boolean {
  const { text, alone } = plain;
  if (alone) return alone.kind === figure.kind && alone.value === figure.value;
  // Most lines are about something else; spaces alone may be typed otherwise in the two.
  if (!/\s/.test(figure.text) && !text.includes(figure.text)) return false;
  return spots(plain, passage).some(([start, end]) => start <= figure.start && figure.end <= end);
}

type Spot = readonly [start: number, end: number];
const found = new WeakMap<PlainFigure, WeakMap<Passage, readonly Spot[]>>();

/** Where listed words stand in a passage, in characters; it is asked for each figure of the passage. */
function spots(plain: PlainFigure, passage: Passage): readonly Spot[] {
  const inPassages = found.get(plain) ?? new WeakMap<Passage, readonly Spot[]>();
  found.set(plain, inPassages);
  const here =
    inPassages.get(passage) ??
    [...passage.text.matchAll(plain.words)].map(({ 0: typed, index }): Spot => [
      index,
      index + typed.length,
    ]);
  inPassages.set(passage, here);
  return here;
}

/** The line that lists a figure as something else: with the words before it, or else behind it. */
export function lineFor({ figure, passage }: Claim): string {
  const before = /(?:[\p{L}’'-]+ ){1,4}$/u.exec(passage.text.slice(0, figure.start))?.[0] ?? '';
  const after = /^(?: [\p{L}’'-]+){1,2}/u.exec(passage.text.slice(figure.end))?.[0] ?? '';
  return before === '' ? figure.text + after : before + figure.text;
}

/** Whether listed words around a figure say that it is no fact, whatever its sentence speaks of. */
export function isExcused(list: readonly PlainFigure[], claim: Claim): boolean {
  return list.some((plain) => !plain.alone && covers(plain, claim));
}

/**
 * Whether a figure need not match the facts that are spoken of, because these are spoken of only in
 * an earlier sentence, and the figure is listed or is some other registered fact.
 */
export function isElsewhere(
  list: readonly PlainFigure[],
  claim: Claim,
  register: readonly Fact[],
): boolean {
  if (claim.isDirect) return false;
  return isRegistered(claim, register) || list.some((plain) => covers(plain, claim));
}

/** Whether some fact of the register has the figure for a value. */
export function isRegistered({ figure }: Claim, register: readonly Fact[]): boolean {
  return register.some(
    ({ kind, values }) => kind === figure.kind && values.some((value) => agrees(figure, value)),
  );
}
