import { createIds } from './ids.ts';
import { withoutHash } from '../files/hashed-names.ts';
import { omit } from '../shared/omit.ts';
import { headingNumber } from '../extract/list-marker.ts';
import { findFigures } from '../figures/find.ts';
import type {
  BlockChange,
  Blocking,
  Difference,
  FactChange,
  ModalityChange,
  PageChange,
  Report,
  SectionChange,
  Unread,
  Words,
} from '../shared/report.ts';

/**
 * The content of all reports, in order. Equal changes of several pages are merged into one entry.
 * Each entry has an id that stays the same from report to report as long as its content does.
 */
export interface ViewModel {
  readonly faults: readonly FaultRow[];
  readonly unread: readonly UnreadRow[];
  readonly facts: readonly FactRow[];
  readonly modality: readonly ModalityRow[];
  readonly sections: readonly SectionRow[];
  /** First the changes that several pages share, then those of each page. */
  readonly groups: readonly ChangeGroup[];
  /** The other differences. Those that can change what is read come first. */
  readonly differences: readonly DifferenceRow[];
}

/** An entry of a report. */
interface Row {
  readonly id: string;
}

export interface FaultRow extends Row, Blocking {}

interface UnreadRow extends Row, Unread {}

/** A difference that is not one of texts, with all files that have it. */
export interface DifferenceRow extends Row, Omit<Difference, 'file'> {
  readonly files: readonly string[];
}

export interface FactRow extends Row {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The sections in which the fact changed. */
  readonly places: readonly FactPlace[];
}

/** A section and the pages on which it is. */
export interface Place {
  readonly section: string;
  readonly pages: readonly string[];
}

export interface FactPlace extends Place {
  /** The sentence of the fact with its value marked; empty if there is none. */
  readonly sentence: readonly Words[];
  /** The id of its change in the HTML report; null if it has none. */
  readonly change: string | null;
}

/** An edited text whose modal words changed. */
export interface ModalityRow extends Row, Place {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly block: BlockChange;
  /** The id of its change in the HTML report; null if it has none. */
  readonly change: string | null;
}

export interface SectionRow extends Row, Omit<SectionChange, 'page'> {
  readonly pages: readonly string[];
}

/** The changed blocks of one page, or those that several pages share. */
export interface ChangeGroup extends Row {
  readonly pages: readonly string[];
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly sections: readonly { readonly title: string; readonly changes: readonly Change[] }[];
}

/** A changed block, numbered from 1 in the order of the report. */
export interface Change extends Row {
  readonly number: number;
  readonly block: BlockChange;
}

/** Prepares a report for display. */
export function toViewModel(report: Report): ViewModel {
  const idOf = createIds();
  const identified = <T extends object>(kind: string, rows: readonly T[]): (T & Row)[] =>
    rows.map((row) => ({ ...row, id: idOf(kind, Object.values(row)) }));
  const groups = numberChanges(changeGroups(report), idOf);
  const changesOf = indexChanges(groups);
  return {
    faults: identified('fault', report.blocking),
    unread: identified('unread', report.unread),
    facts: factRows(report, changesOf).map((row) => ({ ...row, id: idOf('fact', contentOf(row)) })),
    modality: modalityRows(report, changesOf).map((row) => {
      const { pages, section, block } = row;
      return { ...row, id: idOf('promise', [pages, section, block.before, block.after]) };
    }),
    sections: identified('section', groupByContent(report.sections)),
    groups,
    differences: differenceRows(report).map((row) => ({
      ...row,
      id: idOf('difference', [
        row.aspect,
        row.kind,
        row.files.map((file) => withoutHash(file) ?? file),
        row.place,
        row.before,
        row.after,
      ]),
    })),
  };
}

/** The number of changed blocks of a group. */
export const countBlocks = ({ sections }: ChangeGroup): number =>
  sections.reduce((count, { changes }) => count + changes.length, 0);

