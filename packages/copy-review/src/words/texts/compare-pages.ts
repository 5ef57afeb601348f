import {
  hasSameRole,
  pairBlocks,
  pairMoves,
  pairReplacements,
  type BlockMatch,
  type BlockPair,
} from '../align/blocks.ts';
import { pairSections, type SectionPair } from '../align/sections.ts';
import {
  changedFigures,
  keyOf,
  withoutMoved,
  type ComparedText,
  type FigurePair,
  type StatedFigure,
} from './changed-figures.ts';
import type { Figure } from '../figures/find.ts';
import { readText, sentenceOf, type Part } from '../figures/subjects.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Block, PageText } from '../../shared/page-text.ts';
import type {
  BlockChange,
  Both,
  FactChange,
  ReportedBlock,
  SectionChange,
  Side,
  Versioned,
} from '../../shared/report.ts';
import { sectionChanges } from './section-changes.ts';
import { diffWords, reportedWords } from './word-diff.ts';
import { SCRIPTS } from '../extract/metadata.ts';

/** A figure with the text of its block. */
export interface FigureInContext {
  readonly figure: Figure;
  readonly text: string;
  /** The title of the section, and the texts before and after this one. */
  readonly context: string;
}

/** A figure that was replaced by another one of the same kind. */
export interface ReplacedFigure extends Both<FigureInContext> {
  readonly page: string;
}

/** What a visitor of one page reads differently. */
export interface PageDifference {
  readonly blocks: readonly (BlockChange & Pick<ReportedBlock, 'ranges'>)[];
  /** The versions of each of these. */
  readonly pairs: ReadonlyMap<BlockChange, BlockPair>;
  readonly facts: readonly FactChange[];
  readonly figures: readonly ReplacedFigure[];
  readonly sections: readonly SectionChange[];
  /** The blocks of both versions that are reported, or are in a section that moved. */
  readonly reported: Both<readonly Block[]>;
  /** The texts of both versions that the configuration ignores. */
  readonly ignored: Both<readonly Block[]>;
}

/** Compares two versions of a page. The missing version of an added or removed page has no sections. */
export function comparePages(before: PageText, after: PageText): PageDifference {
  const page = after.route;
  const pairs = pairSections(before.sections, after.sections);
  const matches = pairReplacements(pairMoves(pairs.flatMap(matchBlocks)), hasSameRole);
  const textsByMatch = new Map(matches.map((match) => [match, comparedTexts(match)]));
  const texts = [...textsByMatch.values()].flat();
  // Unlike `matches`, with texts in the place of others as versions of these, however unlike they are.
  const replaced = pairReplacements(matches);
  const withReplaced = replaced.flatMap((match) => textsByMatch.get(match) ?? comparedTexts(match));
  const figures = Map.groupBy(
    changedFigures(texts),
    ({ before, after }) => (after ?? before)?.compared,
  );
  const allChanges = texts.map((text) => changeOf(text, figures.get(text) ?? []));
  const isTold = toldIn([...texts, ...withReplaced].map(({ pair }) => pair));
  const changes = allChanges.filter((change) => !isRenumbered(change) && !isTold(change));
  // The lines of these are left out. A value for a script, such as a setting, can equal a text by chance.
  const listed = allChanges.filter((change) => change.block.section !== SCRIPTS || !isTold(change));
  const rangesOf = ({ before: old, after: now }: BlockPair) =>
    [old, now].flatMap((block) => block?.ranges ?? []);
  // All paragraphs of an answer in data have one range, that of its value. If one is told, so are all, in both versions.
  const told = new Set(listed.flatMap(({ pair }) => rangesOf(pair)));
  const reported = matches.filter((match) => rangesOf(match).some((range) => told.has(range)));
  const versions = new Map(
    changes.map(({ block, pair }) => [
      { ...block, ranges: (pair.after ?? pair.before).ranges ?? [] },
      pair,
    ]),
  );
  const isWholePage = before.sections.length === 0 || after.sections.length === 0;
  return {
    blocks: [...versions.keys()],
    pairs: versions,
    facts: factChanges(page, changes, replaced),
    figures: replacedFigures(page, withReplaced, { before, after }),
    sections: isWholePage
      ? []
      : withNumbers(sectionChanges(before, after, pairs), page, allChanges.filter(isRenumbered)),
    reported: {
      before: [...reported.flatMap((match) => match.before ?? []), ...movedBlocks(pairs, 'before')],
      after: [...reported.flatMap((match) => match.after ?? []), ...movedBlocks(pairs, 'after')],
    },
    ignored: { before: before.ignored ?? [], after: after.ignored ?? [] },
  };
}

