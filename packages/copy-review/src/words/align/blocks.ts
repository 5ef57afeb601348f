import { comparedKind, findFigures } from '../figures/find.ts';
import type { Block } from '../../shared/page-text.ts';
import type { Side, Versioned } from '../../shared/report.ts';
import { collapseSpaces } from '../../shared/white-space.ts';
import { equalPairs, pairsWithGaps, unpaired } from './sequences.ts';
import { mostSimilarPairs, similarPairs, wordBag } from './similarity.ts';

/** From which similarity on an edited text counts as moved. */
const MIN_SIMILARITY = 0.7;
/** The minimum length of such a text, in characters. Shorter ones are similar by chance. */
const MIN_LENGTH = 40;

/** The number of removed, and of added, texts that are compared by similarity. This limits the time. */
const MAX_MOVED = 300;

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
 * between them, unless they are the same elsewhere in the section. Blocks without a counterpart stay
 * single, removed before added ones.
 */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const equal = equalPairs(before.map(textKey), after.map(textKey));
  const unpairedTexts = (blocks: readonly Block[], side: 0 | 1) => {
    const paired = new Set(equal.map((pair) => pair[side]));
    return new Set(blocks.filter((_, index) => !paired.has(index)).map(textKey));
  };
  const moved = unpairedTexts(before, 0).intersection(unpairedTexts(after, 1));
  return pairsWithGaps(before, after, equal, (removed, added) => {
    if (isSameText(removed, added)) return [];
    const sameLinks = equalPairs(removed.map(linkKey), added.map(linkKey));
    return pairsWithGaps(removed, added, sameLinks, (...gap) => pairSimilar(...gap, moved));
  });
}

/** Equal for the targets of links with the same words, and for other equal texts. */
const linkKey = ({ text, linkWords = '' }: Block) => (linkWords === '' ? text : `\n${linkWords}`);

/** Equal for equal texts, and for equal targets of links with the same words. */
const textKey = ({ text, linkWords = '' }: Block): string => `${text}\n${linkWords}`;

/**
 * Pairs blocks of similar texts.
 *
 * @param moved the texts that are elsewhere
 */
function pairSimilar(
  removed: readonly Block[],
  added: readonly Block[],
  moved: ReadonlySet<string>,
): BlockPair[] {
  const isMoved = (block: Block | undefined) => block && moved.has(textKey(block));
  const pairs = similarPairs(bagsOf(removed), bagsOf(added)).filter(
    ([i, j]) => !isMoved(removed[i]) && !isMoved(added[j]),
  );
  return pairsWithGaps(removed, added, pairs, unpaired).filter(
    ({ before, after }) => !before || !after || !isSameText([before], [after]),
  );
}

/** The words of each block, for measuring similarity. */
const bagsOf = (blocks: readonly Block[]) => blocks.map(({ text }) => wordBag([text]));

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
 * Finds the blocks of a page that were removed in one place and added in another: first texts that no
 * other one equals, then those that no other one equals without its figures, such as a row with another
 * price, then similar ones. Each becomes one match, at its new place.
 */
export const pairMoves = (matches: readonly BlockMatch[]): BlockMatch[] =>
  similarMoves(
    uniqueMoves(
      uniqueMoves(matches, (text) => text),
      wordsAroundFigures,
    ),
  );

/** Turns pairs of a removed and an added block with the same unique key into moves. */
function uniqueMoves(
  matches: readonly BlockMatch[],
  keyOf: (text: string) => string | undefined,
): readonly BlockMatch[] {
  if (!matches.some(isRemoved) || !matches.some(isAdded)) return matches;
  const uniqueOn = (side: Side) =>
    uniqueBy(matches, ({ [side]: block }) => {
      const key = block && keyOf(block.text);
      return key && `${block.kind} ${key}`;
    });
  const before = uniqueOn('before');
  const removedOf = new Map<BlockMatch, RemovedBlock>();
  for (const [key, added] of uniqueOn('after')) {
    const removed = before.get(key);
    if (isAdded(added) && removed && isRemoved(removed)) removedOf.set(added, removed);
  }
  return mergeMoves(matches, removedOf);
}

/** The matches with a key that no other match has. */
function uniqueBy(
  matches: readonly BlockMatch[],
  keyOf: (match: BlockMatch) => string | null | undefined,
): ReadonlyMap<string, BlockMatch> {
  const groups = Map.groupBy(matches, (match) => keyOf(match) ?? '');
  return new Map(
    [...groups].flatMap(([key, [match, ...others]]) =>
      key !== '' && match && others.length === 0 ? [[key, match] as const] : [],
    ),
  );
}

/** Finds moved blocks by the similarity of their texts. Addresses and labels repeat, however long they are. */
function similarMoves(matches: readonly BlockMatch[]): BlockMatch[] {
  const isLong = ({ kind, text }: Block) => kind !== 'aside' && text.length >= MIN_LENGTH;
  const bagged = <T extends BlockMatch>(some: readonly T[]) =>
    some.slice(0, MAX_MOVED).map((item) => {
      return { item, bag: wordBag([(item.after ?? item.before).text]) };
    });
  const added = bagged(matches.filter(isAdded).filter(({ after }) => isLong(after)));
  const removed = bagged(matches.filter(isRemoved).filter(({ before }) => isLong(before)));
  return mergeMoves(matches, new Map(mostSimilarPairs(added, removed, MIN_SIMILARITY)));
}

/** A text with “…” for each figure; undefined if it has no words. */
function wordsAroundFigures(text: string): string | undefined {
  const { words } = frameOf(text);
  return /\p{L}/u.test(words) ? words : undefined;
}

/** A text with “…” for each figure, and the kinds of its figures, separated by commas. */
function frameOf(text: string) {
  let words = '';
  let end = 0;
  const figures = findFigures(text);
  for (const figure of figures) {
    words += `${text.slice(end, figure.start)}…`;
    end = figure.end;
  }
  words += text.slice(end);
  return { words, kinds: figures.map(comparedKind).join() };
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
              (candidate) =>
                !merged.has(candidate) &&
                candidate.after.kind === match.before.kind &&
                isVersion(match.before, candidate.after),
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
 * figure of the same kind with the same words around it.
 */
export function hasSameRole(before: Block, after: Block): boolean {
  if (before.kind === 'heading') return true;
  if (before.kind === 'aside') return partBefore(': ', before) === partBefore(': ', after);
  const firstCell = partBefore('\t', before);
  if (firstCell !== '' && firstCell === partBefore('\t', after)) return true;
  const [frameBefore, frameAfter] = [frameOf(before.text), frameOf(after.text)];
  return frameBefore.words === frameAfter.words && frameBefore.kinds === frameAfter.kinds;
}

/** The label of an aside, or the first cell of a row of a table or a list of terms; empty for other texts. */
const partBefore = (separator: string, { text }: Block) =>
  text.slice(0, Math.max(text.indexOf(separator), 0));

/** Groups consecutive removed and added blocks of a section; every other block is a group of its own. */
function adjacentChanges(matches: readonly BlockMatch[]): BlockMatch[][] {
  const groups: BlockMatch[][] = [];
  matches.forEach((match, index) => {
    const last = matches[index - 1];
    const isSingle = (candidate: BlockMatch) => isRemoved(candidate) || isAdded(candidate);
    if (last?.section === match.section && isSingle(last) && isSingle(match))
      groups.at(-1)?.push(match);
    else groups.push([match]);
  });
  return groups;
}
