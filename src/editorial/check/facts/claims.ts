import type { Fact } from '../../../facts/register.ts';
import { passagesOf, type Passage } from '../../content/texts.ts';
import type { ContentFile } from '../../content/read.ts';
import { findFigures, type Figure } from '../../review/figures.ts';

/** A figure that somebody typed, with the facts that it can only be about. */
export interface Claim {
  readonly figure: Figure;
  /** Where the figure begins in the source, in characters. */
  readonly offset: number;
  readonly passage: Passage;
  /** Facts of the figure's kind that the words around it speak of. */
  readonly facts: readonly Fact[];
  /** Whether those words stand in the figure's own sentence, not in one before it. */
  readonly isDirect: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const CLAUSE = /[,;:]\s+|\s+(?:and|but|while)\s+|\s[–—]\s/g;

interface Read {
  readonly passage: Passage;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

const known = new WeakMap<ContentFile, readonly Read[]>();

/** Every figure of a file's texts, with what the register knows of it. */
export function claimsOf(file: ContentFile, register: readonly Fact[]): Claim[] {
  const passages = known.get(file) ?? read(file);
  known.set(file, passages);
  return passages.flatMap(({ passage, figures, parts }) =>
    figures.map((figure) => ({
      figure,
      offset: passage.offset + figure.start,
      passage,
      ...about(figure, parts, register),
    })),
  );
}

function read(file: ContentFile): Read[] {
  return passagesOf(file)
    .map((passage) => ({ passage, figures: findFigures(passage.text) }))
    .filter(({ figures }) => figures.length > 0)
    .map(({ passage, figures }) => ({ passage, figures, parts: split(passage.text, figures) }));
}

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

/** The facts that the figure's clause speaks of; where it speaks of none, its sentence; then the sentences before. */
function about(figure: Figure, parts: readonly Part[], register: readonly Fact[]) {
  const ofKind = register.filter(({ kind }) => kind === figure.kind);
  const spokenOf = (text: string) => ofKind.filter(({ cue }) => cue?.test(text) ?? true);
  const at = parts.findLastIndex(({ start }) => start <= figure.start);
  const own = parts[at] ?? { start: 0, text: '' };
  const before = parts.slice(0, Math.max(at, 0)).toReversed();
  const levels = [clauseOf(figure, own), own.text, ...before.map(({ text }) => text)];
  const level = levels.findIndex((text) => spokenOf(text).length > 0);
  const facts = level === -1 ? [] : spokenOf(levels[level] ?? '');
  return { facts, isDirect: level === 0 || level === 1 };
}

function clauseOf({ start, end }: Figure, sentence: Part): string {
  const [from, to] = [start - sentence.start, end - sentence.start];
  const cuts = [...sentence.text.matchAll(CLAUSE)].map(({ index }) => index);
  const first = cuts.findLast((cut) => cut < from) ?? 0;
  const last = cuts.find((cut) => cut >= to) ?? sentence.text.length;
  return sentence.text.slice(first, last);
}
