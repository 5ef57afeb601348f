import { comparedKind, type Figure } from '../figures/find.ts';
import { clauseOf, readText } from '../figures/subjects.ts';
import { ORIGIN } from '../extract/html.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Block } from '../../shared/page-text.ts';
import type { Both, Side } from '../../shared/report.ts';
import type { BlockMatch, BlockPair } from '../align/blocks.ts';
import { isWord, tokenize, type DiffRun } from './word-diff.ts';

/** The versions of a text that differ, and their comparison. */
export interface ComparedText extends Pick<BlockMatch, 'section' | 'isMoved'> {
  readonly pair: BlockPair;
  readonly runs: readonly DiffRun[];
}

/** A figure that a version of a text states. */
export interface StatedFigure extends Figure {
  readonly side: Side;
  readonly block: Block;
  readonly compared: ComparedText;
  /** The index of the text, and the cell of its row or the part of its comparison; equal in both versions. */
  readonly place: readonly number[];
  /** What it is a value of: the words of its clause, apart from figures; empty if there are none. */
  readonly words: string;
  /** The longest of the words that no other clause with a figure has. */
  readonly ownWord?: string | undefined;
}

/** A figure and the one that replaced it; null on one side if it was only added or removed. */
export interface FigurePair extends Both<StatedFigure | null> {
  readonly kind: string;
}

/**
 * By what figures of one kind are paired, the surest first. A value belongs to its words, wherever these are now: at
 * its place, elsewhere or, where an edited text was split or merged, in another text. Of a clause with other words,
 * one that is its own is enough for the same value. What is left is paired by its place.
 */
const KEYS: readonly ((figure: StatedFigure) => readonly unknown[] | false)[] = [
  ({ place, words, ...figure }) => [...place, words, keyOf(figure)],
  ({ place, words }) => [...place, words],
  ({ compared: { section }, words }) => words !== '' && [section, words],
  ({ place: [text], ownWord, ...figure }) =>
    ownWord !== undefined && [text, ownWord, keyOf(figure)],
  ({ place, ...figure }) => [...place, keyOf(figure)],
  ({ place }) => place,
];

/**
 * The figures that changed in texts. A different spelling of the same value is not a change, and neither is a value
 * that moved together with its words, or the number of a list item.
 */
export function changedFigures(texts: readonly ComparedText[]): FigurePair[] {
  const figures = texts.flatMap((text, index) => [
    ...statedIn(text, index, 'before'),
    ...statedIn(text, index, 'after'),
  ]);
  const counterpartOf = counterparts(figures);
  const replacing = new Set(counterpartOf.values());
  const pairs = figures
    .filter((figure) => !replacing.has(figure))
    .map((figure): FigurePair => {
      const { kind, side } = figure;
      return side === 'before'
        ? { kind, before: figure, after: counterpartOf.get(figure) ?? null }
        : { kind, before: null, after: figure };
    })
    .filter(({ before, after }) => !isSame(before, after) && [before, after].some(isFact));
  return withoutRepeatedDates(pairs);
}

/** Whether there is a figure, and it is not the number of a clause or an item. */
const isFact = (figure: StatedFigure | null) =>
  figure && (figure.kind !== 'number' || figure.start >= (figure.block.markerLength ?? 0));

/** The figures before that have a counterpart, each with it. */
function counterparts(figures: readonly StatedFigure[]) {
  const pairs = new Map<StatedFigure, StatedFigure>();
  const taken = new Set<StatedFigure>();
  for (const keyOfFigure of KEYS) {
    const keyed = figures
      .filter((figure) => !taken.has(figure))
      .map((figure) => ({ figure, key: keyOfFigure(figure) }))
      .filter(({ key }) => key);
    for (const group of groupBy(keyed, ({ figure, key }) => [comparedKind(figure), key])) {
      const { before = [], after = [] } = Object.groupBy(group, ({ figure }) => figure.side);
      for (const { figure: old } of before) {
        const now = after.find(({ figure }) => !taken.has(figure) && mayReplace(figure, old));
        if (!now) continue;
        pairs.set(old, now.figure);
        taken.add(old).add(now.figure);
      }
    }
  }
  return pairs;
}

/**
 * Whether a figure can be the new version of another one. In another text, only another value can, and not if one text
 * is gone and the other one new: they state other things.
 */
const mayReplace = (now: StatedFigure, old: StatedFigure) =>
  now.compared === old.compared ||
  ((now.compared.pair.before ?? old.compared.pair.after) !== null && !isSame(now, old));

