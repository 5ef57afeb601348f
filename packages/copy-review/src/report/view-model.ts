import { findFigures } from '../words/figures/find.ts';
import { groupBy } from '../shared/group-by.ts';
import { createIds } from '../shared/ids.ts';
import { omit } from '../shared/omit.ts';
import type {
  Blocking,
  ConditionChange,
  DayChange,
  FactChange,
  LaterText,
  LineChange,
  PageChange,
  PaintedChange,
  Report,
  ReportedBlock,
  SectionChange,
  SeenChange,
  ShowingChange,
  WatchedChange,
  Words,
} from '../shared/report.ts';

/** The content of all reports, in order. Equal changes of several pages are one entry. */
export interface ViewModel {
  readonly faults: readonly (Blocking & Row)[];
  readonly facts: readonly FactRow[];
  readonly watched: readonly WatchedPart[];
  readonly sections: readonly SectionRow[];
  /** First the changes that several pages share, then those of each page. */
  readonly groups: readonly ChangeGroup[];
  readonly later: readonly (LaterText & Row)[];
  readonly showings: readonly (ShowingChange & Row)[];
  readonly days: readonly (DayChange & Row)[];
  readonly seen: readonly SeenRow[];
  readonly painted: readonly (PaintedChange & Row)[];
  readonly conditions: readonly ConditionRow[];
  /** The lines of binding pages first. */
  readonly lines: readonly FileLines[];
  /** What is new, compared with an earlier report. New entries come first. */
  readonly isNew: (id: string) => boolean;
  /** Undefined without an earlier report. */
  readonly progress: Progress | undefined;
}

/** The numbers of entries, compared with an earlier report. */
interface Progress {
  /** The name of the earlier site. */
  readonly since: string;
  readonly added: number;
  readonly gone: number;
  readonly kept: number;
}

/** An entry of a report. */
interface Row {
  /** Stays the same from report to report as long as its page, section and texts do. */
  readonly id: string;
}

/** A changed fact, once for all places where it changed. */
export interface FactRow extends Row, Pick<FactChange, 'kind' | 'before' | 'after'> {
  readonly places: readonly FactPlace[];
}

/** A section and the pages on which it is. */
export interface Place {
  readonly section: string;
  readonly pages: readonly string[];
}

interface FactPlace extends Place {
  /** The sentence of the fact with its value marked; empty if there is none. */
  readonly sentence: readonly Words[];
}

/** The sentences with words of one list. */
interface WatchedPart extends Pick<WatchedChange, 'list' | 'isFirst'> {
  readonly rows: readonly WatchedRow[];
}

/** A sentence with watched words, once for all its pages. */
export interface WatchedRow
  extends Row, Place, Pick<WatchedChange, 'removed' | 'added' | 'words'> {}

/** A changed section, once for all its pages. */
export interface SectionRow extends Row, Omit<SectionChange, 'page'> {
  readonly pages: readonly string[];
}

/** The changed blocks of one page, or those that several pages share. */
export interface ChangeGroup extends Row, Pick<PageChange, 'change' | 'from'> {
  readonly pages: readonly string[];
  readonly sections: readonly { readonly title: string; readonly changes: readonly Change[] }[];
}

/** A changed block, numbered from 1 in the order of the report. */
export interface Change extends Row {
  readonly number: number;
  readonly block: ReportedBlock;
  /** The ids of the equal blocks of all of its pages, of which `id` is the first. */
  readonly ids: readonly string[];
  /** The other sections that have it. */
  readonly otherSections: readonly string[];
}

/** Words that appear or vanish, once for all pages and widths at which they do. */
export interface SeenRow extends Row, Omit<SeenChange, 'page' | 'width'> {
  readonly pages: readonly string[];
  readonly widths: readonly number[];
}

/** A rule that was not compared, once for all its pages. */
export interface ConditionRow extends Row, Omit<ConditionChange, 'page'> {
  readonly pages: readonly string[];
}

