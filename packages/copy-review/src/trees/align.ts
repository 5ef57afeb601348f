import { equalPairs } from '../align/sequences.ts';
import type { Token } from './tokens.ts';

/** A token and its counterpart; undefined on one side if it was added or removed. */
export type TokenPair =
  | { readonly before: Token; readonly after: Token }
  | { readonly before: Token; readonly after?: undefined }
  | { readonly before?: undefined; readonly after: Token };

/**
 * Pairs the tokens of two versions of a page in order: first equal ones, then, between these,
 * tokens of the same kind and name.
 */
export function pairTokens(before: readonly Token[], after: readonly Token[]): TokenPair[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
  const names = (tokens: readonly Token[]) => tokens.map(nameOf);
  const pairs = pairBy(before, after, keys, (removed, added) =>
    removed.length === 0 || added.length === 0
      ? single(removed, added)
      : pairBy(removed, added, names, single),
  );
  slide(pairs, 'before');
  slide(pairs, 'after');
  return pairs;
}

/** Equal for tokens that may be versions of each other: they have the same kind and name. */
const nameOf = ({ kind, node }: Token) => `${kind} ${'name' in node ? node.name : ''}`;

const single = (removed: readonly Token[], added: readonly Token[]): TokenPair[] => [
  ...removed.map((before) => ({ before })),
  ...added.map((after) => ({ after })),
];

function pairBy(
  before: readonly Token[],
  after: readonly Token[],
  keysOf: (tokens: readonly Token[]) => readonly string[],
  pairGap: (removed: readonly Token[], added: readonly Token[]) => TokenPair[],
): TokenPair[] {
  const pairs: TokenPair[] = [];
  let [startBefore, startAfter] = [0, 0];
  const ends = [before.length, after.length] as const;
  for (const [endBefore, endAfter] of [...equalPairs(keysOf(before), keysOf(after)), ends]) {
    const [removed, added] = [
      before.slice(startBefore, endBefore),
      after.slice(startAfter, endAfter),
    ];
    if (removed.length + added.length > 0)
      for (const pair of pairGap(removed, added)) pairs.push(pair);
    const [one, other] = [before[endBefore], after[endAfter]];
    if (one && other) pairs.push({ before: one, after: other });
    [startBefore, startAfter] = [endBefore + 1, endAfter + 1];
  }
  return pairs;
}

/**
 * Shifts runs of removed or added tokens so that they are whole elements if possible.
 * `<p>a</p>[<p>b</p>]` and `<p>[a</p><p>]b</p>` describe the same change, but only the first is a
 * whole element.
 */
function slide(pairs: TokenPair[], side: 'before' | 'after'): void {
  const other = side === 'before' ? 'after' : 'before';
  for (let start = 0; start < pairs.length; start++) {
    let end = start;
    while (pairs[end]?.[side] && !pairs[end]?.[other]) end += 1;
    if (end === start) continue;
    const shift = shiftOf(pairs, start, end, side);
    for (let step = 1; step <= shift; step++) {
      const [paired, last] = [pairs[start - step], pairs[end - step]];
      const [token, partner, moved] = [paired?.[side], paired?.[other], last?.[side]];
      if (!token || !partner || !moved) break;
      const isBefore = side === 'before';
      pairs[start - step] = isBefore ? { before: token } : { after: token };
      pairs[end - step] = isBefore
        ? { before: moved, after: partner }
        : { before: partner, after: moved };
    }
    start = end;
  }
}

/** The number of tokens by which a run has to be shifted to the front to be whole elements; 0 if this is impossible. */
function shiftOf(
  pairs: readonly TokenPair[],
  start: number,
  end: number,
  side: 'before' | 'after',
): number {
  const isWhole = (shift: number) => {
    let depth = 0;
    for (let index = start - shift; index < end - shift; index++) {
      const kind = pairs[index]?.[side]?.kind;
      if (kind === 'start') depth += 1;
      if (kind === 'end') depth -= 1;
      if (depth < 0) return false;
    }
    return depth === 0;
  };
  for (let shift = 0; shift < end - start; shift++) {
    if (isWhole(shift)) return shift;
    const [paired, last] = [pairs[start - 1 - shift], pairs[end - 1 - shift]];
    if (!paired?.before || !paired.after) return 0;
    if (paired.before.key !== paired.after.key || paired[side].key !== last?.[side]?.key) return 0;
  }
  return 0;
}
