import { findFigures, type Figure } from './figures.ts';
import type { Words } from './report.ts';
import { surplus } from './surplus.ts';
import { LONGEST } from './words/tokens.ts';

/** A figure and the one that stands for it now; null where it was only added or removed. */
export interface FactPair {
  readonly kind: string;
  readonly before: Figure | null;
  readonly after: Figure | null;
}

/**
 * The facts that changed between two texts, given the words that did: dates, amounts, percentages,
 * durations, money, addresses, URLs, numbers. Another way to write the same value is no change; the
 * number that a paragraph begins with is its own, not a fact. Figures are read in their sentences:
 * “2027” is a year after “until” only.
 */
export function changedFacts(words: readonly Words[]): FactPair[] {
  const [gone, come] = [changedFigures(words, '-'), changedFigures(words, '+')];
  return [...new Set([...gone.keys(), ...come.keys()])]
    .toSorted((a, b) => a - b)
    .flatMap((change) => {
      const [was, is] = [gone.get(change) ?? [], come.get(change) ?? []];
      return paired(surplus(was, is, keyOf), surplus(is, was, keyOf));
    });
}

/** Drops what was removed in one place and added in another: it moved, and is the same fact. */
export function withoutMoved<T extends FactPair>(facts: readonly T[]): T[] {
  const key = ({ before, after }: T) => [before, after].map((one) => one && keyOf(one)).join('');
  const gone = facts.filter(({ after }) => after === null);
  const come = facts.filter(({ before }) => before === null);
  const kept = new Set([...surplus(gone, come, key), ...surplus(come, gone, key)]);
  return facts.filter((fact) => (fact.before && fact.after) ?? kept.has(fact));
}

const keyOf = ({ kind, value, text }: Figure) => `${kind} ${value ?? text}`;

/** The figures of one side that changed, by how many stretches that are the same stand before them. */
function changedFigures(words: readonly Words[], side: '-' | '+'): Map<number, Figure[]> {
  const figures = figuresOf(words, side);
  const changed = new Map<number, Figure[]>();
  let [change, end, next] = [0, 0, 0];
  for (const { op, text } of words.filter(({ op }) => op === '=' || op === side)) {
    end += text.length;
    const start = next;
    while ((figures[next]?.start ?? end) < end) next++;
    if (op === '=') change++;
    else changed.set(change, figures.slice(start, next));
  }
  return changed;
}

function figuresOf(words: readonly Words[], side: '-' | '+'): Figure[] {
  const text = words.map(({ op, text }) => (op === '=' || op === side ? text : '')).join('');
  return text.length > LONGEST ? [] : findFigures(text).filter(isFact);
}

const isFact = ({ kind, start }: Figure) => kind !== 'number' || start > 0;

/** By kind, the first with the first. */
function paired(gone: readonly Figure[], come: readonly Figure[]): FactPair[] {
  const kinds = new Set([...gone, ...come].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const ofKind = (figures: readonly Figure[]) => figures.filter((one) => one.kind === kind);
    const [ones, others] = [ofKind(gone), ofKind(come)];
    return Array.from({ length: Math.max(ones.length, others.length) }, (_, place): FactPair => ({
      kind,
      before: ones[place] ?? null,
      after: others[place] ?? null,
    }));
  });
}
