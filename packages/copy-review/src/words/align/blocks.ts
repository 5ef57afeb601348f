import { comparedKind, findFigures } from '../figures/find.ts';
import { PARAGRAPH, type Block } from '../../shared/page-text.ts';
import type { Versioned } from '../../shared/report.ts';
import { collapseSpaces } from '../../shared/white-space.ts';
import { equalPairs, pairsWithGaps, unpaired } from './sequences.ts';
import {
  commonWords,
  mostSimilarPairs,
  similarity,
  similarPairs,
  wordBag,
  type WordBag,
} from './similarity.ts';

/** A block and its counterpart; null on one side if it was added or removed. */
export type BlockPair = Versioned<Block>;

/** A pair with its place on the page. */
export type BlockMatch = BlockPair & {
  /** The title of the section. */
  readonly section: string;
  readonly isMoved: boolean;
};

/**
 * Pairs the blocks of two versions of a section in order: first equal blocks, then similar ones
 * between them. Paragraphs that were split or merged count as one block. Blocks without a
 * counterpart stay single, removed before added ones.
 */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text);
  return pairsWithGaps(before, after, equalPairs(texts(before), texts(after)), (removed, added) =>
    removed.length === 0 || added.length === 0
      ? unpaired(removed, added)
      : isSameText(removed, added)
        ? []
        : pairSimilar(removed, added),
  );
}

/**
 * Pairs blocks of similar texts. Split or merged paragraphs are joined for it; those without a
 * counterpart are separated again.
 */
function pairSimilar(removed: readonly Block[], added: readonly Block[]): BlockPair[] {
  const after = joinParagraphs(added, removed);
  const before = joinParagraphs(removed, after);
  const pairs = similarPairs(bagsOf(before), bagsOf(after));
  return pairsWithGaps(before, after, pairs, unpaired).flatMap((pair): BlockPair[] => {
    if (pair.before && pair.after) return isSameText([pair.before], [pair.after]) ? [] : [pair];
    return unpaired(paragraphsOf(pair.before), paragraphsOf(pair.after));
  });
}

/** The words of each block, for measuring similarity. */
const bagsOf = (blocks: readonly Block[]) => blocks.map(({ text }) => wordBag([text]));

const paragraphsOf = (block: Block | null): readonly Block[] =>
  block ? (block.paragraphs ?? [block]) : [];

/** The minimum share of the words of a part that must also be in the whole paragraph. */
const MIN_PART = 0.7;
/** The minimum similarity of several paragraphs, taken together, to the one that was split. */
const MIN_JOINED = 0.7;
/** The minimum number of words of a part. */
const MIN_PART_WORDS = 3;
/** Above this number of comparisons, split paragraphs are not searched for. */
const MAX_PARTS = 40_000;

/** Joins consecutive paragraphs that are one paragraph in the other version, possibly edited. */
function joinParagraphs(blocks: readonly Block[], others: readonly Block[]): readonly Block[] {
  if (blocks.length < 2 || blocks.length * others.length > MAX_PARTS) return blocks;
  const bags = bagsOf(blocks);
  const joined = new Map<number, Block[]>();
  for (const other of others) {
    if (other.kind !== 'text' || other.paragraphs) continue;
    const whole = wordBag([other.text]);
    const isPart = (index: number) => {
      const [block, bag] = [blocks[index], bags[index]];
      return (
        block !== undefined &&
        bag !== undefined &&
        !joined.has(index) &&
        canJoin(block, other) &&
        bag.size >= MIN_PART_WORDS &&
        commonWords(bag, whole) >= MIN_PART * bag.size
      );
    };
    for (let start = 0; start < blocks.length; start++) {
      let end = start;
      while (isPart(end)) end++;
      const parts = blocks.slice(start, end);
      if (parts.length > 1 && isWhole(parts, whole))
        for (let index = start; index < end; index++)
          joined.set(index, index === start ? parts : []);
      start = end;
    }
  }
  return blocks.flatMap((block, index) => {
    const parts = joined.get(index);
    if (!parts) return [block];
    return parts.length === 0 ? [] : [joinedBlock(block, parts)];
  });
}

const canJoin = (block: Block, other: Block) =>
  block.kind === 'text' &&
  !block.paragraphs &&
  block.visibility === other.visibility &&
  block.part === other.part &&
  (block.list === undefined) === (other.list === undefined);