const movedBlocks = (pairs: readonly SectionPair[], side: Side): readonly Block[] =>
  pairs.flatMap((pair) => (pair.isMoved ? (pair[side]?.blocks ?? []) : []));

function matchBlocks({ before, after }: SectionPair): BlockMatch[] {
  const section = (after ?? before).title;
  return pairBlocks(before?.blocks ?? [], after?.blocks ?? []).map((pair) => {
    return { ...pair, section, isMoved: false };
  });
}

/** A changed text, with what is told of it. */
interface Change {
  readonly block: BlockChange;
  readonly figures: readonly FigurePair[];
  readonly pair: BlockPair;
  /** Whether its number, which is its place among the others, is all that changed in its text. */
  readonly isOnlyNumber: boolean;
}

/** The versions of a text; empty if its words, place and visibility stayed the same. */
function comparedTexts({ section, isMoved, ...pair }: BlockMatch): ComparedText[] {
  const { before, after } = textsOf(pair);
  const isSame = before === after && !isMoved && changedVisibility(pair) === undefined;
  return isSame ? [] : [{ section, isMoved, pair, runs: diffWords(before ?? '', after ?? '') }];
}

function changeOf(
  { section, isMoved, pair, runs }: ComparedText,
  figures: Change['figures'],
): Change {
  const texts = textsOf(pair);
  const { before, after } = texts;
  const visibility = changedVisibility(pair);
  const isOnlyNumber =
    before !== after && unnumbered(pair.before) === unnumbered(pair.after) && figures.length === 0;
  const linkWords = (pair.after ?? pair.before).linkWords ?? '';
  const block: BlockChange = {
    section,
    change: !pair.before ? 'added' : !pair.after ? 'removed' : isMoved ? 'moved' : 'changed',
    ...texts,
    ...(visibility === undefined ? {} : { visibility }),
    ...(linkWords === '' ? {} : { linkWords }),
    words: isOnlyNumber ? [{ op: '=', text: after ?? '' }] : reportedWords(runs),
  };
  return { block, figures, pair, isOnlyNumber };
}

/** The text of a block without the number of its heading, clause or item. */
const unnumbered = (block: Block | null) => block?.text.slice(block.markerLength);

/**
 * Finds out whether a text in structured data or for a script has the same change as a text of the page, which is
 * listed. One that is replaced by any other text of the page would say something else.
 */
function toldIn(pairs: readonly BlockPair[]): (change: Change) => boolean {
  const pathOf = ({ before, after }: BlockPair) => (after ?? before).path;
  const shown = pairs.filter((pair) => pathOf(pair) === undefined);
  const saysSame = (block: Block | null, other: Block | null) =>
    block?.text.slice(block.path?.length) === other?.text;
  return ({ pair }) => {
    const { before, after } = pair;
    const isRenamed = before && after && before.path !== after.path;
    if (pathOf(pair) === undefined || isRenamed) return false;
    return shown.some((other) => saysSame(before, other.before) && saysSame(after, other.after));
  };
}

/** Whether a block only has another number, which the sections list, so that it is no changed text. */
const isRenumbered = ({ block: { change, visibility }, isOnlyNumber }: Change): boolean =>
  isOnlyNumber && change === 'changed' && visibility === undefined;

/** How many numbers of a section are listed. The others are counted. */
const MAX_NUMBERS = 4;

/** The changed sections, and those with other new numbers than in their headings. */
function withNumbers(
  sections: readonly SectionChange[],
  page: string,
  renumbered: readonly Change[],
): SectionChange[] {
  const titles = new Set(
    sections.filter(({ change }) => change === 'renumbered').map(({ title }) => title),
  );
  const unlisted = renumbered.filter(
    ({ block, pair }) => pair.after?.kind !== 'heading' || !titles.has(block.section),
  );
  const numbers = (changes: readonly Change[], side: Side) => {
    const more = changes.length - MAX_NUMBERS;
    const shown = changes
      .slice(0, MAX_NUMBERS)
      .map(({ pair: { [side]: block } }) => block?.text.slice(0, block.markerLength ?? 0) ?? '')
      .map((number) => number.trim() || '–');
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
  };
  return [
    ...sections,
    ...[...Map.groupBy(unlisted, ({ block }) => block.section)].map(
      ([title, changes]): SectionChange => ({
        page,
        change: 'renumbered',
        title,
        from: numbers(changes, 'before'),
        to: numbers(changes, 'after'),
      }),
    ),
  ];
}

