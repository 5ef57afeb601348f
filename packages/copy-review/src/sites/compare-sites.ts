import { isUtf8 } from 'node:buffer';
import type { CheerioAPI } from 'cheerio';
import { pairRenamedPages } from '../align/sections.ts';
import { findBlocking, settledConflicts } from './blocking.ts';
import { comparePages, type PageDifference } from '../texts/compare-pages.ts';
import type { Registers, ReviewConfig } from '../shared/config.ts';
import { compareDelivery } from '../delivery/compare-delivery.ts';
import { comparePolicyLists } from '../delivery/headers-file.ts';
import { inlineHashesOf } from '../delivery/policy.ts';
import { parseHtml, readParsedPage } from '../extract/page.ts';
import { decodePage } from '../files/decode-page.ts';
import { compareFiles, fileFaults } from '../files/compare-files.ts';
import { immutableFaults } from '../files/immutable-files.ts';
import { pairHashedNames, renameFiles } from '../files/hashed-names.ts';
import { createIds } from '../shared/ids.ts';
import { omit } from '../shared/omit.ts';
import type { PageText } from '../shared/page-text.ts';
import type {
  Blocking,
  Difference,
  Folded,
  PageChange,
  Report,
  Unread,
  Verdict,
} from '../shared/report.ts';
import type { Site } from '../files/site.ts';
import { watchedChanges } from '../texts/watched.ts';
import { compareStyles, stylesOfPage, type StyleComparison } from '../styles/compare-styles.ts';
import {
  comparePageTrees,
  identityOf,
  newElements,
  treeTokens,
  type TreeComparison,
  type TreeDifference,
} from '../trees/compare-trees.ts';
import type { Token } from '../trees/tokens.ts';
import { styleFaults, wordsIn } from './style-faults.ts';

type Files = ReadonlyMap<string, Buffer>;

/** Two sites with their files. */
interface Sites {
  readonly before: Site;
  readonly after: Site;
  readonly files: { readonly before: Files; readonly after: Files };
  /** Paths before by paths after of files whose names differ in a hash. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly config: ReviewConfig;
  /** The words in the script files of both sites. */
  readonly scriptWords: ReadonlySet<string>;
}

/** A parsed page. */
interface ReadPage {
  readonly route: string;
  /** Its path in the build. */
  readonly file: string;
  readonly $: CheerioAPI;
  readonly text: PageText;
  readonly tokens: readonly Token[];
}

/** A page of one or both sites, and what differs on it. */
interface ComparedPage {
  readonly route: string;
  readonly file: string;
  readonly change: PageChange['change'];
  readonly from: string | null;
  readonly texts: PageDifference;
  readonly tree: TreeComparison;
  readonly styles: Pick<StyleComparison, 'changes' | 'folded'>;
  readonly blocking: readonly Blocking[];
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
  const files = { before: filesOf(before), after: filesOf(after) };
  const renamed = pairHashedNames(files.before, files.after);
  const scripts = [...files.before, ...files.after].filter(([path]) => /\.[cm]?js$/.test(path));
  const scriptWords = new Set(
    scripts.flatMap(([, content]) => wordsIn(content.toString('latin1'))),
  );
  const sites: Sites = { before, after, files, renamed, config, scriptWords };
  const compared = comparePagesOf(sites);
  const changed = compared.filter(
    ({ change, texts: { blocks, sections } }) =>
      change !== 'changed' || blocks.length + sections.length > 0,
  );
  const all = <Part extends 'facts' | 'figures' | 'sections'>(part: Part) =>
    changed.flatMap(({ texts }) => [...texts[part]] as PageDifference[Part][number][]);
  const settled = registers ? settledConflicts(registers) : [];
  const others = compareFiles(files.before, files.after, renamed);
  const delivery = compareDelivery(before, after);
  const unread = unreadOf(sites);
  const verdict = verdictOf({
    unread,
    hasChangedTexts: changed.length + settled.length > 0,
    isSame: isSameBytes(files.before, files.after),
  });
  const differences = withoutDuplicates([
    ...compared.flatMap(({ file, tree, styles }) => [
      ...tree.differences.map((one): Difference => ({
        ...omit(one, 'elements', 'hasHidingStyle'),
        file,
      })),
      ...styles.changes.map(({ difference }) => difference),
    ]),
    ...unusedStyles(sites),
    ...delivery.differences,
    ...others.differences,
    ...newExcuses(registers),
  ]);
  return {
    before: before.name,
    after: after.name,
    verdict,
    nothingChanged: verdict === 'same',
    unread,
    blocking: withoutDuplicates([
      ...unread.map(({ file, reason }) => ({
        page: file,
        message: `It could not be compared: ${reason}.`,
      })),
      ...fileFaults(before, after)
        .filter(({ file }) => !unread.some((one) => one.file === file))
        .map(({ file, message }) => ({ page: file, message })),
      ...immutableFaults(files.before, files.after, config.immutable ?? []).map(
        ({ file, message }) => ({ page: file, message }),
      ),
      ...findBlocking({ before, after, config, figures: all('figures'), registers }),
      ...compared.flatMap(({ blocking }) => blocking),
      ...delivery.blocking.map(({ file, message }) => ({ page: file, message })),
    ]),
    facts: [...settled, ...all('facts')],
    watched: (config.watched ?? []).flatMap((list) =>
      changed.flatMap(({ route, texts: { blocks } }) => watchedChanges(route, blocks, list)),
    ),
    sections: all('sections'),
    pages: changed.map(({ route, change, from, texts: { blocks } }) => {
      const idOf = createIds();
      return {
        ...{ route, change, from },
        blocks: blocks.map((block) => ({
          id: idOf(route, block.section, block.before, block.after),
          ...block,
        })),
      };
    }),
    differences,
    folded: [...others.folded, ...countFolded(compared, delivery.newHashes)],
    seen: { compared: false, reason: 'no browser is configured', words: [] },
    lines: [],
  };
}

