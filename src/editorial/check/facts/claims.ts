import type { Fact } from '../../../facts/register.ts';
import { offsetAt, passagesOf, type Passage } from '../../content/visible.ts';
import type { ContentFile } from '../../content/read.ts';
import { findFigures, type Figure, type FigureKind } from '../../review/figures.ts';
import { STATES_FACTS } from './register.ts';

/** A figure that somebody typed, with the facts that it can only be about. */
export interface Claim {
  readonly figure: Figure;
  /** Where the figure begins in the source, in characters. */
  readonly offset: number;
  readonly passage: Passage;
  /** The part of the sentence around the figure, up to the next comma or “and”. */
  readonly clause: Part;
  /** Facts of the figure's kind that the words around it speak of. */
  readonly facts: readonly Fact[];
  /** Whether those words stand in the figure's own sentence, not in one before it. */
  readonly isDirect: boolean;
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

interface Read {
  readonly passage: Passage;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

const known = new WeakMap<ContentFile, readonly Read[]>();

/** A claim and the file that makes it. */
export interface Stated {
  readonly file: ContentFile;
  readonly claim: Claim;
}

/** Every figure of the files that state facts. */
export function claimsIn(files: readonly ContentFile[], register: readonly Fact[]): Stated[] {
  return files
    .filter(({ name }) => STATES_FACTS.test(name))
    .flatMap((file) => claimsOf(file, register).map((claim) => ({ file, claim })));
}

/** Every figure of a file's texts, with what the register knows of it. */
export function claimsOf(file: ContentFile, register: readonly Fact[]): Claim[] {
  const passages = known.get(file) ?? read(file);
  known.set(file, passages);
  return passages.flatMap(({ passage, figures, parts }) =>
    figures.map((figure) => ({
      figure,
      offset: offsetAt(passage.at, figure.start),
      passage,
      ...about(figure, parts, register),
    })),
  );
}

function read(file: ContentFile): Read[] {
  return passagesOf(file)
    .map((passage) => ({ ...passage, text: passage.text.replace(/[\r\n\t]/g, ' ') }))
    .map((passage) => ({ passage, figures: findFigures(passage.text) }))
    .filter(({ figures }) => figures.length > 0)
    .map(({ passage, figures }) => ({ passage, figures, parts: split(passage.text, figures) }));
}

/** A stretch of a passage, and where it begins in it, in characters. */
interface Part {
  readonly start: number;
  readonly text: string;
}

/** The sentences of a passage. A full stop inside a figure, as in 7 Aug. 2026, ends none. */
function split(text: string, figures: readonly Figure[]): Part[] {
  const starts = [...sentences.segment(text)]
    .map(({ index }) => index)
    .filter((index) => !figures.some(({ start, end }) => start < index && index < end));
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1]) }));
}

/** The facts that the figure’s clause speaks of; where it speaks of none, its sentence; then the sentences before. */
function about(figure: Figure, parts: readonly Part[], register: readonly Fact[]) {
  const at = parts.findLastIndex(({ start }) => start <= figure.start);
  const own = parts[at] ?? { start: 0, text: '' };
  const clause = clauseOf(figure, own);
  const isElsewhere = ({ cue, other }: Fact) =>
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

/** What a clause begins with is what it is about; one of these may stand for the token or the studio. */
const SUBJECT =
  /^\W*(?!(?:It|This|That|He|She|We|I|You|They|There|Token|MUUVA)\b)(\p{Lu}[\w’-]*(?: \p{Lu}[\w’-]*)*) (?:is|are|was|were|has|had|will|launche[ds])\b/u;

/**
 * Whether the figure is about one fact of the register for sure: its own sentence speaks of one, and
 * does not begin with the name of something else.
 */
export function isSure({ facts: [fact, ...others], isDirect, clause }: Claim): boolean {
  const subject = SUBJECT.exec(clause.text)?.[1] ?? '';
  const isOurs = subject === '' || (fact?.cue?.test(subject) ?? true);
  return isDirect && isOurs && others.every(({ values }) => same(values, fact?.values ?? []));
}

const same = (some: Fact['values'], others: Fact['values']) =>
  some.map(({ value }) => value).join() === others.map(({ value }) => value).join();

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
