import type { KnownFact } from '../../shared/config.ts';
import { findFigures, type Figure, type FigureKind } from './find.ts';
import { sentencesIn } from './sentences.ts';

/** A fact that a figure may state, with patterns for sentences about it. */
type Subject = Pick<KnownFact, 'kind' | 'matches' | 'excludes'>;

/** A sentence or clause, and its offset in the text. */
export interface Part {
  readonly start: number;
  readonly text: string;
}

/** A text with its figures and its sentences (`parts`, empty if there is no figure). */
export interface ReadText {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

/** How many earlier sentences may name the subject of a figure: about a paragraph. */
const DEFAULT_REACH = 8;
const REACH: Partial<Readonly<Record<FigureKind, number>>> = {
  // Percentages and durations are common: a distant sentence is rarely about the same one.
  percent: 1,
  duration: 1,
  // Weekdays and blockchains are mentioned in passing, so their own sentence has to name the subject.
  weekday: 0,
  chain: 0,
};

/**
 * Matches what begins a new clause: `, ` of “We lock it, you keep it”, ` but ` of “We sell but keep 5%”,
 * `. ` before a number that begins a sentence.
 */
const CLAUSE = /[,;:]\s+|\.\s+(?=\d)|\s+(?:and|but|while)\s+|\s[–—]\s/g;

/** Finds the figures and the sentences of a text. */
export function readText(typed: string): ReadText {
  const text = typed.replace(/[\r\n\t]/g, ' ');
  const figures = findFigures(text);
  if (figures.length === 0) return { text, figures, parts: [] };
  const starts = sentencesIn(text).map(({ index }) => index);
  const parts = starts.map((start, index) => ({
    start,
    text: text.slice(start, starts[index + 1]),
  }));
  return { text, figures, parts };
}

/**
 * The facts that a figure may state: those of its kind that its clause is about. If there are none,
 * those of its sentence, then of the sentences before it, up to `REACH`.
 *
 * @param parts the sentences of the text
 * @param register all facts that are known
 * @returns `isDirect`: whether the clause or the sentence of the figure itself names the fact
 */
export function subjectsOf<S extends Subject>(
  figure: Figure,
  parts: readonly Part[],
  register: readonly S[],
): { facts: readonly S[]; isDirect: boolean; clause: Part } {
  const position = parts.findLastIndex(({ start }) => start <= figure.start);
  const sentence = sentenceOf(figure, parts);
  const clause = clauseOf(figure, parts);
  // A clause about the fact decides alone; otherwise its sentence does.
  const isExcluded = ({ matches, excludes }: S) =>
    excludes?.test(matches?.test(clause.text) ? clause.text : sentence.text) === true;
  const ofKind = register.filter((fact) => fact.kind === figure.kind && !isExcluded(fact));
  const factsIn = (text: string) => ofKind.filter(({ matches }) => matches?.test(text) ?? true);
  const reach = REACH[figure.kind] ?? DEFAULT_REACH;
  const before = parts.slice(Math.max(position - reach, 0), position).toReversed();
  const levels = [clause, sentence, ...before].map(({ text }) => factsIn(text));
  const level = levels.findIndex((facts) => facts.length > 0);
  return { facts: levels[level] ?? [], isDirect: level === 0 || level === 1, clause };
}

/** The sentence of a figure; empty if there are no sentences. */
export const sentenceOf = ({ start }: Pick<Figure, 'start'>, sentences: readonly Part[]): Part =>
  sentences.findLast((part) => part.start <= start) ?? { start: 0, text: '' };

/** Where the clauses of a sentence begin in it, except the first. Cached: a long sentence may have many figures. */
const clauseStarts = new WeakMap<Part, readonly number[]>();

/** The part of a sentence around a figure, up to the start of the next clause. */
export function clauseOf(figure: Figure, sentences: readonly Part[]): Part {
  const { start, end } = figure;
  const sentence = sentenceOf(figure, sentences);
  const starts = clauseStarts.get(sentence) ?? [
    ...sentence.text.matchAll(CLAUSE).map(({ index }) => index),
  ];
  clauseStarts.set(sentence, starts);
  const first = starts.findLast((offset) => offset < start - sentence.start) ?? 0;
  const next = starts.find((offset) => offset >= end - sentence.start);
  return { start: sentence.start + first, text: sentence.text.slice(first, next) };
}
