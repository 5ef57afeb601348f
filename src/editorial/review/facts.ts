import { findFigures, type Figure } from './figures.ts';
import type { Words } from './report.ts';

/** A figure that another stands for now; null where it was only added or removed. */
export interface FactPair {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The facts that changed between two texts, given the words that did: dates, amounts, percentages,
 * durations, money, addresses, URLs, numbers. Another way to write the same value is no change; the
 * number that a paragraph begins with is its own, not a fact.
 */
export function changedFacts(words: readonly Words[]): FactPair[] {
  return changesOf(words).flatMap(({ before, after, isFirst }) => {
    const [was, is] = [factsOf(before, isFirst), factsOf(after, isFirst)];
    return paired(without(was, is), without(is, was));
  });
}

/** Drops what was removed in one place and added in another: it moved, and is the same fact. */
export function withoutMoved<T extends FactPair>(facts: readonly T[]): T[] {
  const keyOf = ({ kind, before, after }: T) => `${kind} ${valueOf(before ?? after ?? '')}`;
  const come = facts.filter(({ before }) => before === null).map(keyOf);
  const moved = facts
    .filter(({ after }) => after === null)
    .map(keyOf)
    .filter((key) => take(come, key));
  const left = { before: [...moved], after: [...moved] };
  return facts.filter((fact) => {
    if (fact.before !== null && fact.after !== null) return true;
    return !take(fact.after === null ? left.before : left.after, keyOf(fact));
  });
}

function take(keys: string[], key: string): boolean {
  const place = keys.indexOf(key);
  if (place >= 0) keys.splice(place, 1);
  return place >= 0;
}

const valueOf = (text: string) => findFigures(text)[0]?.value ?? text;

/** What was and what is in one place, between two stretches that are the same. */
function changesOf(words: readonly Words[]) {
  const changes: { before: string; after: string; isFirst: boolean }[] = [];
  words.forEach(({ op, text }, place) => {
    if (op === '=') return;
    const isNew = place === 0 || words[place - 1]?.op === '=';
    if (isNew) changes.push({ before: '', after: '', isFirst: place === 0 });
    const change = changes.at(-1);
    if (change) change[op === '-' ? 'before' : 'after'] += text;
  });
  return changes;
}

const factsOf = (text: string, isFirst: boolean) =>
  findFigures(text).filter(({ kind, start }) => !(kind === 'number' && isFirst && start === 0));

/** By kind, the first with the first. */
function paired(gone: readonly Figure[], come: readonly Figure[]): FactPair[] {
  const kinds = new Set([...gone, ...come].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const [ones, others] = [gone, come].map((all) => all.filter((one) => one.kind === kind));
    const count = Math.max(ones?.length ?? 0, others?.length ?? 0);
    return Array.from({ length: count }, (_, place): FactPair => ({
      kind,
      before: ones?.[place]?.text ?? null,
      after: others?.[place]?.text ?? null,
    }));
  });
}

/** The figures that are not among the others, each of which stands for one. */
function without(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const keyOf = ({ kind, value, text }: Figure) => `${kind} ${value ?? text}`;
  const left = others.map(keyOf);
  return figures.filter((figure) => !take(left, keyOf(figure)));
}