/** The figures of a version of a text. */
function statedIn(compared: ComparedText, index: number, side: Side): StatedFigure[] {
  const { pair, runs } = compared;
  const block = pair[side];
  if (!block) return [];
  const stated = { side, block, compared };
  if (block.address !== undefined)
    return addressIn(block).map((figure) => {
      return { ...figure, ...stated, place: [index], words: '' };
    });
  const wordsOf = clauseWords(block.text);
  const cellsIn = (version: Block | null) => version?.text.split('\t').length;
  const isRow = block.text.includes('\t') && cellsIn(pair.before) === cellsIn(pair.after);
  let [start, cell] = [0, 0];
  const figures = runs
    .flatMap((run, part) => [...run.same, ...run[side]].map((token) => ({ token, part })))
    .flatMap(({ token, part }): StatedFigure[] => {
      if (token.text === '\t') cell++;
      const place = [index, isRow ? cell : part];
      const figure = token.figure && { ...token.figure, start, end: start + token.text.length };
      start += token.text.length;
      return figure ? [{ ...figure, ...stated, place, words: wordsOf(figure) }] : [];
    });
  /** Each word, as often as there are clauses with it. */
  const uses = Map.groupBy(
    [...new Set(figures.map(({ words }) => words))].flatMap((words) => [
      ...new Set(words.split(' ')),
    ]),
    (word) => word,
  );
  return figures.map((figure) => {
    const own = figure.words.split(' ').filter((word) => uses.get(word)?.length === 1);
    return { ...figure, ownWord: own.toSorted((a, b) => b.length - a.length)[0] };
  });
}

/** The words of the clause of a figure, apart from the figures, in lower case. */
function clauseWords(text: string): (figure: Figure) => string {
  const { parts } = readText(text);
  const cache = new Map<number, string>();
  return (figure) => {
    const clause = clauseOf(figure, parts);
    const words =
      cache.get(clause.start) ??
      tokenize(clause.text)
        .flatMap((token) => (token.figure || !isWord(token.text) ? [] : token.text.toLowerCase()))
        .join(' ')
        .replace(/^(?:and|but|while) /, '');
    cache.set(clause.start, words);
    return words;
  };
}

/** Leaves out a date that was only removed or added if the text stated it twice, and one was replaced. */
function withoutRepeatedDates(pairs: readonly FigurePair[]): FigurePair[] {
  const replaced = pairs.filter(({ before, after }) => before && after);
  const isRepeated = (figure: StatedFigure | null, other: StatedFigure | null) =>
    figure?.compared === other?.compared && isSame(figure, other);
  return pairs.filter(
    ({ kind, before, after }) =>
      kind !== 'date' ||
      (before !== null && after !== null) ||
      !replaced.some((other) => isRepeated(before, other.before) || isRepeated(after, other.after)),
  );
}

/** The address of a block, such as a link, as a figure. Addresses within the site are not figures. */
function addressIn({ address: text = '', text: { length: end } }: Block): Figure[] {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return [];
  // Without a query, it is the address that the text may state as well.
  const [, email] = /^mailto:([^?]+)$/i.exec(text) ?? [];
  if (email !== undefined)
    return [
      { kind: 'email', text: email, start: end - email.length, end, value: email.toLowerCase() },
    ];
  const kind = /^mailto:/i.test(text) ? 'email' : 'url';
  const value = (URL.parse(text, ORIGIN)?.href ?? text).replace(/\/$/, '');
  return [{ kind, text, start: end - text.length, end, value }];
}

/**
 * Drops figures that only moved: those that were removed in one text and added in another, if the texts
 * have the same place, or one of them has none. A value cannot have moved from one place to another.
 */
export function withoutMoved<T extends FigurePair & { readonly place?: object | undefined }>(
  pairs: readonly T[],
): T[] {
  const added = Map.groupBy(
    pairs.filter(({ before }) => before === null),
    ({ after }) => after && keyOf(after),
  );
  const dropped = new Set<T>();
  for (const removed of pairs) {
    if (!removed.before || removed.after) continue;
    const equal = added.get(keyOf(removed.before)) ?? [];
    const index = equal.findIndex(
      ({ place }) => place === undefined || removed.place === undefined || place === removed.place,
    );
    if (index < 0) continue;
    dropped.add(removed);
    // Taken out: it has not moved from a second place too.
    for (const match of equal.splice(index, 1)) dropped.add(match);
  }
  return pairs.filter((pair) => !dropped.has(pair));
}

/** Whether there are two figures, and they state the same value. */
const isSame = (figure: Figure | null, other: Figure | null): boolean =>
  figure !== null && other !== null && keyOf(figure) === keyOf(other);

/** Equal for figures that state the same value, however it is written. */
export const keyOf = (figure: Figure): string =>
  `${comparedKind(figure)} ${figure.value ?? figure.text}`;
