import { immutableFaults } from './immutable-files.ts';
import { newTypeFaults } from '../files/file-types.ts';
import { programFaults } from '../files/host-files.ts';
import { pairHashedNames } from '../lines/hashed-names.ts';
import type { Files, Site } from '../files/site.ts';
import { compareFiles } from '../lines/compare-files.ts';
import { policyFaults } from '../lines/policies.ts';
import { compareSeen, type ComparedSeen } from './compare-seen.ts';
import { NO_BROWSER, type SeenPages } from './read-seen.ts';
import { shownAttributes } from '../shared/css-text.ts';
import { createIds } from '../shared/ids.ts';
import type { Registers, ReviewConfig } from '../shared/config.ts';
import type { Blocking, LineChange, Report, SeenChange, Verdict } from '../shared/report.ts';
import type { PageDifference } from '../words/texts/compare-pages.ts';
import { watchedChanges } from '../words/texts/watched.ts';
import { findBlocking, settledConflicts } from './blocking.ts';
import { comparePagesOf, fileOf, hasChangedText, type ComparedPage } from './compare-pages.ts';
import { servingFaults } from './served-otherwise.ts';
import { unreadIn } from './unread.ts';

/**
 * Compares two built sites: the texts of the pages, the words that a browser shows, and every file as
 * lines. It reads and writes no files.
 *
 * @param registers the facts that both versions declare; without them, facts are not checked
 * @param seen what a browser shows of both sites, see `readSeenPages`
 */
export function compareSites(
  before: Site,
  after: Site,
  config: ReviewConfig,
  registers?: Registers,
  seen: SeenPages = NO_BROWSER,
): Report {
  const files = { before: filesOf(before), after: filesOf(after) };
  const shown = new Set(
    [...stylesIn(files.before), ...stylesIn(files.after)].flatMap(shownAttributes),
  );
  const reading = { ...config, shownAttributes: shown };
  const pages = comparePagesOf(before, after, reading);
  const changed = pages.filter(hasChangedText);
  const all = <Part extends 'facts' | 'figures' | 'sections'>(part: Part) =>
    changed.flatMap(({ texts }) => [...texts[part]] as PageDifference[Part][number][]);
  const settled = registers ? settledConflicts(registers) : [];
  const binding = (config.documents ?? []).map(({ route }) => route);
  const { lines, hasOtherContent } = compareLinesOf(files, pages, binding);
  const seenPages = compareSeenPages(after, pages, seen);
  const seenWords = [...seenPages.values()].flatMap(({ words }) => words);
  const unread = unreadIn({ before, after }, files);
  const verdict = verdictOf({
    isUnread: unread.length > 0,
    isChanged: changed.length + settled.length + seenWords.length > 0 || hasOtherContent,
    isSame: isSameBytes(files.before, files.after),
    isCompared: seen.reason === undefined,
  });
  return {
    before: before.name,
    after: after.name,
    verdict,
    nothingChanged: verdict === 'same',
    unread,
    blocking: withoutDuplicates([
      ...unread.map(({ file, reason }) => fault(file, `It could not be compared: ${reason}.`)),
      ...(verdict === 'unknown' && seen.reason !== undefined
        ? [fault('', `What visitors see could not be compared: ${seen.reason}.`)]
        : []),
      ...findBlocking({ before, after, config: reading, figures: all('figures'), registers }),
      ...servingFaults(files.before, files.after, config.documents ?? []),
      ...seenWords.filter(({ page }) => binding.includes(page)).map(seenFault),
      ...fileFaults(before, after, files, config).filter(
        ({ page }) => !unread.some(({ file }) => file === page),
      ),
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
        blocks: blocks.map((block) => {
          const id = idOf(route, block.section, block.before, block.after);
          const isSeen = seenPages.get(route)?.isSeen(block);
          return { id, ...block, ...(isSeen === undefined ? {} : { seen: isSeen }) };
        }),
      };
    }),
    seen: { compared: seen.reason === undefined, reason: seen.reason ?? null, words: seenWords },
    lines: [...lines, ...newExcuses(registers), ...earlierPolicyFaults(files.before)],
  };
}

/** The files that have style sheets, as texts. */
const stylesIn = (files: Files): string[] =>
  [...files].flatMap(([path, bytes]) =>
    /\.(?:css|x?html?|svg)$/i.test(path) ? [String(bytes)] : [],
  );

/** The files of a site. Those of a site in memory are its pages. */
const filesOf = (site: Site): Files =>
  site.files ??
  new Map([...site.pages].map(([route, html]) => [fileOf(site, route), Buffer.from(html)]));

