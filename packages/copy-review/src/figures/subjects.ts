import { findFigures, type Figure, type FigureKind } from './find.ts';

/** What a figure may be about: a fact of a register. */
export interface Subject {
  readonly kind: string;
  /** The words by which one knows that a sentence speaks of it. None: every figure of the kind does. */
  readonly cue?: RegExp;
  /** The words by which one knows that it speaks of something else all the same. */
  readonly other?: RegExp;
}

/** A stretch of a text, and where it begins in it, in characters. */
export interface Part {
  readonly start: number;
  readonly text: string;
}

/** A text with its figures and its sentences. */
export interface ReadText {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** How many sentences back somebody keeps in mind what is spoken of: a bare share or a count of days may be of anything. */
const NEAR: Partial<Readonly<Record<FigureKind, number>>> = {
  percent: 1,
  duration: 1,
  weekday: 0,
  chain: 0,
};
const FAR = 8;

const CLAUSE = /[,;:]\s+|\.\s+(?=\d)|\s+(?:and|but|while)\s+|\s[–—]\s/g;

/** A full stop inside a figure, as in 7 Aug. 2026, ends no sentence. */
export function readText(typed: string): ReadText {
  const text = typed.replace(/[\r\n\t]/g, ' ');
  const figures = findFigures(text);
  if (figures.length === 0) return { text, figures, parts: [] };
  const starts = [...sentences.segment(text)]
    .map(({ index }) => index)
    .filter((index) => !figures.some(({ start, end }) => start < index && index < end));
  const parts = starts.map((start, index) => ({
    start,
    text: text.slice(start, starts[index + 1]),
  }));
  return { text, figures, parts };
}

/**
 * What a figure can be about: the facts of its kind that its clause speaks of; where it speaks of
 * none, its sentence; then the sentences before.
 */
export function subjectsOf<S extends Subject>(
  figure: Figure,
  parts: readonly Part[],
  register: readonly S[],
): { facts: readonly S[]; isDirect: boolean; clause: Part } {
  const at = parts.findLastIndex(({ start }) => start <= figure.start);
  const own = parts[at] ?? { start: 0, text: '' };
  const clause = clauseOf(figure, own);
  const isElsewhere = ({ cue, other }: S) =>
    other !== undefined &&
    matches(other, cue && matches(cue, clause.text) ? clause.text : own.text);
  const ofKind = register.filter((fact) => fact.kind === figure.kind && !isElsewhere(fact));
  const spokenOf = (text: string) => ofKind.filter(({ cue }) => !cue || matches(cue, text));
  const reach = NEAR[figure.kind] ?? FAR;
  const before = parts.slice(Math.max(at - reach, 0), Math.max(at, 0)).toReversed();
  const levels = [clause, own, ...before].map(({ text }) => spokenOf(text));
  const level = levels.findIndex((facts) => facts.length > 0);
  return { facts: levels[level] ?? [], isDirect: level === 0 || level === 1, clause };
}

const matched = new WeakMap<RegExp, { readonly text: string; readonly result: boolean }>();

/** `pattern.test(text)`. All figures of a sentence ask about the same text, one after the other. */
function matches(pattern: RegExp, text: string): boolean {
  const last = matched.get(pattern);
  if (last?.text === text) return last.result;
  const result = pattern.test(text);
  matched.set(pattern, { text, result });
  return result;
}

const knownCuts = new WeakMap<Part, readonly number[]>();

/** Where the clauses of a sentence end, in characters of it. */
function cutsOf(sentence: Part): readonly number[] {
  const cuts =
    knownCuts.get(sentence) ?? [...sentence.text.matchAll(CLAUSE)].map(({ index }) => index);
  knownCuts.set(sentence, cuts);
  return cuts;
}

function clauseOf({ start, end }: Figure, sentence: Part): Part {
  const cuts = cutsOf(sentence);
  const first = cuts.findLast((cut) => cut < start - sentence.start) ?? 0;
  const last = cuts.find((cut) => cut >= end - sentence.start);
  return { start: sentence.start + first, text: sentence.text.slice(first, last) };
}
