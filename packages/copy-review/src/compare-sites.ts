import type { CheerioAPI } from 'cheerio';
import { pairRenamedPages } from './align/sections.ts';
import { findBlocking, settledConflicts } from './blocking.ts';
import { comparePages, type PageDifference } from './compare-pages.ts';
import type { Registers, ReviewConfig } from './config.ts';
import { parseHtml, readParsedPage } from './extract/page.ts';
import { compareFiles, fileFaults } from './files/compare-files.ts';
import { pairHashedNames, renameFiles } from './files/hashed-names.ts';
import type { PageText } from './page-text.ts';
import type { Folded, PageChange, Report, Unread, Verdict } from './report.ts';
import type { Site } from './site.ts';
import { pageStyles } from './trees/classes.ts';
import {
  comparePageTrees,
  identityOf,
  newElements,
  treeTokens,
  type TreeComparison,
} from './trees/compare-trees.ts';
import type { Token } from './trees/tokens.ts';

/** A page that was added, removed, renamed or changed, and what differs on it. */
interface ComparedPage {
  readonly route: string;
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly difference: PageDifference;
  readonly tree: TreeComparison;
}

/** A parsed page. */
export interface ReadPage {
  readonly route: string;
  readonly $: CheerioAPI;
  readonly text: PageText;
  readonly tokens: readonly Token[];
}

/**
 * Compares two built sites: every file as bytes, then the texts of the pages, then what the texts do
 * not explain. It reads and writes no files.
 *
 * @param registers the facts that both versions declare; without them, facts are not checked
 */
export function compareSites(
  before: Site,
  after: Site,
  config: ReviewConfig,
  registers?: Registers,
): Report {
  const files = [before, after].map(filesOf) as [Files, Files];
  const renamed = pairHashedNames(...files);
  const compared = compareAllPages(before, after, {
    config,
    renamed,
    files: [renameKeys(files[0], renamed), files[1]],
  });
  const changed = compared.filter(
    ({ change, difference: { blocks, sections } }) =>
      change !== 'changed' || blocks.length + sections.length > 0,
  );
  const all = <Part extends 'facts' | 'figures' | 'modality' | 'sections'>(part: Part) =>
    changed.flatMap(({ difference }) => [...difference[part]] as PageDifference[Part][number][]);
  const settled = registers ? settledConflicts(registers) : [];
  const others = compareFiles(...files, renamed);
  const differences = [
    ...compared.flatMap(({ route, tree }) =>
      tree.differences.map(({ elements: _, ...one }) => ({ ...one, file: fileOf(after, route) })),
    ),
    ...others.differences,
  ];
  const folded = [...others.folded, ...countFolded(compared)];
  const unread = unreadOf(before, after);
  const verdict = verdictOf({
    unread,
    hasChangedTexts: changed.length + settled.length > 0,
    isSame: isSameBytes(...files),
  });
  return {
    before: before.name,
    after: after.name,
    verdict,
    nothingChanged: verdict === 'same',
    unread,
    blocking: [
      ...unread.map(({ file, reason }) => ({
        page: file,
        message: `This could not be compared: ${reason}.`,
      })),
      ...fileFaults(before, after).map(({ file, message }) => ({ page: file, message })),
      ...findBlocking({ before, after, config, figures: all('figures'), registers }),
    ],
    facts: [...settled, ...all('facts')],
    strength: all('modality'),
    sections: all('sections'),
    pages: changed.map(({ route, change, from, difference: { blocks } }) => {
      return { route, change, from, blocks };
    }),
    differences,
    folded,
  };
}

type Files = ReadonlyMap<string, Buffer>;

/** The files of a site. Those of a site in memory are its pages, by route. */
const filesOf = ({ files, pages }: Site): Files =>
  files ?? new Map([...pages].map(([route, html]) => [`${route}.html`, Buffer.from(html)]));

const renameKeys = (files: Files, renamed: ReadonlyMap<string, string>): Files =>
  new Map([...files].map(([path, content]) => [renamed.get(path) ?? path, content]));

const fileOf = ({ pageFiles }: Site, route: string) => pageFiles?.get(route) ?? route;

const isSameBytes = (before: Files, after: Files): boolean =>
  before.size === after.size &&
  [...before].every(([path, content]) => after.get(path)?.equals(content) === true);

