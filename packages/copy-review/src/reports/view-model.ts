import { modalitySentences, type ModalitySentence } from '../modality.ts';
import type { BlockChange, PageChange, Report, SectionChange } from '../report.ts';

/** The content of all reports, in their order: what is the same on several pages is listed once. */
export interface ViewModel {
  readonly facts: readonly FactRow[];
  readonly modality: readonly ModalityRow[];
  readonly sections: readonly SectionRow[];
  /** First what changed alike on several pages, then page by page. */
  readonly groups: readonly ChangeGroup[];
}

export interface FactRow {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The sections in which the fact changed so. */
  readonly places: readonly Place[];
}

/** A section, with the pages that have it. */
export interface Place {
  readonly section: string;
  readonly pages: readonly string[];
}

export interface ModalityRow extends Place {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly sentences: readonly ModalitySentence[];
}

export interface SectionRow extends Omit<SectionChange, 'page'> {
  readonly pages: readonly string[];
}

/** The changed blocks of one page, or of several pages that changed alike. */
export interface ChangeGroup {
  readonly pages: readonly string[];
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly BlockChange[] }[];
}

/** Prepares a report for display. */
export function toViewModel(report: Report): ViewModel {
  return {
    facts: factRows(report),
    modality: modalityRows(report),
    sections: groupByContent(report.sections, (one) => one.page, withoutPage),
    groups: changeGroups(report),
  };
}

/** The number of changed blocks of a group. */
export const countBlocks = ({ sections }: ChangeGroup): number =>
  sections.reduce((count, { blocks }) => count + blocks.length, 0);

/** Changed facts first, then removed, then added ones. */
function factRows({ facts }: Report): FactRow[] {
  const values = groupBy(facts, ({ kind, before, after }) => ({ kind, before, after }));
  const rows = values.map(({ content, members }): FactRow => {
    const places = groupByContent(
      members,
      ({ page }) => page,
      ({ section }) => ({ section }),
    );
    return { ...content, places };
  });
  const rank = ({ before, after }: FactRow) => (before === null ? 2 : after === null ? 1 : 0);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Those of pages with a blocking fault first. */
function modalityRows({ strength, pages, blocking }: Report): ModalityRow[] {
  const blocksOf = new Map(pages.map(({ route, blocks }) => [route, blocks]));
  const sentencesOf = (page: string, section: string) =>
    (blocksOf.get(page) ?? [])
      .filter((block) => block.section === section)
      .flatMap(({ before, after }) =>
        before === null || after === null ? [] : modalitySentences(before, after),
      );
  const rows = groupByContent(
    strength,
    ({ page }) => page,
    (one) => ({ ...withoutPage(one), sentences: sentencesOf(one.page, one.section) }),
  );
  const isBlocked = (row: Place) =>
    row.pages.some((page) => blocking.some((one) => one.page === page));
  return rows.toSorted((a, b) => Number(isBlocked(b)) - Number(isBlocked(a)));
}

function withoutPage<T extends { readonly page: string }>(one: T): Omit<T, 'page'> {
  const content: Omit<T, 'page'> & { page?: string } = { ...one };
  delete content.page;
  return content;
}

/** Merges entries that differ only in their page, and lists their pages. */
function groupByContent<T, Content extends object>(
  all: readonly T[],
  pageOf: (one: T) => string,
  contentOf: (one: T) => Content,
): (Content & { pages: string[] })[] {
  return groupBy(all, contentOf).map(({ content, members }) => ({
    ...content,
    pages: [...new Set(members.map(pageOf))],
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

function changeGroups(report: Report): ChangeGroup[] {
  const renumbered = renumberedHeadings(report.sections);
  const changes = report.pages.flatMap(({ route, blocks }) =>
    blocks
      .filter((block) => !renumbered.has(renumberingKey(route, block)))
      .map((block) => ({ route, block })),
  );
  const shared = groupByContent(
    changes,
    ({ route }) => route,
    ({ block }) => ({ block }),
  ).filter(({ pages }) => pages.length > 1);
  const sharedKeys = new Set(shared.map(({ block }) => JSON.stringify(block)));
  const byPage = report.pages.map(({ route, change, from }): ChangeGroup => {
    const blocks = changes
      .filter((one) => one.route === route && !sharedKeys.has(JSON.stringify(one.block)))
      .map(({ block }) => block);
    return { pages: [route], change, from, sections: groupBySection(blocks) };
  });
  return [
    ...groupByPages(shared),
    ...byPage.filter((group) => group.change !== 'changed' || countBlocks(group) > 0),
  ];
}

/** One group for each set of pages, the largest set first. */
function groupByPages(shared: readonly { block: BlockChange; pages: string[] }[]): ChangeGroup[] {
  return groupBy(shared, ({ pages }) => pages)
    .map(({ content, members }): ChangeGroup => {
      const sections = groupBySection(members.map(({ block }) => block));
      return { pages: content, change: 'changed', from: null, sections };
    })
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

function groupBySection(blocks: readonly BlockChange[]): ChangeGroup['sections'] {
  return groupBy(blocks, ({ section }) => section).map(({ content, members }) => {
    return { title: content, blocks: members };
  });
}

/** The keys of the headings whose new number already stands in the list of sections. */
function renumberedHeadings(sections: readonly SectionChange[]): Set<string> {
  return new Set(
    sections
      .filter(({ change }) => change === 'renumbered')
      .map(({ page, title, from, to }) => JSON.stringify([page, title, from, to])),
  );
}

const NUMBER =
  /^(?:(?:§|section|chapter|article|clause|part|step)\s*)?(?<number>\d+(?:\.\d+)*|[ivxlc]+|[a-z])[.):]?\s+$/i;

/** The key of a block that is the title of its section with another number; else empty. */
function renumberingKey(page: string, { section, change, before, after }: BlockChange): string {
  const numberOf = (text: string | null): string | null | undefined => {
    if (section === '' || text?.endsWith(section) !== true) return undefined;
    const start = text.slice(0, -section.length);
    return start === '' ? null : NUMBER.exec(start)?.groups?.number;
  };
  const [from, to] = [numberOf(before), numberOf(after)];
  const isRenumbered = change === 'changed' && from !== undefined && to !== undefined;
  return isRenumbered ? JSON.stringify([page, section, from, to]) : '';
}
