import type { BlockChange, PageChange, Report, SectionChange } from '../report.ts';
import { strengthSentences, type StrengthSentence } from '../strength-sentences.ts';

/** What every report shows, in its order: what is the same on several pages stands here once. */
export interface Outline {
  readonly facts: readonly FactRow[];
  readonly strength: readonly StrengthRow[];
  readonly sections: readonly SectionRow[];
  /** First what changed alike on several pages, then page by page. */
  readonly groups: readonly TextGroup[];
}

export interface FactRow {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Where the fact changed so, section by section. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly section: string;
  readonly pages: readonly string[];
}

export interface StrengthRow extends Place {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The sentences in which the words stood, and stand. */
  readonly sentences: readonly StrengthSentence[];
}

export interface SectionRow extends Omit<SectionChange, 'page'> {
  readonly pages: readonly string[];
}

/** The changed texts of one page, or of several that changed alike. */
export interface TextGroup {
  readonly pages: readonly string[];
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly BlockChange[] }[];
}

/** The outline of a report: grouped, in the order of its pages. */
export function outlineOf(report: Report): Outline {
  return {
    facts: factRows(report),
    strength: strengthRows(report),
    sections: onPages(report.sections, (one) => one.page, withoutPage),
    groups: textGroups(report),
  };
}

/** How many texts a group shows. */
export const countOf = ({ sections }: TextGroup): number =>
  sections.reduce((count, { blocks }) => count + blocks.length, 0);

/** Facts with another value first, then those that are gone, then those that came. */
function factRows({ facts }: Report): FactRow[] {
  const values = grouped(facts, ({ kind, before, after }) => ({ kind, before, after }));
  const rows = values.map(({ content, members }): FactRow => {
    const places = onPages(
      members,
      ({ page }) => page,
      ({ section }) => ({ section }),
    );
    return { ...content, places };
  });
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Those of pages on which something has to be put right first. */
function strengthRows({ strength, pages, blocking }: Report): StrengthRow[] {
  const blocksOf = new Map(pages.map(({ route, blocks }) => [route, blocks]));
  const sentencesOf = (page: string, section: string) =>
    (blocksOf.get(page) ?? [])
      .filter((block) => block.section === section)
      .flatMap(({ before, after }) =>
        before === null || after === null ? [] : strengthSentences(before, after),
      );
  const rows = onPages(
    strength,
    ({ page }) => page,
    (one) => ({ ...withoutPage(one), sentences: sentencesOf(one.page, one.section) }),
  );
  const blocks = (row: Place) =>
    row.pages.some((page) => blocking.some((one) => one.page === page));
  return rows.toSorted((a, b) => Number(blocks(b)) - Number(blocks(a)));
}

const rank = ({ before, after }: FactRow) => (before === null ? 2 : after === null ? 1 : 0);

function withoutPage<T extends { readonly page: string }>(one: T): Omit<T, 'page'> {
  const content: Omit<T, 'page'> & { page?: string } = { ...one };
  delete content.page;
  return content;
}

/** Puts together what is the same but for the page. */
function onPages<T, Content extends object>(
  all: readonly T[],
  pageOf: (one: T) => string,
  contentOf: (one: T) => Content,
): (Content & { pages: string[] })[] {
  return grouped(all, contentOf).map(({ content, members }) => ({
    ...content,
    pages: [...new Set(members.map(pageOf))],
  }));
}

function grouped<T, Content>(all: readonly T[], contentOf: (one: T) => Content) {
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

function textGroups(report: Report): TextGroup[] {
  const told = numbersTold(report.sections);
  const texts = report.pages.flatMap(({ route, blocks }) =>
    blocks.filter((block) => !told.has(numberKey(route, block))).map((block) => ({ route, block })),
  );
  const alike = onPages(
    texts,
    ({ route }) => route,
    ({ block }) => ({ block }),
  ).filter(({ pages }) => pages.length > 1);
  const isCommon = new Set(alike.map(({ block }) => JSON.stringify(block)));
  const common = onPageSets(alike);
  const single = report.pages.map(({ route, change, from }): TextGroup => {
    const blocks = texts
      .filter((text) => text.route === route && !isCommon.has(JSON.stringify(text.block)))
      .map(({ block }) => block);
    return { pages: [route], change, from, sections: bySection(blocks) };
  });
  return [...common, ...single.filter((group) => group.change !== 'changed' || countOf(group) > 0)];
}

/** One group for each set of pages, the largest first. */
function onPageSets(alike: readonly { block: BlockChange; pages: string[] }[]): TextGroup[] {
  return grouped(alike, ({ pages }) => pages)
    .map(({ content, members }): TextGroup => {
      const sections = bySection(members.map(({ block }) => block));
      return { pages: content, change: 'changed', from: null, sections };
    })
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

function bySection(blocks: readonly BlockChange[]): TextGroup['sections'] {
  return grouped(blocks, ({ section }) => section).map(({ content, members }) => {
    return { title: content, blocks: members };
  });
}

/** Headings of which the sections already say that only their number is another. */
function numbersTold(sections: readonly SectionChange[]): Set<string> {
  return new Set(
    sections
      .filter(({ change }) => change === 'renumbered')
      .map(({ page, title, from, to }) => JSON.stringify([page, title, from, to])),
  );
}

const NUMBER =
  /^(?:(?:§|section|chapter|article|clause|part|step)\s*)?(?<number>\d+(?:\.\d+)*|[ivxlc]+|[a-z])[.):]?\s+$/i;

/** The key of a block that is nothing but the title of its section with another number before it. */
function numberKey(page: string, { section, change, before, after }: BlockChange): string {
  const numberOf = (text: string | null): string | null | undefined => {
    if (section === '' || text?.endsWith(section) !== true) return undefined;
    const rest = text.slice(0, -section.length);
    return rest === '' ? null : NUMBER.exec(rest)?.groups?.number;
  };
  const [from, to] = [numberOf(before), numberOf(after)];
  const isNumber = change === 'changed' && from !== undefined && to !== undefined;
  return isNumber ? JSON.stringify([page, section, from, to]) : '';
}
