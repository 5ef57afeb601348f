import type { Block } from '../pages.ts';
import { alikePairs } from './alike.ts';
import { equalPairs, type Pair } from './equal.ts';
import { bagOf } from './likeness.ts';

/** A block and its like; null where it was added or removed. */
export interface BlockPair {
  readonly before: Block | null;
  readonly after: Block | null;
}

/**
 * Pairs the blocks of a section with those it had before, in order: first the equal ones, then
 * between them those that are most alike. What has no like stands alone, the removed ones first.
 */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
  const bags = (blocks: readonly Block[]) => blocks.map(({ text }) => bagOf([text]));
  return weave(before, after, equalPairs(texts(before), texts(after)), (ones, others) =>
    ones.length === 0 || others.length === 0
      ? alone(ones, others)
      : isSameText(ones, others)
        ? []
        : weave(ones, others, alikePairs(bags(ones), bags(others)), alone),
  );
}

/** Whether blocks were only cut otherwise, between words: a paragraph into two, a list into a table. */
function isSameText(before: readonly Block[], after: readonly Block[]): boolean {
  const states = new Set([...before, ...after].map(({ unseen }) => unseen));
  if (states.size > 1) return false;
  const texts = (blocks: readonly Block[], isAside: boolean) =>
    blocks
      .filter(({ kind }) => (kind === 'aside') === isAside)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  return [true, false].every((isAside) => texts(before, isAside) === texts(after, isAside));
}

const alone = (before: readonly Block[], after: readonly Block[]): BlockPair[] => [
  ...before.map((block) => ({ before: block, after: null })),
  ...after.map((block) => ({ before: null, after: block })),
];

type Between = (before: readonly Block[], after: readonly Block[]) => BlockPair[];

/** The pairs and, in their places, what `between` makes of the blocks that are in none. */
function weave(
  before: readonly Block[],
  after: readonly Block[],
  pairs: readonly Pair[],
  between: Between,
): BlockPair[] {
  const woven: BlockPair[] = [];
  let one = 0;
  let other = 0;
  for (const [nextOne, nextOther] of [...pairs, [before.length, after.length] as const]) {
    for (const pair of between(before.slice(one, nextOne), after.slice(other, nextOther)))
      woven.push(pair);
    const [was, is] = [before[nextOne], after[nextOther]];
    if (was && is) woven.push({ before: was, after: is });
    [one, other] = [nextOne + 1, nextOther + 1];
  }
  return woven;
}