/** The files of a site. Those of a site in memory are its pages. */
const filesOf = ({ files, pages }: Site): Files =>
  files ?? new Map([...pages].map(([route, html]) => [`${route}.html`, Buffer.from(html)]));

const isSameBytes = (before: Files, after: Files): boolean =>
  before.size === after.size &&
  [...before].every(([path, content]) => after.get(path)?.equals(content) === true);

/** Pages that cannot be decoded, links that lead elsewhere, and text files that are not text. */
function unreadOf({ before, after, files }: Sites): Unread[] {
  const isEqual = ({ file }: Unread) => {
    const content = files.after.get(file);
    return content !== undefined && files.before.get(file)?.equals(content) === true;
  };
  const unreadIn = (site: Site, own: Files): Unread[] => [
    ...(site.unread ?? []),
    ...(site.faults ?? [])
      .filter(({ file }) => !own.has(file))
      .map(({ file, message }) => ({ file, reason: message.replace(/\.$/, '') })),
    ...[...own]
      .filter(([path, content]) => TEXT_FILE.test(path) && !isUtf8(content))
      .map(([file]) => ({ file, reason: 'its bytes are not valid UTF-8' })),
  ];
  const all = [...unreadIn(before, files.before), ...unreadIn(after, files.after)];
  const changed = all.filter((one) => !isEqual(one));
  return [...new Map(changed.map((one) => [one.file, one])).values()];
}

/** Files that are compared as text, apart from pages. */
const TEXT_FILE = /(?:^_headers|^_redirects|\.(?:css|[cm]?js|json|txt|xml|svg|webmanifest))$/;

function verdictOf(found: {
  readonly unread: readonly Unread[];
  readonly hasChangedTexts: boolean;
  readonly isSame: boolean;
}): Verdict {
  if (found.unread.length > 0) return 'unknown';
  if (found.hasChangedTexts) return 'changed';
  return found.isSame ? 'same' : 'words unchanged';
}

/** Pages share styles, so that one change can be found on many of them. */
const withoutDuplicates = <T extends object>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

const NEW_HASHES = 'new hashes in policies';

/** Equal things count once, on however many pages they are. */
function countFolded(pages: readonly ComparedPage[], newHashes: number): Folded[] {
  const hashes = new Set(Array.from({ length: newHashes }, (_, index) => `_headers ${index}`));
  const kinds = new Map<string, ReadonlySet<string>>(newHashes > 0 ? [[NEW_HASHES, hashes]] : []);
  for (const { tree, styles } of pages)
    for (const [kind, things] of [...tree.folded, ...styles.folded])
      kinds.set(kind, (kinds.get(kind) ?? new Set<string>()).union(things));
  return [...kinds].map(([kind, things]) => ({ kind, count: things.size }));
}

