import type { Section } from '../../shared/page-text.ts';
import type { Versioned } from '../../shared/report.ts';
import { longestIncreasingSubsequence, pairsWithGaps, type IndexPair } from './sequences.ts';
import { mostSimilarPairs, similarPairs, wordBag, type Bagged } from './similarity.ts';

/** A section and its counterpart; null on one side if it was added or removed. */
export type SectionPair = Versioned<Section> & {
  /** Whether its order among the sections of both versions changed. */
  readonly isMoved: boolean;
};

/** The minimum similarity of sections with different headings that are paired. */
const MIN_SECTION_SIMILARITY = 0.5;
/** The maximum number of sections that are compared by their text. */
const MAX_SECTIONS = 300;

/**
 * Pairs the sections of a page, first by their headings without numbers, then by their text. The
 * result follows the order after the change, with removed sections where they were.
 */
export function pairSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const sameTitle = pairsByTitle(before, after);
  const sameText = mostSimilarPairs(
    unpaired(before, new Set(sameTitle.map(([indexBefore]) => indexBefore))),
    unpaired(after, new Set(sameTitle.map(([, indexAfter]) => indexAfter))),
    MIN_SECTION_SIMILARITY,
  );
  const matches = [...sameTitle, ...sameText].toSorted(([a], [b]) => a - b);
  const inOrder = new Set(longestIncreasingSubsequence(matches.map(([, other]) => other)));
  const pairs = matches.filter((_, index) => inOrder.has(index));
  const counterparts = new Map(
    matches.map(([indexBefore, indexAfter]) => [after[indexAfter], before[indexBefore]]),
  );
  const paired = new Set(counterparts.values());
  return pairsWithGaps(before, after, pairs, (removed, added): SectionPair[] => [
    ...added.map((section) => {
      const counterpart = counterparts.get(section);
      return { before: counterpart ?? null, after: section, isMoved: counterpart !== undefined };
    }),
    ...removed
      .filter((section) => !paired.has(section))
      .map((section) => ({ before: section, after: null, isMoved: false })),
  ]).map((pair) => ({ isMoved: false, ...pair }));
}

/** Sections that share a title are paired in order, or by their text if one version has more of them. */
function pairsByTitle(before: readonly Section[], after: readonly Section[]): IndexPair[] {
  const titlesAfter = byTitle(after);
  return [...byTitle(before)].flatMap(([title, sectionsBefore]) => {
    const sectionsAfter = titlesAfter.get(title) ?? [];
    const pairs =
      sectionsBefore.length === sectionsAfter.length
        ? sectionsBefore.map((_, index): IndexPair => [index, index])
        : similarPairs(bagsOf(sectionsBefore), bagsOf(sectionsAfter));
    return pairs.flatMap(([positionBefore, positionAfter]): IndexPair[] => {
      const [indexBefore] = sectionsBefore[positionBefore] ?? [];
      const [indexAfter] = sectionsAfter[positionAfter] ?? [];
      return indexBefore === undefined || indexAfter === undefined
        ? []
        : [[indexBefore, indexAfter]];
    });
  });
}

/** A section, and its index on the page. */
type Indexed = readonly [index: number, section: Section];

const byTitle = (sections: readonly Section[]) =>
  Map.groupBy<string, Indexed>(sections.entries(), ([, { title }]) => title.toLowerCase());

const bagsOf = (sections: readonly Indexed[]) =>
  sections.map(([, { blocks }]) => wordBag(blocks.map(({ text }) => text)));

/** The indexes of the sections that are not among `paired`, with the words of their texts. */
function unpaired(sections: readonly Section[], paired: ReadonlySet<number>): Bagged<number>[] {
  return [...sections.entries()]
    .filter(([index]) => !paired.has(index))
    .slice(0, MAX_SECTIONS)
    .map(([item, section]) => ({ item, bag: wordBag(textsOf(section)) }));
}

/** The texts below the heading; the title if there are none. */
function textsOf({ title, blocks }: Section): string[] {
  const texts = blocks.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  return texts.length > 0 ? texts : [title];
}
