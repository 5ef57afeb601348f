import { comparedKind, findFigures, type Figure } from '../figures/find.ts';
import { clauseOf, readText } from '../figures/subjects.ts';
import { multisetDifference } from '../../shared/multiset-difference.ts';
import type { Block } from '../../shared/page-text.ts';
import { isWord, tokenize, type DiffRun, type Token } from './word-diff.ts';

/** A figure and the one that replaced it; null on one side if it was only added or removed. */
export interface FigurePair {
  readonly kind: string;
  readonly before: Figure | null;
  readonly after: Figure | null;
}

/** Two versions of a block; null in the version that does not have it. */
interface Versions {
  readonly before: Block | null;
  readonly after: Block | null;
}

/**
 * The figures that changed in a text. A different spelling of the same value is not a change, and
 * neither is a value that moved together with its words, or the number of a list item.
 */
export function changedFigures(runs: readonly DiffRun[], blocks: Versions): FigurePair[] {
  if (blocks.before?.address !== undefined || blocks.after?.address !== undefined)
    return pairByKind(addressIn(blocks.before), addressIn(blocks.after)).filter(isChanged);
  const changes = changedPlaces(runs, blocks).map(({ before, after }): Change => {
    const lost = before.filter(isFact(blocks.before));
    const gained = after.filter(isFact(blocks.after));
    return {
      before: multisetDifference(lost, gained, keyOf),
      after: multisetDifference(gained, lost, keyOf),
    };
  });
  return withoutRepeatedDates(
    withoutMovedClauses(changes, blocks).flatMap(({ before, after }) => pairByKind(before, after)),
  );
}

/** Whether a figure of a block is not the number of a clause or an item. */
const isFact = (block: Block | null) => {
  const markerLength = block?.markerLength ?? 0;
  return ({ kind, start }: Figure) => kind !== 'number' || start >= markerLength;
};

/** The figures of a text whose clauses have words, each with what it says a value of. */
export function statedFigures(block: Block | null): { figure: Figure; saying: string[] }[] {
  if (!block || block.address !== undefined) return [];
  const wordsOf = clauseWords(block.text);
  return findFigures(block.text)
    .filter(isFact(block))
    .filter((figure) => wordsOf(figure).size > 0)
    .map((figure) => ({ figure, saying: [block.kind, comparedKind(figure), ...wordsOf(figure)] }));
}

/** Leaves out a date that was only removed or added if the text stated it twice, and one was replaced. */
function withoutRepeatedDates(pairs: readonly FigurePair[]): FigurePair[] {
  const replaced = pairs.filter(({ before, after }) => before && after);
  const [lost, gained] = (['before', 'after'] as const).map(
    (side) => new Set(replaced.map((pair) => pair[side] && keyOf(pair[side]))),
  );
  return pairs.filter(({ kind, before, after }) => {
    if (kind !== 'date' || (before && after)) return true;
    return !(before && lost?.has(keyOf(before))) && !(after && gained?.has(keyOf(after)));
  });
}

/** The figures that a place of a text lost and gained. */
interface Change {
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
}

const figuresIn = (tokens: readonly Token[]) => tokens.flatMap(({ figure }) => figure ?? []);

/**
 * The figures before and after at each changed place of a text. Each cell of a table row is a place,
 * so that a swap of figures between two cells is found.
 */
function changedPlaces(runs: readonly DiffRun[], { before, after }: Versions): Change[] {
  const [cellsBefore, cellsAfter] = [cellsOf(before), cellsOf(after)];
  if (cellsBefore.length > 1 && cellsBefore.length === cellsAfter.length)
    return cellsBefore.map((cell, index) => ({ before: cell, after: cellsAfter[index] ?? [] }));
  return runs.map((run) => ({ before: figuresIn(run.before), after: figuresIn(run.after) }));
}

/** The figures of each cell of a table row. */
function cellsOf(row: Block | null): Figure[][] {
  const cells: Figure[][] = [[]];
  for (const { text, figure } of tokenize(row?.text ?? '')) {
    if (figure) cells.at(-1)?.push(figure);
    else if (text === '\t') cells.push([]);
  }
  return cells;
}

