import { findFigures } from '../figures/find.ts';
import type { Block } from '../shared/page-text.ts';
import type { Versioned } from '../shared/report.ts';
import { collapseSpaces } from '../shared/white-space.ts';
import { equalPairs, type IndexPair } from './sequences.ts';
import { mostSimilarPairs, similarPairs, wordBag } from './similarity.ts';

/** A block and its counterpart; null on one side if it was added or removed. */
export type BlockPair = Versioned<Block>;

/** A pair with its place on the page. */
export type BlockMatch = BlockPair & {
  /** The title of the section. */
  readonly section: string;
  readonly isMoved: boolean;
};

/**
 * Pairs the blocks of two versions of a section in order: first equal blocks, then, in the gaps
 * between these, similar ones. Blocks without a counterpart stay single, removed before added ones.
 */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
  const bags = (blocks: readonly Block[]) => blocks.map(({ text }) => wordBag([text]));
  return withGaps(before, after, equalPairs(texts(before), texts(after)), (removed, added) =>
    removed.length === 0 || added.length === 0
      ? single(removed, added)
      : isSameText(removed, added)
        ? []
        : withGaps(removed, added, similarPairs(bags(removed), bags(added)), single),
  );
}

/** Whether only the block boundaries differ: a paragraph split into two, a list turned into a table. */
function isSameText(before: readonly Block[], after: readonly Block[]): boolean {
  const visibilities = new Set([...before, ...after].map(({ visibility }) => visibility));
  if (visibilities.size > 1) return false;
  const texts = (blocks: readonly Block[], isAside: boolean) =>
    collapseSpaces(
      blocks
        .filter(({ kind }) => (kind === 'aside') === isAside)
        .map(({ text }) => text)
        .join(' '),
    );
  return [true, false].every((isAside) => texts(before, isAside) === texts(after, isAside));
}

const single = (before: readonly Block[], after: readonly Block[]): BlockPair[] => [
  ...before.map((block) => ({ before: block, after: null })),
  ...after.map((block) => ({ before: null, after: block })),
];

/** The pairs in order; `pairGap` returns the pairs of the blocks between them. */
function withGaps(
  before: readonly Block[],
  after: readonly Block[],
  pairs: readonly IndexPair[],
  pairGap: (before: readonly Block[], after: readonly Block[]) => BlockPair[],
): BlockPair[] {
  const all: BlockPair[] = [];
  let [startBefore, startAfter] = [0, 0];
  for (const [pairBefore, pairAfter] of [...pairs, [before.length, after.length] as const]) {
    const gapBefore = before.slice(startBefore, pairBefore);
    const gapAfter = after.slice(startAfter, pairAfter);
    for (const pair of pairGap(gapBefore, gapAfter)) all.push(pair);
    const [blockBefore, blockAfter] = [before[pairBefore], after[pairAfter]];
    if (blockBefore && blockAfter) all.push({ before: blockBefore, after: blockAfter });
    [startBefore, startAfter] = [pairBefore + 1, pairAfter + 1];
  }
  return all;
}

type RemovedBlock = Extract<BlockMatch, { readonly after: null }>;
type AddedBlock = Extract<BlockMatch, { readonly before: null }>;

const isRemoved = (match: BlockMatch): match is RemovedBlock => match.after === null;
const isAdded = (match: BlockMatch): match is AddedBlock => match.before === null;

/** Merges every added block with the removed block it matches, and drops the entry of the latter. */
function mergeMoves(
  matches: readonly BlockMatch[],
  removedOf: ReadonlyMap<BlockMatch, RemovedBlock>,
): BlockMatch[] {
  const merged = new Set<BlockMatch>(removedOf.values());
  return matches
    .filter((match) => !merged.has(match))
    .map((match) => {
      const removed = isAdded(match) && removedOf.get(match);
      return removed ? { ...match, before: removed.before, isMoved: true } : match;
    });
}

/**
 * Finds the blocks of a page that were removed in one place and added in another: equal ones, short
 * ones that are unique in their list or on the page, and similar ones.
 */
export const pairMoves = (matches: readonly BlockMatch[]): BlockMatch[] =>
  similarMoves(uniqueMoves(equalMoves(matches)));

/** In characters. Shorter texts, such as “Read more”, often repeat, so they move only within a list. */
const MIN_MOVED_LENGTH = 20;
/** The similarity from which an edited text counts as moved. */
const MIN_MOVED_SIMILARITY = 0.7;
/** The number of removed and of added texts that are compared by similarity, at most. */
const MAX_MOVED = 300;

const isLong = ({ text }: Block) => text.length >= MIN_MOVED_LENGTH;
const longRemoved = (matches: readonly BlockMatch[]) =>
  matches.filter(isRemoved).filter(({ before }) => isLong(before));
const longAdded = (matches: readonly BlockMatch[]) =>
  matches.filter(isAdded).filter(({ after }) => isLong(after));

function equalMoves(matches: readonly BlockMatch[]): BlockMatch[] {
  const removed = Map.groupBy(longRemoved(matches), ({ before }) => before.text);
  const removedOf = new Map<BlockMatch, RemovedBlock>();
  for (const added of longAdded(matches)) {
    const match = removed.get(added.after.text)?.shift();
    if (match) removedOf.set(added, match);
  }
  return mergeMoves(matches, removedOf);
}