/** The changed lines of a file, or of several files with the same lines. */
export interface FileLines extends Pick<LineChange, 'file' | 'pages' | 'binding'> {
  readonly rows: readonly LineRow[];
}

/** Lines of a file that differ at one place, or in the same way at several. */
export interface LineRow
  extends Row, Pick<LineChange, 'removed' | 'added' | 'count' | 'near' | 'tag'> {}

/**
 * Prepares a report for display.
 *
 * @param since the report on an earlier version: what is not in it is new, and comes first
 */
export function toViewModel(report: Report, since?: Report): ViewModel {
  const content = contentOf(report);
  const { watched, groups, lines, ...lists } = content;
  const current = idsOf(content);
  const earlier = since ? idsOf(contentOf(since)) : current;
  const isNew = (id: string) => !earlier.has(id);
  const newRowsFirst = <T extends Row>(rows: readonly T[]) => newFirst(rows, ({ id }) => isNew(id));
  const added = current.difference(earlier).size;
  const sortedLists = Object.entries(lists).map(([name, rows]) => [name, newRowsFirst<Row>(rows)]);
  return {
    // Sorted, each list has the same rows.
    ...(Object.fromEntries(sortedLists) as typeof lists),
    watched: watched.map(({ rows, ...list }) => ({ ...list, rows: newRowsFirst(rows) })),
    groups: numbered(
      newFirst(
        groups.map((group) => ({
          ...group,
          sections: newFirst(
            group.sections.map(({ title, changes }) => ({ title, changes: newRowsFirst(changes) })),
            hasNewChange(isNew),
          ),
        })),
        (group) => isNewPage(group, isNew) || group.sections.some(hasNewChange(isNew)),
      ),
    ),
    lines: lines.map(({ rows, ...file }) => ({ ...file, rows: newRowsFirst(rows) })),
    isNew,
    progress: since && {
      since: since.after,
      added,
      gone: earlier.difference(current).size,
      kept: current.size - added,
    },
  };
}

/** The number of changed blocks of a group. */
export const countBlocks = ({ sections }: Pick<ChangeGroup, 'sections'>): number =>
  sections.reduce((count, { changes }) => count + changes.length, 0);

/** The changes of a report by the ids of their blocks. */
export const changesById = (groups: readonly ChangeGroup[]): ReadonlyMap<string, Change> =>
  new Map(
    groups.flatMap(({ sections }) =>
      sections.flatMap(({ changes }) =>
        changes.flatMap((change) => change.ids.map((id) => [id, change] as const)),
      ),
    ),
  );

const newFirst = <T>(items: readonly T[], isNew: (item: T) => boolean): T[] =>
  items.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)));

const hasNewChange =
  (isNew: ViewModel['isNew']) =>
  ({ changes }: ChangeGroup['sections'][number]): boolean =>
    changes.some(({ id }) => isNew(id));

/** Whether a page that was added, removed or renamed is new in the report. */
export const isNewPage = ({ change, id }: ChangeGroup, isNew: ViewModel['isNew']): boolean =>
  change !== 'changed' && isNew(id);

/** Numbers the changes in the order of the groups. */
function numbered(groups: readonly ChangeGroup[]): ChangeGroup[] {
  let number = 0;
  return groups.map((group) => ({
    ...group,
    sections: group.sections.map(({ title, changes }) => ({
      title,
      changes: changes.map((change) => ({ ...change, number: ++number })),
    })),
  }));
}

type Content = Omit<ViewModel, 'isNew' | 'progress'>;

/** The ids of all entries. That of a page counts only if the page was added, removed or renamed. */
function idsOf({ watched, lines, groups, ...lists }: Content): Set<string> {
  const rows: Row[] = [
    ...Object.values(lists).flat(),
    ...[...watched, ...lines].flatMap((part): readonly Row[] => part.rows),
    ...groups.filter(({ change }) => change !== 'changed'),
    ...groups.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes)),
  ];
  return new Set(rows.map(({ id }) => id));
}

