import { pairBlocks, type BlockPair } from './align/blocks.ts';
import { takeMoves } from './align/moves.ts';
import type { Placed } from './align/placed.ts';
import { takeReplaced } from './align/replaced.ts';
import { pairSections, type SectionPair } from './align/sections.ts';
import { changedFacts, withoutMoved, type FactPair } from './facts.ts';
import type { Figure } from './figures/find.ts';
import type { PageText } from './pages.ts';
import type { BlockChange, FactChange, SectionChange, StrengthChange } from './report.ts';
import { sectionChanges } from './section-changes.ts';
import { changedStrength } from './strength.ts';
import { runsBetween, wordsOf } from './words/words.ts';

/** A figure of a text, and the other texts of its section. */
export interface FigureSide {
  readonly figure: Figure;
  readonly text: string;
  readonly around: string;
}

/** A figure that became another of its kind, with the texts in which they stand. */
export interface ChangedFigure {
  readonly page: string;
  readonly kind: string;
  readonly was: FigureSide;
  readonly is: FigureSide;
}

/** What a visitor of one page reads differently. */
export interface PageDifference {
  readonly blocks: readonly BlockChange[];
  readonly facts: readonly FactChange[];
  readonly figures: readonly ChangedFigure[];
  readonly strength: readonly StrengthChange[];
  readonly sections: readonly SectionChange[];
}

/** Compares a page with what it was. One without sections stands for a page that was not there, or is gone. */
export function comparePages(before: PageText, after: PageText): PageDifference {
  const page = after.route;
  const pairs = pairSections(before.sections, after.sections);
  const changes = takeReplaced(takeMoves(pairs.flatMap(placedBlocks))).flatMap(changeOf);
  const blocks = changes.map(({ block }) => block);
  const isWhole = before.sections.length === 0 || after.sections.length === 0;
  return {
    blocks,
    facts: factsOf(page, changes),
    figures: figuresOf(page, changes, [before, after]),
    strength: strengthOf(page, blocks),
    sections: isWhole ? [] : sectionChanges(before, after, pairs),
  };
}

function placedBlocks({ before, after }: SectionPair): Placed[] {
  const section = (after ?? before)?.title ?? '';
  return pairBlocks(before?.blocks ?? [], after?.blocks ?? []).map((pair) => {
    return { ...pair, section, isMoved: false };
  });
}

interface Change {
  readonly block: BlockChange;
  readonly facts: readonly FactPair[];
  /** Whether a register, a placeholder or a date puts the text beside one that binds. */
  readonly isBeside: boolean;
}

/** The change of a block as a report tells it; none where it reads as before, in its place. */
function changeOf({ section, isMoved, ...pair }: Placed): Change[] {
  const [before, after] = [pair.before?.text ?? null, pair.after?.text ?? null];
  const visibility = visibilityOf(pair);
  if (before === after && !isMoved && visibility === undefined) return [];
  const change =
    before === null ? 'added' : after === null ? 'removed' : isMoved ? 'moved' : 'changed';
  const runs = runsBetween(before ?? '', after ?? '');
  const own = { before: pair.before?.own ?? 0, after: pair.after?.own ?? 0 };
  const seen = visibility === undefined ? {} : { visibility };
  const block = { section, change, before, after, ...seen, words: wordsOf(runs) } as const;
  const isBeside = [pair.before, pair.after].some((side) => side?.part === 'beside');
  return [{ block, facts: changedFacts(runs, own), isBeside }];
}

/** Who sees a text now, where that is another matter than before. */
function visibilityOf({ before, after }: BlockPair): BlockChange['visibility'] {
  if (!after || before?.unseen === after.unseen) return undefined;
  return after.unseen ?? (before ? 'shown' : undefined);
}

/** Each once for a section, however often its text says it. */
function factsOf(page: string, changes: readonly Change[]): FactChange[] {
  const all = changes.flatMap(({ block: { section }, facts }) =>
    facts.map((fact) => ({ section, ...fact })),
  );
  const told = new Map<string, FactChange>();
  for (const { section, kind, before, after } of withoutMoved(all)) {
    const fact = { page, section, kind, before: before?.text ?? null, after: after?.text ?? null };
    told.set(JSON.stringify(fact), fact);
  }
  return [...told.values(), ...changes.flatMap((change) => detailsOf(page, change))];
}

/** The figures that became others, however often; each with what it may be about. */
function figuresOf(
  page: string,
  changes: readonly Change[],
  sides: readonly [PageText, PageText],
): ChangedFigure[] {
  const all = changes.flatMap(({ block, facts }) => facts.map((fact) => ({ ...fact, block })));
  return withoutMoved(all).flatMap(({ kind, before, after, block }) => {
    if (!before || !after) return [];
    const [was, is] = [
      { figure: before, text: block.before ?? '', around: around(sides[0], block.before) },
      { figure: after, text: block.after ?? '', around: around(sides[1], block.after) },
    ];
    return [{ page, kind, was, is }];
  });
}

/** The texts next to one of a page, and the title above them. */
function around({ sections }: PageText, text: string | null): string {
  for (const { title, blocks } of sections) {
    const at = blocks.findIndex((block) => block.text === text);
    if (at < 0) continue;
    return [title, blocks[at - 1]?.text ?? '', blocks[at + 1]?.text ?? ''].join(' ');
  }
  return '';
}

/** A text beside one that binds is a fact as a whole, where no figure in it says more. */
function detailsOf(page: string, { block, facts, isBeside }: Change): FactChange[] {
  const { section, before, after } = block;
  if (!isBeside || facts.length > 0 || before === after) return [];
  return [{ page, section, kind: 'detail', before, after }];
}

/** Of texts that were edited. A text that came or went as a whole is read as a whole. */
function strengthOf(page: string, blocks: readonly BlockChange[]): StrengthChange[] {
  const changes = new Map<string, { removed: string[]; added: string[] }>();
  for (const { section, before, after } of blocks) {
    if (before === null || after === null) continue;
    const { removed, added } = changedStrength(before, after);
    const sum = changes.get(section) ?? { removed: [], added: [] };
    sum.removed.push(...removed);
    sum.added.push(...added);
    changes.set(section, sum);
  }
  return [...changes]
    .filter(([, { removed, added }]) => removed.length + added.length > 0)
    .map(([section, words]) => ({ page, section, ...words }));
}