/** The address of a block, such as a link, as a figure. Addresses within the site are not figures. */
function addressIn(block: Block | null): Figure[] {
  const text = block?.address ?? '';
  if (!block || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return [];
  const end = block.text.length;
  // Without a query, it is the address that the text may state as well.
  const [, email] = /^mailto:([^?]+)$/i.exec(text) ?? [];
  if (email !== undefined)
    return [
      { kind: 'email', text: email, start: end - email.length, end, value: email.toLowerCase() },
    ];
  const kind = /^mailto:/i.test(text) ? 'email' : 'url';
  const value = (URL.parse(text, 'https://site.invalid')?.href ?? text).replace(/\/$/, '');
  return [{ kind, text, start: end - text.length, end, value }];
}

/**
 * Leaves out values that moved to another place of the text together with words of their clause, such
 * as in “30 days to cancel and 60 days to appeal” if the two clauses are swapped. If only the values
 * are swapped, both changed.
 */
function withoutMovedClauses(changes: readonly Change[], { before, after }: Versions): Change[] {
  if (!before || !after) return [...changes];
  const moved = movedWithWords(changes, before.text, after.text);
  const hasMoved = (figure: Figure) => moved.has(figure);
  const isAffected = (change: Change) => [...change.before, ...change.after].some(hasMoved);
  const affected = changes.filter(isAffected);
  return [
    ...changes.filter((change) => !isAffected(change)),
    {
      before: affected.flatMap((change) => change.before.filter((figure) => !hasMoved(figure))),
      after: affected.flatMap((change) => change.after.filter((figure) => !hasMoved(figure))),
    },
  ];
}

/**
 * The figures of both versions that moved together with their words: at the new place, the clause has a word
 * of the old clause that is beside no other figure.
 */
function movedWithWords(
  changes: readonly Change[],
  textBefore: string,
  textAfter: string,
): ReadonlySet<Figure> {
  const moved = new Set<Figure>();
  const gained = Map.groupBy(
    changes.flatMap((change, index) => change.after.map((figure) => ({ figure, index }))),
    ({ figure }) => keyOf(figure),
  );
  const isGained = (figure: Figure) => gained.has(keyOf(figure));
  if (!changes.some((change) => change.before.some(isGained))) return moved;
  const wordsBefore = clauseWords(textBefore);
  const wordsAfter = clauseWords(textAfter);
  for (const change of changes)
    for (const figure of change.before) {
      const partner = gained.get(keyOf(figure))?.find((other) => !moved.has(other.figure));
      if (!partner) continue;
      const others = [
        ...change.after.map(wordsAfter),
        ...(changes[partner.index]?.before ?? []).map(wordsBefore),
      ];
      const common = wordsBefore(figure).intersection(wordsAfter(partner.figure));
      const hasMovedWord = [...common].some((word) => !others.some((words) => words.has(word)));
      if (hasMovedWord) moved.add(figure).add(partner.figure);
    }
  return moved;
}

/** The words of the clause of a figure, apart from the figures, in lower case. */
function clauseWords(text: string): (figure: Figure) => ReadonlySet<string> {
  const { parts } = readText(text);
  const cache = new Map<Figure, ReadonlySet<string>>();
  return (figure) => {
    const words =
      cache.get(figure) ??
      new Set(
        tokenize(clauseOf(figure, parts).text).flatMap((token) =>
          token.figure || !isWord(token.text) ? [] : [token.text.toLowerCase()],
        ),
      );
    cache.set(figure, words);
    return words;
  };
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
    for (const match of equal.splice(index, 1)) dropped.add(match);
  }
  return pairs.filter((pair) => !dropped.has(pair));
}

const isChanged = ({ before, after }: FigurePair) =>
  !before || !after || keyOf(before) !== keyOf(after);

/** Equal for figures that state the same value, however it is written. */
export const keyOf = (figure: Figure): string =>
  `${comparedKind(figure)} ${figure.value ?? figure.text}`;

/** Pairs the first removed figure of each kind with the first added one, the second with the second, and so on. */
function pairByKind(removed: readonly Figure[], added: readonly Figure[]): FigurePair[] {
  const kinds = new Set([...removed, ...added].map(comparedKind));
  return [...kinds].flatMap((compared) => {
    const ofKind = (figures: readonly Figure[]) =>
      figures.filter((figure) => comparedKind(figure) === compared);
    const [before, after] = [ofKind(removed), ofKind(added)];
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index): FigurePair => {
      const [figureBefore, figureAfter] = [before[index] ?? null, after[index] ?? null];
      return {
        kind: (figureBefore ?? figureAfter)?.kind ?? compared,
        before: figureBefore,
        after: figureAfter,
      };
    });
  });
}