function contentOf(report: Report): Content {
  const idOf = createIds();
  /** Rows with their ids, which are made of what `keyOf` gives. */
  const identified = <T extends object>(
    kind: string,
    rows: readonly T[],
    keyOf: (row: T) => unknown = Object.values,
  ): (T & Row)[] => rows.map((row) => ({ ...row, id: idOf(kind, keyOf(row)) }));
  const groups = identified('page', changeGroups(report), ({ pages, change, from }) => {
    return [pages, change, from];
  });
  return {
    faults: identified('fault', report.blocking),
    facts: identified('fact', factRows(report), ({ kind, before, after, places }) => {
      const statements = places.map(({ section, pages, sentence }) => [section, pages, sentence]);
      return [kind, before, after, statements];
    }),
    watched: [...Map.groupBy(report.watched, ({ list }) => list)].map(([list, rows]) => ({
      list,
      ...(rows.some(({ isFirst }) => isFirst) ? { isFirst: true } : {}),
      rows: identified(
        `watched: ${list}`,
        mergePages(rows.map((row) => omit(row, 'isFirst'))).toSorted(
          (a, b) => weightOf(b, report) - weightOf(a, report),
        ),
        ({ section, pages, words }) => [section, pages, words],
      ),
    })),
    sections: identified('section', mergePages(report.sections)),
    groups,
    later: identified('later', report.later),
    showings: identified('showing', report.showings),
    days: identified('day', report.days, ({ day, block }) => [day, block.id]),
    seen: identified('seen', seenRows(report)),
    painted: identified('painted', report.seen.painted),
    conditions: identified('condition', mergePages(report.seen.conditions)),
    lines: fileLines(report).map(({ hunks, ...file }) => ({
      ...file,
      rows: identified(`line of ${file.file}`, hunks, ({ removed, added }) => [removed, added]),
    })),
  };
}

const isBinding = ({ pages }: Pick<Place, 'pages'>, { binding }: Report): boolean =>
  pages.some((page) => binding.includes(page));

/**
 * Sentences of binding pages come first, then those that lost a watched word, then those that gained one: each
 * outweighs what follows.
 */
const weightOf = (row: Pick<WatchedRow, 'pages' | 'removed' | 'added'>, report: Report): number =>
  (isBinding(row, report) ? 4 : 0) +
  (row.removed.length > 0 ? 2 : 0) +
  (row.added.length > 0 ? 1 : 0);

/** The kinds of facts by their weight for a reader. Others come last. */
const KINDS_BY_WEIGHT =
  'date weekday money percent duration number amount address url email chain ticker hashtag detail'.split(
    ' ',
  );

/** Equal facts as one row: those of binding pages first, by weight; of each kind, changed, then removed, then added. */
function factRows(report: Report): Omit<FactRow, 'id'>[] {
  const equalFacts = groupBy(report.facts, ({ kind, before, after }) => {
    return [kind, valueOf(before), valueOf(after)];
  });
  const rows = equalFacts.map((facts): Omit<FactRow, 'id'> => {
    const [{ kind, before, after }] = facts;
    const places = groupBy(facts, ({ section, sentence }) => [section, sentence]).map(
      (statements): FactPlace => {
        const [fact] = statements;
        return {
          section: fact.section,
          pages: pagesOf(statements),
          sentence: markedSentence(fact),
        };
      },
    );
    return { kind, before, after, places };
  });
  const weight = ({ kind }: Pick<FactRow, 'kind'>) => {
    const index = KINDS_BY_WEIGHT.indexOf(kind);
    return index < 0 ? KINDS_BY_WEIGHT.length : index;
  };
  const rank = ({ before, after }: Pick<FactRow, 'before' | 'after'>) =>
    before === null ? 2 : after === null ? 1 : 0;
  const binds = ({ places }: Pick<FactRow, 'places'>) =>
    Number(places.some((place) => isBinding(place, report)));
  return rows.toSorted((a, b) => binds(b) - binds(a) || weight(a) - weight(b) || rank(a) - rank(b));
}