/** Differences with equal content as one row, in the order in which they are shown. */
function differenceRows({ differences }: Report): Omit<DifferenceRow, 'id'>[] {
  const rows = groupBy(differences, (one) => omit(one, 'file')).map(({ content, members }) => ({
    ...content,
    files: members.map(({ file }) => file),
  }));
  const seen = new Map<string, number>();
  const ranked = rows.map((row) => {
    const count = (seen.get(row.kind) ?? 0) + 1;
    seen.set(row.kind, count);
    return { row, rank: (count > MAX_FIRST ? 2 : 0) + (row.canChangeWords === true ? 0 : 1) };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row);
}

/** The maximum number of differences of one kind before those of all others, so that no kind hides another. */
const MAX_FIRST = 3;

/** The kinds of facts by their weight for a reader. Others come last. */
const KINDS_BY_WEIGHT = [
  ...['date', 'weekday', 'money', 'percent', 'duration', 'number', 'amount'],
  ...['address', 'url', 'email', 'chain', 'ticker', 'hashtag', 'detail'],
];

/** By weight; of each kind, changed facts first, then removed, then added ones. */
function factRows(report: Report, changesOf: ChangesOf): Omit<FactRow, 'id'>[] {
  const anchorOf = (fact: FactChange): string | undefined => {
    const block = blockOf(report, fact);
    return block && changesOf(fact.page, block)[0]?.id;
  };
  const values = Map.groupBy(report.facts, ({ kind, before, after }) =>
    JSON.stringify([kind, valueOf(before), valueOf(after)]),
  );
  const rows = [...values.values()].flatMap((members): Omit<FactRow, 'id'>[] => {
    const [first] = members;
    if (!first) return [];
    const places = groupBy(members, ({ section, sentence }) => ({ section, sentence })).map(
      ({ content: { section }, members: same }): FactPlace => ({
        section,
        pages: [...new Set(same.map(({ page }) => page))],
        sentence: same[0] ? markedSentence(same[0]) : [],
        change: same.map(anchorOf).find((anchor) => anchor !== undefined) ?? null,
      }),
    );
    const { kind, before, after } = first;
    return [{ kind, before, after, places }];
  });
  const weight = ({ kind }: Omit<FactRow, 'id'>) => {
    const index = KINDS_BY_WEIGHT.indexOf(kind);
    return index < 0 ? KINDS_BY_WEIGHT.length : index;
  };
  const rank = ({ before, after }: Omit<FactRow, 'id'>) =>
    before === null ? 2 : after === null ? 1 : 0;
  return rows.toSorted((a, b) => weight(a) - weight(b) || rank(a) - rank(b));
}

/** What a fact is known by: not the other words of its text. */
const contentOf = ({ kind, before, after, places }: Omit<FactRow, 'id'>) => [
  ...[kind, before, after],
  places.map(({ section, pages, sentence }) => [section, pages, sentence.map(({ text }) => text)]),
];

/** Equal for all spellings of a value. */
function valueOf(text: string | null): string | null {
  const figure = findFigures(text ?? '').find((one) => one.text === text);
  return figure?.value ?? text;
}

/** The sentence of a fact, with its value marked as added or, if it is gone, as removed. */
function markedSentence({ sentence = '', before, after }: FactChange): Words[] {
  const value = after ?? before ?? '';
  const start = sentence.indexOf(value);
  const parts: Words[] =
    start < 0
      ? [{ op: '=', text: sentence }]
      : [
          { op: '=', text: sentence.slice(0, start) },
          { op: after === null ? '-' : '+', text: value },
          { op: '=', text: sentence.slice(start + value.length) },
        ];
  return parts.filter(({ text }) => text !== '');
}

/** Finds the changes of a report that a changed block of a page is: more than one if several are equal. */
export type ChangesOf = (route: string, block: BlockChange) => readonly Change[];

/** Creates the function that finds the changes of a report by page and block. */
export function indexChanges(groups: readonly ChangeGroup[]): ChangesOf {
  const keyOf = (route: string, block: BlockChange) => JSON.stringify([route, block]);
  const keyed = groups.flatMap(({ pages, sections }) =>
    sections.flatMap(({ changes }) =>
      changes.flatMap((change) =>
        pages.map((route) => [keyOf(route, change.block), change] as const),
      ),
    ),
  );
  const none: readonly Change[] = [];
  const found = Map.groupBy(keyed, ([key]) => key);
  const changes = new Map([...found].map(([key, all]) => [key, all.map(([, change]) => change)]));
  return (route, block) => changes.get(keyOf(route, block)) ?? none;
}

/** The text of a fact or of modal words. */
const blockOf = ({ pages }: Report, { page, block = -1 }: FactChange | ModalityChange) =>
  pages.find(({ route }) => route === page)?.blocks[block];

/** Rows of pages with a blocking fault come first. */
function modalityRows(report: Report, changesOf: ChangesOf): Omit<ModalityRow, 'id'>[] {
  const texts = report.strength.flatMap((one) => {
    const block = blockOf(report, one);
    const change = (block && changesOf(one.page, block)[0]?.id) ?? null;
    return block ? [{ ...one, block, change }] : [];
  });
  const rows = groupByContent(texts);
  const isBlocked = (row: Place) =>
    row.pages.some((page) => report.blocking.some((one) => one.page === page));
  return rows.toSorted((a, b) => Number(isBlocked(b)) - Number(isBlocked(a)));
}

/** Merges entries that differ only in their page into one entry with all pages. */
function groupByContent<T extends { readonly page: string }>(all: readonly T[]) {
  return groupBy(all, (one) => omit(one, 'page')).map(({ content, members }) => ({
    ...content,
    pages: [...new Set(members.map(({ page }) => page))],
  }));
}

/** Groups entries with the same content, compared as JSON. */
function groupBy<T, Content>(all: readonly T[], contentOf: (one: T) => Content) {
  const groups = new Map<string, { content: Content; members: T[] }>();
  for (const one of all) {
    const content = contentOf(one);
    const key = JSON.stringify(content);
    const group = groups.get(key) ?? { content, members: [] };
    groups.set(key, group);
    group.members.push(one);
  }
  return [...groups.values()];
}

/** A group whose changes have no numbers and ids yet. */
interface BlockGroup extends Omit<ChangeGroup, 'id' | 'sections'> {
  readonly sections: readonly { readonly title: string; readonly blocks: readonly BlockChange[] }[];
}

/** Gives each group an id, and each change an id and its number in the report. */
function numberChanges(
  groups: readonly BlockGroup[],
  idOf: ReturnType<typeof createIds>,
): ChangeGroup[] {
  let number = 0;
  return groups.map((group) => ({
    ...group,
    id: idOf('page', [group.pages, group.change, group.from]),
    sections: group.sections.map(({ title, blocks }) => ({
      title,
      changes: blocks.map((block) => {
        const { change, visibility = null, before, after } = block;
        const content = [group.pages, title, change, visibility, before, after];
        return { id: idOf('text', content), number: ++number, block };
      }),
    })),
  }));
}

function changeGroups(report: Report): BlockGroup[] {
  const renumbered = Map.groupBy(
    report.sections.filter(({ change }) => change === 'renumbered'),
    ({ page }) => page,
  );
  const changes = report.pages.flatMap(({ route, blocks }) =>
    blocks
      .filter((block) => !isRenumbered(block, renumbered.get(route) ?? []))
      .map((block) => ({ page: route, block })),
  );
  const shared = groupByContent(changes).filter(({ pages }) => pages.length > 1);
  const sharedKeys = new Set(shared.map(({ block }) => JSON.stringify(block)));
  const byPage = report.pages.map(({ route, change, from }): BlockGroup => {
    const blocks = changes
      .filter((one) => one.page === route && !sharedKeys.has(JSON.stringify(one.block)))
      .map(({ block }) => block);
    return { pages: [route], change, from, sections: groupBySection(blocks) };
  });
  return [
    ...groupByPages(shared),
    ...byPage.filter((group) => group.change !== 'changed' || group.sections.length > 0),
  ];
}

/** One group for each set of pages, the largest set first. */
function groupByPages(shared: readonly { block: BlockChange; pages: string[] }[]): BlockGroup[] {
  return groupBy(shared, ({ pages }) => pages)
    .map(({ content, members }): BlockGroup => {
      const sections = groupBySection(members.map(({ block }) => block));
      return { pages: content, change: 'changed', from: null, sections };
    })
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

function groupBySection(blocks: readonly BlockChange[]): BlockGroup['sections'] {
  return groupBy(blocks, ({ section }) => section).map(({ content, members }) => {
    return { title: content, blocks: members };
  });
}

/** Whether only the number of a heading changed, which is already in the list of sections. */
function isRenumbered(
  { change, section, before, after }: BlockChange,
  renumbered: readonly SectionChange[],
): boolean {
  const hasNumber = (text: string | null, expected: string | null) => {
    const { number, length } = headingNumber(text ?? '');
    return number === expected && text?.slice(length) === section;
  };
  return (
    change === 'changed' &&
    section !== '' &&
    renumbered.some(
      ({ title, from, to }) => title === section && hasNumber(before, from) && hasNumber(after, to),
    )
  );
}