/** Whether several paragraphs together are more similar to a whole one than each of them is. */
function isWhole(parts: readonly Block[], whole: WordBag): boolean {
  const together = similarity(wordBag(parts.map(({ text }) => text)), whole);
  return together >= MIN_JOINED && bagsOf(parts).every((bag) => similarity(bag, whole) < together);
}

/** Several paragraphs as one block, separated by `PARAGRAPH`. */
const joinedBlock = (first: Block, paragraphs: readonly Block[]): Block => ({
  ...first,
  text: paragraphs.map(({ text }) => text).join(PARAGRAPH),
  paragraphs,
  source: paragraphs.flatMap(({ source = [] }, index) =>
    index === 0 ? source : [{ text: ' ', node: undefined }, ...source],
  ),
});

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
 * ones only if they are unique in their list or on the page or moved with a neighbour, and similar
 * ones.
 */
export const pairMoves = (matches: readonly BlockMatch[]): BlockMatch[] =>
  similarMoves(uniqueMoves(equalMoves(matches)));

/** In characters. Shorter texts, such as “Read more”, move only in a list or with their neighbours. */
const MIN_MOVED_LENGTH = 20;
/** In characters. Shorter texts count as moved only if they are unique, or with their neighbours. */
const MIN_CERTAIN_LENGTH = 40;
/** The minimum similarity of an edited text that counts as moved. */
const MIN_MOVED_SIMILARITY = 0.7;
/** The maximum number of removed, and of added, texts that are compared by similarity. */
const MAX_MOVED = 300;

const isLong = ({ text }: Block, length = MIN_MOVED_LENGTH) => text.length >= length;

/** Addresses and labels repeat, however long they are. */
const isCertain = (block: Block) => block.kind !== 'aside' && isLong(block, MIN_CERTAIN_LENGTH);

const moveKey = ({ kind, text }: Block) => `${kind} ${text}`;

/** Pairs equal texts as moved if they are long, if no other text is equal, or if a neighbour moved too. */
function equalMoves(matches: readonly BlockMatch[]): BlockMatch[] {
  if (!matches.some(isRemoved) || !matches.some(isAdded)) return [...matches];
  const sides = {
    before: matches.filter(({ before }) => before),
    after: matches.filter(({ after }) => after),
  };
  const counts = (['before', 'after'] as const).map((side) =>
    Map.groupBy(sides[side], (match) => moveKey(match[side] ?? match.after ?? match.before)),
  );
  const isUnique = (key: string) => counts.every((count) => count.get(key)?.length === 1);
  const removed = Map.groupBy(matches.filter(isRemoved), ({ before }) => moveKey(before));
  const removedOf = new Map<BlockMatch, RemovedBlock>();
  for (const added of matches.filter(isAdded)) {
    const key = moveKey(added.after);
    const hasReason = isCertain(added.after) || (isLong(added.after) && isUnique(key));
    const match = hasReason ? removed.get(key)?.shift() : undefined;
    if (match) removedOf.set(added, match);
  }
  addNeighbours(removedOf, sides);
  return mergeMoves(matches, removedOf);
}

/** Adds equal texts before and after the moved ones, as long as neighbours are equal. */
function addNeighbours(
  removedOf: Map<BlockMatch, RemovedBlock>,
  {
    before,
    after,
  }: { readonly before: readonly BlockMatch[]; readonly after: readonly BlockMatch[] },
): void {
  const indexBefore = new Map(before.map((match, index) => [match, index]));
  const indexAfter = new Map(after.map((match, index) => [match, index]));
  const taken = new Set<BlockMatch>(removedOf.values());
  for (const [added, removed] of removedOf)
    for (const step of [-1, 1]) {
      const one = before[(indexBefore.get(removed) ?? 0) + step];
      const other = after[(indexAfter.get(added) ?? 0) + step];
      if (!one || !other || !isRemoved(one) || !isAdded(other)) continue;
      if (taken.has(one) || removedOf.has(other)) continue;
      if (moveKey(one.before) !== moveKey(other.after)) continue;
      taken.add(one);
      // The map grows while it is iterated, so the neighbours of this text are examined too.
      removedOf.set(other, one);
    }
}