/** Equal for all spellings of a value. */
function valueOf(text: string | null): string | null {
  const figure = findFigures(text ?? '').find((candidate) => candidate.text === text);
  return figure?.value ?? text;
}

/** The sentence of a fact, with its value marked as added or, if it is gone, as removed. */
function markedSentence({ sentence = '', before, after }: FactChange): Words[] {
  const value = after ?? before ?? '';
  // The first “5 %” of “15 % and 5 %” is a part of another value.
  const start =
    findFigures(sentence).find(({ text }) => text === value)?.start ?? sentence.indexOf(value);
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

const seenRows = ({ seen }: Report): Omit<SeenRow, 'id'>[] =>
  groupBy(seen.words, (change) => omit(change, 'page', 'width')).map((changes) => ({
    ...omit(changes[0], 'page', 'width'),
    pages: pagesOf(changes),
    widths: [...new Set(changes.map(({ width }) => width))],
  }));

/** The lines by file, in the order of the report. */
const fileLines = ({ lines }: Report) =>
  groupBy(lines, ({ file, pages, binding }) => [file, pages, binding]).map((changes) => {
    const [{ file, pages, binding }] = changes;
    const hunks = changes.map((change) => omit(change, 'file', 'pages', 'binding'));
    return { file, pages, binding, hunks };
  });

const pagesOf = (changes: readonly { readonly page: string }[]): string[] => [
  ...new Set(changes.map(({ page }) => page)),
];

/** Merges entries that differ only in their page into one entry with all pages. */
const mergePages = <T extends { readonly page: string }>(entries: readonly T[]) =>
  groupBy(entries, (entry) => omit(entry, 'page')).map((equal) => ({
    ...omit(equal[0], 'page'),
    pages: pagesOf(equal),
  }));

type Group = Omit<ChangeGroup, 'id'>;

/** A changed block with the route of its page. */
interface BlockOnPage {
  readonly page: string;
  readonly block: ReportedBlock;
}

/** Groups the changed blocks: first those that several pages share, then those of each page. */
function changeGroups(report: Report): Group[] {
  const blocks = report.pages.flatMap(({ route, blocks: changedBlocks }) =>
    changedBlocks.map((block): BlockOnPage => ({ page: route, block })),
  );
  const shared = groupBy(blocks, ({ block }) => omit(block, 'id', 'ranges')).filter(
    (equal) => pagesOf(equal).length > 1,
  );
  const isShared = new Set(shared.flat());
  return [
    ...groupBy(shared, pagesOf)
      .map((changes) => groupOf(pagesOf(changes.flat()), changes.flat()))
      .toSorted((a, b) => b.pages.length - a.pages.length),
    ...report.pages
      .map(({ route, change, from }): Group => {
        const onlyHere = blocks.filter((block) => block.page === route && !isShared.has(block));
        return { ...groupOf([route], onlyHere), change, from };
      })
      .filter((group) => group.change !== 'changed' || group.sections.length > 0),
  ];
}

/** Equal blocks are one change, in the first of their sections. */
function groupOf(pages: readonly string[], blocks: readonly BlockOnPage[]): Group {
  const changes = groupBy(blocks, ({ block }) => omit(block, 'id', 'ranges', 'section')).map(
    (equal) => {
      const [{ block }] = equal;
      const sections = new Set(equal.map((other) => other.block.section));
      const ids = equal.map((other) => other.block.id);
      // `numbered` gives the number, once the groups are sorted.
      return { id: block.id, ids, otherSections: [...sections].slice(1), number: 0, block };
    },
  );
  return {
    pages,
    change: 'changed',
    from: null,
    sections: [...Map.groupBy(changes, ({ block }) => block.section)].map(
      ([title, changesOfSection]) => ({ title, changes: changesOfSection }),
    ),
  };
}