function similarMoves(matches: readonly BlockMatch[]): BlockMatch[] {
  const bagged = <T extends BlockMatch>(some: readonly T[]) =>
    some.slice(0, MAX_MOVED).map((item) => {
      return { item, bag: wordBag([(item.after ?? item.before).text]) };
    });
  const [added, removed] = [bagged(longAdded(matches)), bagged(longRemoved(matches))];
  return mergeMoves(matches, new Map(mostSimilarPairs(added, removed, MIN_MOVED_SIMILARITY)));
}

/** In characters. Longer texts are compared by similarity only. */
const MAX_KEY_LENGTH = 300;

/** How moved blocks are recognised: by an equal key, on the page or only within one list. */
interface Identity {
  /** Undefined if a text cannot be recognised. */
  readonly keyOf: (text: string) => string | undefined;
  readonly isWithinList: boolean;
}

/**
 * Finds moved blocks of any length, such as rows and list items: by their text within their list or
 * table, then by their words without the figures, first within the list, then on the page. The key
 * has to be unique before and after.
 */
function uniqueMoves(matches: readonly BlockMatch[]): readonly BlockMatch[] {
  const known = new Map<string, string | undefined>();
  const withoutFigures = (text: string) => {
    if (!known.has(text)) known.set(text, wordsAroundFigures(text));
    return known.get(text);
  };
  const identities: readonly Identity[] = [
    { keyOf: (text) => text, isWithinList: true },
    { keyOf: withoutFigures, isWithinList: true },
    { keyOf: withoutFigures, isWithinList: false },
  ];
  return identities.reduce(movesByIdentity, matches);
}

function movesByIdentity(
  matches: readonly BlockMatch[],
  identity: Identity,
): readonly BlockMatch[] {
  if (!matches.some(isRemoved) || !matches.some(isAdded)) return matches;
  const listAfter = pairedLists(matches);
  const before = uniqueBy(
    matches,
    (match) => match.before && keyIn(match.before, identity, listAfter),
  );
  const after = uniqueBy(matches, (match) => match.after && keyIn(match.after, identity));
  const removedOf = new Map<BlockMatch, RemovedBlock>();
  for (const [key, added] of after) {
    const removed = before.get(key);
    if (isAdded(added) && removed && isRemoved(removed)) removedOf.set(added, removed);
  }
  return mergeMoves(matches, removedOf);
}

/** For each list before, the list after that holds one of its paired blocks. */
function pairedLists(matches: readonly BlockMatch[]): ReadonlyMap<number, number> {
  return new Map(
    matches.flatMap(({ before, after }): [number, number][] =>
      before?.list === undefined || after?.list === undefined ? [] : [[before.list, after.list]],
    ),
  );
}

function keyIn(
  { kind, text, list }: Block,
  { keyOf, isWithinList }: Identity,
  listAfter?: ReadonlyMap<number, number>,
): string | undefined {
  const place = list !== undefined && listAfter ? listAfter.get(list) : list;
  if (isWithinList && place === undefined) return undefined;
  const key = keyOf(text);
  return key && JSON.stringify([kind, isWithinList ? place : null, key]);
}

/** The matches with a key that no other match has. */
function uniqueBy(
  matches: readonly BlockMatch[],
  keyOf: (match: BlockMatch) => string | null | undefined,
): ReadonlyMap<string, BlockMatch> {
  const found = Map.groupBy(matches, (match) => keyOf(match) ?? '');
  return new Map(
    [...found].flatMap(([key, [match, ...others]]) =>
      key !== '' && match && others.length === 0 ? [[key, match] as const] : [],
    ),
  );
}

/** A text with “…” for each figure; undefined if it is too long, or has no figure or no words. */
function wordsAroundFigures(text: string): string | undefined {
  if (text.length > MAX_KEY_LENGTH) return undefined;
  let words = '';
  let end = 0;
  for (const figure of findFigures(text)) {
    words += `${text.slice(end, figure.start)}…`;
    end = figure.end;
  }
  words += text.slice(end);
  return end > 0 && /\p{L}/u.test(words) ? words : undefined;
}

/**
 * Merges removed and added blocks of one kind that are next to each other into one replaced block:
 * the first removed with the first added, and so on.
 */
export function pairReplacements(matches: readonly BlockMatch[]): BlockMatch[] {
  return adjacentChanges(matches).flatMap((group) => {
    const added = new Map(
      [...Map.groupBy(group.filter(isAdded), ({ after }) => after.kind)].map(
        ([kind, ofKind]) => [kind, ofKind.values()] as const,
      ),
    );
    const merged = new Set<BlockMatch>();
    return group
      .map((match) => {
        const other = isRemoved(match) && added.get(match.before.kind)?.next().value;
        if (!other) return match;
        merged.add(other);
        return { ...other, before: match.before };
      })
      .filter((match) => !merged.has(match));
  });
}

/** Groups consecutive removed and added blocks of a section; every other block is a group of its own. */
function adjacentChanges(matches: readonly BlockMatch[]): BlockMatch[][] {
  const groups: BlockMatch[][] = [];
  matches.forEach((match, index) => {
    const last = matches[index - 1];
    const isSingle = (one: BlockMatch) => isRemoved(one) || isAdded(one);
    if (last?.section === match.section && isSingle(last) && isSingle(match))
      groups.at(-1)?.push(match);
    else groups.push([match]);
  });
  return groups;
}
