import type { Figure } from './figures/find.ts';
import { surplus } from './surplus.ts';
import type { Token } from './words/tokens.ts';
import type { Run } from './words/words.ts';

/** A figure and the one that stands for it now; null where it was only added or removed. */
export interface FactPair {
  readonly kind: string;
  readonly before: Figure | null;
  readonly after: Figure | null;
}

/**
 * The facts that changed with the words of a text: dates, amounts, percentages, durations, money,
 * addresses, URLs, numbers. Another way to write the same value is no change.
 *
 * @param own how many characters of each text are its own number, which is no fact
 */
export const changedFacts = (
  runs: readonly Run[],
  own: { readonly before: number; readonly after: number },
): FactPair[] =>
  runs.flatMap(({ before, after }) => {
    const [was, is] = [factsOf(before, own.before), factsOf(after, own.after)];
    return paired(surplus(was, is, keyOf), surplus(is, was, keyOf));
  });

const factsOf = (tokens: readonly Token[], own: number) =>
  tokens.flatMap(({ figure }) =>
    figure && (figure.kind !== 'number' || figure.start >= own) ? [figure] : [],
  );

/** Drops what was removed in one place and added in another: it moved, and is the same fact. */
export function withoutMoved<T extends FactPair>(facts: readonly T[]): T[] {
  const key = ({ before, after }: T) => [before, after].map((one) => one && keyOf(one)).join('');
  const gone = facts.filter(({ after }) => after === null);
  const come = facts.filter(({ before }) => before === null);
  const kept = new Set([...surplus(gone, come, key), ...surplus(come, gone, key)]);
  return facts.filter((fact) => (fact.before && fact.after) ?? kept.has(fact));
}

const keyOf = ({ kind, value, text }: Figure) => `${kind} ${value ?? text}`;

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