/** Files that are the same bytes in both builds need not be read. */
function unreadOf(before: Site, after: Site): Unread[] {
  const isEqual = ({ file }: Unread) =>
    after.files !== undefined &&
    before.files?.get(file)?.equals(after.files.get(file) ?? Buffer.alloc(0)) === true;
  const all = [...(before.unread ?? []), ...(after.unread ?? [])].filter((one) => !isEqual(one));
  return [...new Map(all.map((one) => [one.file, one])).values()];
}

function verdictOf(found: {
  readonly unread: readonly Unread[];
  readonly hasChangedTexts: boolean;
  readonly isSame: boolean;
}): Verdict {
  if (found.unread.length > 0) return 'unknown';
  if (found.hasChangedTexts) return 'changed';
  return found.isSame ? 'same' : 'words unchanged';
}

/** The same thing counts once, on however many pages it is. */
function countFolded(pages: readonly ComparedPage[]): Folded[] {
  const kinds = new Map<string, Set<string>>();
  for (const { tree } of pages)
    for (const [kind, things] of tree.folded)
      kinds.set(kind, (kinds.get(kind) ?? new Set()).union(things));
  return [...kinds].map(([kind, things]) => ({ kind, count: things.size }));
}

interface Context {
  readonly config: ReviewConfig;
  /** The files whose names differ in a hash. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Both with the names of the build after. */
  readonly files: readonly [before: Files, after: Files];
}

/** The pages that differ by a byte, sorted by route. */
function compareAllPages(before: Site, after: Site, context: Context): ComparedPage[] {
  const { config, renamed, files } = context;
  const read = (route: string, html: string): ReadPage => {
    const $ = parseHtml(html);
    const tokens = treeTokens($, config);
    return { route, $, tokens, text: readParsedPage($, route, config) };
  };
  const readBefore = (route: string) =>
    read(route, renameFiles(before.pages.get(route) ?? '', renamed));
  const readAfter = (route: string) => read(route, after.pages.get(route) ?? '');
  const onlyIn = (site: Site, other: Site) =>
    [...site.pages.keys()].filter((route) => !other.pages.has(route));
  const removed = onlyIn(before, after).map(readBefore);
  const added = onlyIn(after, before).map(readAfter);
  const pairs = pairRenamedPages(
    removed.map(({ text }) => text),
    added.map(({ text }) => text),
  );
  const paired = new Set<PageText>(pairs.flat());
  const find = (pages: readonly ReadPage[], text: PageText) =>
    pages.flatMap((page) => (page.text === text ? [page] : []));
  const compare = (change: PageChange['change'], one: ReadPage, other: ReadPage): ComparedPage => {
    const difference = comparePages(one.text, other.text);
    const styles = pageStyles(one.$, other.$, files);
    return {
      route: other.route,
      change,
      from: change === 'renamed' ? one.route : null,
      difference,
      tree: comparePageTrees(one, other, { difference, config, styles }),
    };
  };
  const known =
    added.length > pairs.length
      ? new Set(
          [...before.pages.keys()].flatMap((route) =>
            readBefore(route)
              .tokens.filter(({ kind }) => kind === 'start')
              .map(identityOf),
          ),
        )
      : new Set<string>();
  const none = (route: string): PageText => ({ route, sections: [] });
  return [
    ...[...after.pages].flatMap(([route, html]) => {
      const htmlBefore = before.pages.get(route);
      // Most pages have not changed by a byte and need not be parsed.
      return htmlBefore === undefined || htmlBefore === html
        ? []
        : [compare('changed', readBefore(route), readAfter(route))];
    }),
    ...pairs.flatMap(([one, other]) =>
      find(removed, one).flatMap((page) =>
        find(added, other).map((partner) => compare('renamed', page, partner)),
      ),
    ),
    ...removed
      .filter(({ text }) => !paired.has(text))
      .map(({ route, text }): ComparedPage => {
        const difference = comparePages(text, none(route));
        const tree = { differences: [], folded: new Map<string, Set<string>>() };
        return { route, change: 'removed', from: null, difference, tree };
      }),
    ...added
      .filter(({ text }) => !paired.has(text))
      .map((page): ComparedPage => {
        const difference = comparePages(none(page.route), page.text);
        const tree = newElements(page, { difference, config, known });
        return { route: page.route, change: 'added', from: null, difference, tree };
      }),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1));
}
