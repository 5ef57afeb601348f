import type { Fact } from '../../../facts/register.ts';
import type { ContentFile } from '../../content/read.ts';
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
  /** The figure that the line is, if it is nothing but one. */
  readonly alone: Figure | undefined;
}

/** The lines of the list, without what follows a # and a space. */
export function plainFigures(files: readonly ContentFile[]): PlainFigure[] {
  const source = files.find(({ name }) => name === PLAIN_FIGURES)?.source ?? '';
  return [
    ...source.matchAll(/^[ \t]*((?!#\s)\S[^\r\n]*?)[ \t]*(?:[ \t]#(?:[ \t][^\r\n]*)?)?$/gm),
  ].map(({ 0: line, 1: text = '', index }) => ({
    text,
    offset: index + line.indexOf(text),
    alone: findFigures(text).find((figure) => figure.text === text),
  }));
}

/** Whether a listed line stands for a typed figure. */
export function covers({ text, alone }: PlainFigure, { figure, passage }: Claim): boolean {
  if (alone) return alone.kind === figure.kind && alone.value === figure.value;
  return occurrences(text, passage.text).some(
    ([start, end]) => start <= figure.start && figure.end <= end,
  );
}

const isAlone = ({ alone }: PlainFigure) => alone !== undefined;

/** Where the words stand in a passage, however many spaces are between them. */
function occurrences(words: string, passage: string): (readonly [number, number])[] {
  const escaped = words
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\s+/g, String.raw`\s+`);
  return [...passage.matchAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g'))].map(
    ({ 0: found, index }) => [index, index + found.length],
  );
}

/** Whether listed words around a figure say that it is no fact, whatever its sentence speaks of. */
export function isExcused(list: readonly PlainFigure[], claim: Claim): boolean {
  return list.some((plain) => !isAlone(plain) && covers(plain, claim));
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