const isSameBytes = (before: Files, after: Files): boolean =>
  before.size === after.size &&
  [...before].every(([path, content]) => after.get(path)?.equals(content) === true);

function verdictOf(
  found: Record<'isUnread' | 'isChanged' | 'isSame' | 'isCompared', boolean>,
): Verdict {
  if (found.isUnread) return 'unknown';
  if (found.isChanged) return 'changed';
  if (found.isSame) return 'same';
  return found.isCompared ? 'words unchanged' : 'unknown';
}

function compareLinesOf(
  files: { readonly before: Files; readonly after: Files },
  pages: readonly ComparedPage[],
  binding: readonly string[],
) {
  const renamed = pairHashedNames(files.before, files.after);
  for (const { file, change } of pages)
    if (change === 'renamed') renamed.set(file.before ?? '', file.after ?? '');
  const reported = pages.map(({ route, file, texts }) => {
    return [file.after ?? file.before ?? '', { route, reported: texts.reported }] as const;
  });
  return compareFiles({ ...files, renamed, pages: new Map(reported), binding });
}

/** Compares the seen words of all pages that were opened, by route. */
function compareSeenPages(
  after: Site,
  pages: readonly ComparedPage[],
  seen: SeenPages,
): ReadonlyMap<string, ComparedSeen> {
  if (seen.reason !== undefined) return new Map();
  const none = { before: [], after: [] };
  return new Map(
    [...after.pages.keys()].flatMap((route) => {
      const page = pages.find((one) => one.route === route);
      const file = fileOf(after, route);
      const texts = seen.after.get(file);
      if (!texts) return [];
      const old = seen.before.get(page ? (page.file.before ?? '') : file) ?? [];
      const reported = page?.texts.reported ?? none;
      return [[route, compareSeen({ route, before: old, after: texts, reported })] as const];
    }),
  );
}

const fault = (page: string, message: string): Blocking => ({ page, message });

/** The words of a fault. The list of seen words has all. */
const MAX_QUOTED = 12;

function seenFault({ page, width, appeared, vanished, context }: SeenChange): Blocking {
  const quoted = (words: readonly string[]) => {
    const more = words.length > MAX_QUOTED ? ` and ${words.length - MAX_QUOTED} more words` : '';
    const shown = words.slice(0, MAX_QUOTED).map((word) => `“${word}”`);
    return shown.join(', ') + more;
  };
  const what = [
    ...(vanished.length > 0 ? [`no longer see ${quoted(vanished)}`] : []),
    ...(appeared.length > 0 ? [`now see ${quoted(appeared)}`] : []),
  ].join(' and ');
  return fault(
    page,
    `Visitors ${what}, although the text has no such change (${width} pixels wide, at “${context}”).`,
  );
}

/** Files that must not be merged, and policies that do not fit their pages. */
function fileFaults(
  before: Site,
  after: Site,
  files: { readonly before: Files; readonly after: Files },
  { immutable = [] }: ReviewConfig,
): Blocking[] {
  const known = new Set((before.faults ?? []).map(({ file, message }) => `${file} ${message}`));
  return [
    ...(after.faults ?? []).filter(({ file, message }) => !known.has(`${file} ${message}`)),
    ...programFaults(files.after.keys()).filter(({ file }) => !files.before.has(file)),
    ...newTypeFaults(before.files?.keys() ?? [], after.files?.keys() ?? []),
    ...immutableFaults(files.before, files.after, immutable),
    ...policyFaults(files.after),
  ].map(({ file, message }) => fault(file, message));
}

/** Lines of a file that has no place to find them by. */
const lineChange = (file: string, removed: readonly string[], added: readonly string[]) => ({
  ...{ file, pages: [file], binding: false, count: 1, near: '', tag: '', removed, added },
});

/** The faults of the policies before: hashes are masked in all other lines. */
const earlierPolicyFaults = (files: Files): LineChange[] =>
  policyFaults(files).map(({ file, message }) => lineChange(file, [`(before: ${message})`], []));

/** The list of ignored figures can be changed together with a figure, so its changes are reported. */
function newExcuses({ ignored }: Partial<Registers> = {}): LineChange[] {
  if (!ignored) return [];
  const [was, is] = [ignored.before.split('\n'), ignored.after.split('\n')];
  const removed = was.filter((line) => !is.includes(line));
  const added = is.filter((line) => !was.includes(line));
  return removed.length + added.length > 0 ? [lineChange(ignored.file, removed, added)] : [];
}

const withoutDuplicates = <T extends object>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