/** The list of ignored figures can be changed together with a figure, so its changes are reported. */
function newExcuses({ ignored }: Partial<Registers> = {}): Difference[] {
  if (!ignored) return [];
  const known = new Set(ignored.before.split('\n'));
  return ignored.after
    .split('\n')
    .filter((line) => !known.has(line) && !/^\s*(?:#|$)/.test(line))
    .map((line) => ({
      aspect: 'delivery',
      kind: 'figure that is said to state no fact',
      file: ignored.file,
      place: '',
      before: null,
      after: line,
    }));
}

/** The changed rules of style sheets that no page links, which scripts may load. */
function unusedStyles({ before, after, files, renamed }: Sites): Difference[] {
  const sheetsOf = (site: Site, own: Files, file: string) => {
    const css = own.get(file)?.toString('utf8');
    const isUsed = [...site.pages.values()].some((html) => html.includes(file));
    return css === undefined || isUsed ? [] : [{ file, css }];
  };
  const earlier = new Map([...renamed].map(([old, now]) => [now, old]));
  const paths = [
    ...files.after.keys(),
    ...[...files.before.keys()].filter((old) => !renamed.has(old)),
  ];
  return [...new Set(paths)]
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => {
      const was = sheetsOf(before, files.before, earlier.get(path) ?? path);
      const is = sheetsOf(after, files.after, path);
      if (was.length + is.length === 0) return [];
      const styles = compareStyles(
        { sheets: was, classLists: [] },
        { sheets: is, classLists: [] },
        renamed,
      );
      return styles.changes.map(({ difference }) => difference);
    });
}

/** The pages that were added, removed, renamed or changed, or whose styles were, sorted by route. */
function comparePagesOf(sites: Sites): ComparedPage[] {
  const { before, after } = sites;
  const read = (side: 'before' | 'after') => (route: string) => readSitePage(sites, side, route);
  const [readBefore, readAfter] = [read('before'), read('after')];
  const onlyIn = (site: Site, other: Site) =>
    [...site.pages.keys()].filter(
      (route) => !other.pages.has(route) && other.pageFiles?.has(route) !== true,
    );
  const removed = onlyIn(before, after).map(readBefore);
  const added = onlyIn(after, before).map(readAfter);
  const pairs = pairRenamedPages(removed.map(textOf), added.map(textOf));
  const paired = new Set<PageText>(pairs.flat());
  const withText = (pages: readonly ReadPage[], text: PageText) =>
    pages.filter((page) => page.text === text);
  const isSingle = ({ text }: ReadPage) => !paired.has(text);
  const hasNew = added.some(isSingle);
  const known = new Set(
    (hasNew ? [...before.pages.keys()] : []).flatMap((route) =>
      readBefore(route)
        .tokens.filter(({ kind }) => kind === 'start')
        .flatMap((token) => [identityOf(token), token.key]),
    ),
  );
  const common = [...after.pages.keys()].filter((route) => before.pages.has(route));
  return [
    ...common
      .filter((route) => isChangedPage(sites, route))
      .map((route) => compareVersions('changed', readBefore(route), readAfter(route), sites)),
    ...pairs.flatMap(([was, is]) =>
      withText(removed, was).flatMap((page) =>
        withText(added, is).map((partner) => compareVersions('renamed', page, partner, sites)),
      ),
    ),
    ...removed.filter(isSingle).map((page) => single('removed', page, sites, known)),
    ...added.filter(isSingle).map((page) => single('added', page, sites, known)),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

const textOf = ({ text }: ReadPage) => text;

/** Parses a page, with the file names of the build after. */
function readSitePage(sites: Sites, side: 'before' | 'after', route: string): ReadPage {
  const { config, renamed } = sites;
  const { pages, pageFiles } = sites[side];
  const html = pages.get(route) ?? '';
  const $ = parseHtml(side === 'before' ? renameFiles(html, renamed) : html);
  const tokens = treeTokens($, config);
  const file = pageFiles?.get(route) ?? route;
  return { route, file, $, tokens, text: readParsedPage($, route, config) };
}

/** Whether a page or one of its style sheets has changed. Most have not. */
function isChangedPage({ before, after, files, renamed }: Sites, route: string): boolean {
  const html = after.pages.get(route) ?? '';
  const [fileBefore = '', file = ''] = [before, after].map(({ pageFiles }) =>
    pageFiles?.get(route),
  );
  const isSame = files.after.get(file)?.equals(files.before.get(fileBefore) ?? Buffer.alloc(0));
  if (before.pages.get(route) !== html || isSame === false) return true;
  return [...files.before].some(([path, content]) => {
    const other = files.after.get(renamed.get(path) ?? path);
    return path.endsWith('.css') && other?.equals(content) !== true && html.includes(path);
  });
}

function compareVersions(
  change: 'changed' | 'renamed',
  before: ReadPage,
  after: ReadPage,
  sites: Sites,
): ComparedPage {
  const { config, renamed } = sites;
  const texts = comparePages(before.text, after.text);
  const renamedFiles = new Map(
    [...sites.files.before].map(([path, content]) => [renamed.get(path) ?? path, content]),
  );
  const styles = compareStyles(
    stylesOfPage(before.$, before.file, { ...sites.before, files: renamedFiles }),
    stylesOfPage(after.$, after.file, sites.after),
    renamed,
  );
  const tree = comparePageTrees(before, after, {
    difference: texts,
    config,
    styles: { ...styles, files: { before: renamedFiles, after: sites.files.after } },
  });
  const policies = comparePolicies(before, after);
  const { before: pagesBefore, after: pagesAfter } = sites;
  const isSameSource = pagesBefore.pages.get(before.route) === pagesAfter.pages.get(after.route);
  const differences = [
    ...tree.differences,
    ...policies.differences,
    ...encoding(before, after, sites),
  ];
  const folded = new Map([...tree.folded, ...policies.folded]);
  const found = [
    ...differences,
    ...folded.keys(),
    ...styles.changes,
    ...styles.folded.keys(),
    ...texts.reported.before,
    ...texts.reported.after,
  ];
  const rewritten = new Map([['pages that are written in another way', new Set([after.file])]]);
  return {
    route: after.route,
    file: after.file,
    change,
    from: change === 'renamed' ? before.route : null,
    texts,
    tree:
      isSameSource || found.length > 0
        ? { differences, folded }
        : { differences: [], folded: rewritten },
    styles,
    blocking: [
      ...policies.blocking,
      ...styleFaults(
        {
          route: after.route,
          before: before.$,
          after: after.$,
          texts,
          styles,
          tree,
          scriptWords: sites.scriptWords,
        },
        config,
      ),
    ],
  };
}

/** Reports another encoding of a page. Its text can be the same. */
function encoding(before: ReadPage, after: ReadPage, { files }: Sites): TreeDifference[] {
  const [was, is] = [files.before.get(before.file), files.after.get(after.file)];
  const isSameText = was && is && encodingOf(was) === encodingOf(is);
  if (!was || !is || isSameText) return [];
  return [
    {
      aspect: 'delivery',
      kind: 'encoding of the page',
      place: '',
      before: encodingOf(was),
      after: encodingOf(is),
      elements: [],
    },
  ];
}

function encodingOf(bytes: Buffer): string {
  const decoded = decodePage(bytes);
  const mark = /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 3));
  return `${'encoding' in decoded ? decoded.encoding : 'unknown'}${mark ? ' with a byte order mark' : ''}`;
}

/** Compares the Content-Security-Policies in the heads of two versions of a page. */
function comparePolicies(
  before: ReadPage,
  after: ReadPage,
): TreeComparison & { readonly blocking: readonly Blocking[] } {
  const [was, is] = [before, after].map(({ $ }) =>
    $('meta[http-equiv="content-security-policy" i]')
      .toArray()
      .map(({ attribs }) => attribs.content ?? ''),
  ) as [string[], string[]];
  const { changes, weakened, newHashes } = comparePolicyLists(
    was,
    is,
    new Set(inlineHashesOf(after.$)),
  );
  const hashes = Array.from({ length: newHashes }, (_, index) => `${after.file} ${index}`);
  return {
    differences: (was.length === is.length ? changes : []).map((change) => ({
      aspect: 'delivery',
      kind: 'policy in the page',
      place: '',
      ...change,
      elements: [],
    })),
    folded: new Map(newHashes > 0 ? [[NEW_HASHES, new Set(hashes)]] : []),
    blocking: weakened.map((what) => ({
      page: after.route,
      message: `The policy of the page protects visitors less: ${what}.`,
    })),
  };
}

/** A page that is in one site only. */
function single(
  change: 'removed' | 'added',
  page: ReadPage,
  { config }: Sites,
  known: ReadonlySet<string>,
): ComparedPage {
  const none: PageText = { route: page.route, sections: [] };
  const [before, after] = change === 'removed' ? [page.text, none] : [none, page.text];
  const texts = comparePages(before, after);
  return {
    route: page.route,
    file: page.file,
    change,
    from: null,
    texts,
    tree:
      change === 'added'
        ? newElements(page, { difference: texts, config, known })
        : { differences: [], folded: new Map() },
    styles: { changes: [], folded: new Map() },
    blocking: [],
  };
}