/** Finds moved blocks by the similarity of their texts. */
function similarMoves(matches: readonly BlockMatch[]): BlockMatch[] {
  const bagged = <T extends BlockMatch>(some: readonly T[]) =>
    some.slice(0, MAX_MOVED).map((item) => {
      return { item, bag: wordBag([(item.after ?? item.before).text]) };
    });
  const added = bagged(matches.filter(isAdded).filter(({ after }) => isCertain(after)));
  const removed = bagged(matches.filter(isRemoved).filter(({ before }) => isCertain(before)));
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

/** Turns pairs of a removed and an added block with the same unique key into moves. */
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

/** For each list before, the list after that contains the counterpart of one of its blocks. */
function pairedLists(matches: readonly BlockMatch[]): ReadonlyMap<number, number> {
  return new Map(
    matches.flatMap(({ before, after }): [number, number][] =>
      before?.list === undefined || after?.list === undefined ? [] : [[before.list, after.list]],
    ),
  );
}

/**
 * The key of a block; undefined if it has none. `listAfter` translates lists before into lists
 * after.
 */
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
  const frame = frameOf(text);
  return frame !== undefined && /\p{L}/u.test(frame.words) ? frame.words : undefined;
}

/** A text with “…” for each figure, and the kinds of its figures, separated by commas. */
interface Frame {
  readonly words: string;
  readonly kinds: string;
}

/** Undefined if the text is too long, or has no figure. */
function frameOf(text: string): Frame | undefined {
  if (text.length > MAX_KEY_LENGTH) return undefined;
  let words = '';
  let end = 0;
  const figures = findFigures(text);
  for (const figure of figures) {
    words += `${text.slice(end, figure.start)}…`;
    end = figure.end;
  }
  words += text.slice(end);
  return end > 0 ? { words, kinds: figures.map(comparedKind).join() } : undefined;
}

/** Whether a text without common words is a version of another one. */
export type IsVersion = (before: Block, after: Block) => boolean;

/**
 * Merges adjacent removed and added blocks of one kind into replaced blocks: the first removed with
 * the first added, and so on.
 *
 * @param isVersion which blocks of one kind may be merged; all of them if missing
 */
export function pairReplacements(
  matches: readonly BlockMatch[],
  isVersion: IsVersion = () => true,
): BlockMatch[] {
  return adjacentChanges(matches).flatMap((group) => {
    const added = group.filter(isAdded);
    const merged = new Set<BlockMatch>();
    return group
      .map((match) => {
        const other = isRemoved(match)
          ? added.find(
              (one) =>
                !merged.has(one) &&
                one.after.kind === match.before.kind &&
                isVersion(match.before, one.after),
            )
          : undefined;
        if (!other || !isRemoved(match)) return match;
        merged.add(other);
        return { ...other, before: match.before };
      })
      .filter((match) => !merged.has(match));
  });
}

/**
 * Whether a text has the same role as the one that it replaces, however much its words differ: both
 * are the heading of the section, an aside with the same label, a row with the same first cell, or a
 * figure of the same kind with the same or few words around it.
 */
export function hasSameRole(before: Block, after: Block): boolean {
  if (before.kind === 'heading') return true;
  if (before.kind === 'aside') return labelOf(before) === labelOf(after);
  const name = rowName(before);
  if (name !== '' && name === rowName(after)) return true;
  const [one, other] = [frameOf(before.text), frameOf(after.text)];
  if (!one || !other) return false;
  if (one.words === other.words && one.kinds === other.kinds) return true;
  return similarity(roleBag(one), roleBag(other)) >= MIN_ROLE;
}

/** From this similarity on, two texts have the same role. Figures are compared by their kinds. */
const MIN_ROLE = 0.3;

/** The words of a text and the kinds of its figures, except numbers, which can count anything. */
const roleBag = ({ words, kinds }: Frame) =>
  wordBag([words, ...kinds.split(',').map((kind) => (kind === 'number' ? '' : `of${kind}`))]);

const labelOf = ({ text }: Block) => text.slice(0, Math.max(text.indexOf(': '), 0));

/** The first cell of a row of a table or a list of terms; empty for other texts. */
const rowName = ({ text }: Block) => text.slice(0, Math.max(text.indexOf('\t'), 0));

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