function textsOf({ before, after }: BlockPair): Versioned<string> {
  if (before === null) return { before, after: after.text };
  return { before: before.text, after: after?.text ?? null };
}

function changedVisibility({ before, after }: BlockPair): BlockChange['visibility'] {
  if (!after || before?.visibility === after.visibility) return undefined;
  return after.visibility ?? 'shown';
}

/** The changed figures, each only once per section, and the changed details. */
function factChanges(
  page: string,
  changes: readonly Change[],
  replaced: readonly BlockMatch[],
): FactChange[] {
  const placeOf = placesOf(replaced);
  const pairs = changes.flatMap(({ block: { section }, figures, pair: texts }) =>
    figures.map((figure) => ({
      ...figure,
      section,
      place: LIGHT.has(figure.kind) ? undefined : placeOf(texts),
    })),
  );
  const facts = groupBy(withoutMoved(pairs), ({ section, before, after }) => {
    return [section, before && keyOf(before), after && keyOf(after)];
  }).map(([{ kind, before, after, section }]): FactChange => {
    const sentence = sentenceOfFigure(after ?? before);
    return {
      page,
      section,
      kind,
      before: before?.text ?? null,
      after: after?.text ?? null,
      ...(sentence === null ? {} : { sentence }),
    };
  });
  return [...facts, ...changes.flatMap((change) => changedDetails(page, change))];
}

/** Kinds of figures that say little by themselves. An equal one in any other text counts as moved. */
const LIGHT = new Set(['url', 'email', 'number']);

/**
 * The places of removed and added texts, for `withoutMoved`: a paragraph has the same place as the one
 * that replaces it. Edited texts have no place.
 */
function placesOf(replaced: readonly BlockMatch[]): (pair: BlockPair) => object | undefined {
  const places = new Map<Block, BlockMatch>();
  for (const match of replaced)
    if (match.before?.kind === 'text' && match.after && match.before.list === undefined)
      places.set(match.before, match).set(match.after, match);
  return (pair) => {
    const { before, after } = pair;
    return before && after ? undefined : (places.get(before ?? after) ?? pair);
  };
}

/** The sentences of texts. A text with many figures is split only once. */
const sentences = new WeakMap<Block, readonly Part[]>();

/** The sentence of a figure, or the words of the link of which it is the address; null if it has no other words. */
function sentenceOfFigure(figure: StatedFigure | null): string | null {
  if (!figure) return null;
  const { block } = figure;
  const { text, linkWords = '' } = block;
  if (linkWords !== '') return linkWords;
  const parts = sentences.get(block) ?? readText(text).parts;
  sentences.set(block, parts);
  const { start, text: typed } = sentenceOf(figure, parts);
  const sentence = text.slice(start, start + typed.length).trim();
  const otherWords = sentence.replace(figure.text, '');
  const isAddress = /^(?:[\p{L}. ]+: )+(?:mailto:)?$/u.test(otherWords);
  return /\p{L}/u.test(otherWords) && !isAddress ? sentence : null;
}

/** A detail of a binding document counts as one fact, unless the change is already reported by one of its figures. */
function changedDetails(page: string, { block, figures, pair }: Change): FactChange[] {
  const { section, before, after } = block;
  const isDetail = [pair.before, pair.after].some((side) => side?.part === 'details');
  if (!isDetail || figures.length > 0 || before === after) return [];
  return [{ page, section, kind: 'detail', before, after }];
}

/** The figures that were replaced by others. */
function replacedFigures(
  page: string,
  texts: readonly ComparedText[],
  pages: Both<PageText>,
): ReplacedFigure[] {
  const inContext = (figure: StatedFigure, { sections }: PageText) => {
    return { figure, text: figure.block.text, context: contextOf(figure.block, sections) };
  };
  return withoutMoved(changedFigures(texts)).flatMap(({ before, after }) => {
    if (!before || !after) return [];
    return [
      { page, before: inContext(before, pages.before), after: inContext(after, pages.after) },
    ];
  });
}

/** See `context` of `FigureInContext`. */
function contextOf(block: Block, sections: PageText['sections']): string {
  for (const { title, blocks } of sections) {
    const index = blocks.indexOf(block);
    if (index < 0) continue;
    return [title, blocks[index - 1]?.text ?? '', blocks[index + 1]?.text ?? ''].join(' ');
  }
  return '';
}
