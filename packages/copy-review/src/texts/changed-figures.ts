import type { Figure } from '../figures/find.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { DiffRun, Token } from './word-diff.ts';

/** A figure and the one that replaced it; null on one side if it was only added or removed. */
export interface FigurePair {
  readonly kind: string;
  readonly before: Figure | null;
  readonly after: Figure | null;
}

/**
 * The figures that changed in a text. A different spelling of the same value is not a change.
 *
 * @param markerLength the length of the leading list or heading number of each text, which is ignored
 */
export const changedFigures = (
  runs: readonly DiffRun[],
  markerLength: { readonly before: number; readonly after: number },
): FigurePair[] =>
  runs.flatMap((run) => {
    const before = figuresIn(run.before, markerLength.before);
    const after = figuresIn(run.after, markerLength.after);
    return pairByKind(
      multisetDifference(before, after, keyOf),
      multisetDifference(after, before, keyOf),
    );
  });

const figuresIn = (tokens: readonly Token[], markerLength: number) =>
  tokens.flatMap(({ figure }) =>
    figure && (figure.kind !== 'number' || figure.start >= markerLength) ? [figure] : [],
  );

/** Drops figures that were removed in one place and added in another: these only moved. */
export function withoutMoved<T extends FigurePair>(pairs: readonly T[]): T[] {
  const key = ({ before, after }: T) => [before, after].map((one) => one && keyOf(one)).join('');
  const removed = pairs.filter(({ after }) => after === null);
  const added = pairs.filter(({ before }) => before === null);
  const kept = new Set([
    ...multisetDifference(removed, added, key),
    ...multisetDifference(added, removed, key),
  ]);
  return pairs.filter((pair) => isReplacement(pair) || kept.has(pair));
}

const isReplacement = ({ before, after }: FigurePair) => before !== null && after !== null;

const keyOf = ({ kind, value, text }: Figure) => `${kind} ${value ?? text}`;

/** Pairs, within each kind, the first removed figure with the first added one, and so on. */
function pairByKind(removed: readonly Figure[], added: readonly Figure[]): FigurePair[] {
  const kinds = new Set([...removed, ...added].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const ofKind = (figures: readonly Figure[]) => figures.filter((one) => one.kind === kind);
    const [before, after] = [ofKind(removed), ofKind(added)];
    return Array.from(
      { length: Math.max(before.length, after.length) },
      (_, index): FigurePair => ({
        kind,
        before: before[index] ?? null,
        after: after[index] ?? null,
      }),
    );
  });
}
