import { basename } from 'node:path/posix';
import { HTML_FILE } from '../files/file-types.ts';
import { isEqualIn, routeOf, type Files, type Site } from '../files/site.ts';
import { messageOf } from '../shared/errors.ts';
import type { Look, LookAtPages, Painted } from '../shared/config.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Both, ConditionChange, PaintedChange, SeenChange } from '../shared/report.ts';
import { compareConditions } from './compare-conditions.ts';
import { differingParts, type Box } from './compare-painted.ts';
import { compareSeen, type ComparedSeen } from './compare-seen.ts';
import { servingOf } from './served-otherwise.ts';
import { fileOf } from './sites.ts';
import { hasChangedText, type ComparedPage } from './texts.ts';

/** What a browser shows differently of each page that was opened, by route; or why that is not known. */
export interface Looks {
  readonly reason: string | undefined;
  readonly pages: ReadonlyMap<string, LookedAtPage>;
}

interface LookedAtPage extends ComparedSeen {
  readonly painted: readonly PaintedChange[];
  readonly conditions: readonly ConditionChange[];
}

/** No page is looked at, and none has to be. */
export const NO_PAGES: Looks = { reason: undefined, pages: new Map() };

/** No browser can look. */
export const NO_BROWSER: Looks = {
  reason: 'the configuration names no browser',
  pages: new Map(),
};

/** What differs between two looks, before its pictures are cut out. */
interface Difference extends Omit<LookedAtPage, 'painted'> {
  readonly painted: readonly PaintedDifference[];
}

interface PaintedDifference extends Pick<Look, 'width'>, Both<Painted> {
  readonly parts: readonly Box[];
}

/** A page of both builds. */
interface OpenedPage {
  readonly route: string;
  /** Its files; undefined in the build that does not have it, or in which it was not opened. */
  readonly file: { readonly before: string | undefined; readonly after: string };
  readonly reported: ComparedPage['texts']['reported'];
  readonly hasEqualTexts: boolean;
}

/** What a browser shows of a page in both builds. */
type PairOfLooks = Both<readonly Look[]>;

/**
 * Opens the pages of both builds that can look different in a browser, and compares what is seen. What differs is
 * looked at a second time, and told if both looks before differ from both looks after: a picture taken on a busy
 * machine can be an exception, and a part of a page can look one way or another by chance.
 */
export async function takeLooks(
  before: Site,
  after: Site,
  pages: readonly ComparedPage[],
  lookAt: LookAtPages | undefined,
): Promise<Looks> {
  if (!lookAt) return NO_BROWSER;
  const opened = pagesToOpen(before, after, pages);
  const folders = { before: before.folder, after: after.folder };
  try {
    const first = await looksAt(opened, folders, lookAt);
    const compared = [...first].map(([page, looks]) => {
      return { page, looks, difference: differenceOf(page, looks) };
    });
    const doubtful = compared.filter(
      ({ difference: { words, painted } }) => words.length + painted.length > 0,
    );
    const pagesAgain = doubtful.map(({ page }) => page);
    const second = await looksAt(pagesAgain, folders, lookAt);
    const confirmed = await Promise.all(
      compared.map(async ({ page, looks, difference }) => {
        const again = second.get(page);
        const others = again
          ? [again, { ...looks, after: again.after }, { ...again, after: looks.after }]
          : [];
        const { painted, ...rest } = others
          .map((pair) => differenceOf(page, pair))
          .reduce(confirm, difference);
        return [page.route, { ...rest, painted: await cutOut(page.route, painted) }] as const;
      }),
    );
    return { reason: undefined, pages: new Map(confirmed) };
  } catch (error) {
    return { reason: messageOf(error), pages: new Map() };
  }
}

/** The pages that can look different: those whose files, or files that these name, differ. */
function pagesToOpen(before: Site, after: Site, pages: readonly ComparedPage[]): OpenedPage[] {
  const changedBefore = new Set(changedPages(before.files, after.files));
  const changedAfter = new Set(changedPages(after.files, before.files));
  const none = { before: [], after: [] };
  return [...after.pages.keys()].flatMap((route): OpenedPage[] => {
    const compared = pages.find((page) => page.route === route);
    const fileAfter = fileOf(after, route);
    const fileBefore = compared ? (compared.file.before ?? '') : fileAfter;
    if (!changedAfter.has(fileAfter)) return [];
    return [
      {
        route,
        file: { before: changedBefore.has(fileBefore) ? fileBefore : undefined, after: fileAfter },
        reported: compared ? seenTexts(compared) : none,
        hasEqualTexts: !compared || !hasChangedText(compared),
      },
    ];
  });
}

/** The changed texts of both versions, and those that are ignored: visitors see these too. */
const seenTexts = ({ texts: { reported, ignored } }: ComparedPage) => ({
  before: [...reported.before, ...ignored.before],
  after: [...reported.after, ...ignored.after],
});

/** Looks at pages once, in both builds. */
async function looksAt(
  pages: readonly OpenedPage[],
  folders: Both<string>,
  lookAt: LookAtPages,
): Promise<ReadonlyMap<OpenedPage, PairOfLooks>> {
  const wanted = pages.flatMap(({ file }) =>
    (['before', 'after'] as const).flatMap((side) => {
      const path = file[side];
      return path === undefined ? [] : [{ folder: folders[side], file: path }];
    }),
  );
  const looks = wanted.length > 0 ? await lookAt(wanted) : [];
  let next = 0;
  const take = (file: string | undefined) => (file === undefined ? [] : (looks[next++] ?? []));
  return new Map(
    pages.map((page) => [page, { before: take(page.file.before), after: take(page.file.after) }]),
  );
}

function differenceOf(
  { route, reported, hasEqualTexts }: OpenedPage,
  { before, after }: PairOfLooks,
): Difference {
  const painted = after.flatMap((lookAfter): PaintedDifference[] => {
    const lookBefore = before.find(({ width }) => width === lookAfter.width);
    if (!lookBefore || !hasEqualTexts) return [];
    const parts = differingParts(lookBefore.painted, lookAfter.painted);
    const both = { before: lookBefore.painted, after: lookAfter.painted };
    return parts.length > 0 ? [{ width: lookAfter.width, parts, ...both }] : [];
  });
  return {
    ...compareSeen({ route, before, after, reported }),
    painted,
    conditions: before.length > 0 ? compareConditions(route, before, after) : [],
  };
}

/** What two comparisons of a page have both found, as the first of them shows it. */
function confirm(first: Difference, again: Difference): Difference {
  const common = (words: readonly string[], others: readonly string[]) =>
    multisetDifference(words, multisetDifference(words, others, String), String);
  return {
    ...first,
    words: first.words.flatMap((change): SeenChange[] => {
      const other = again.words.find(({ width }) => width === change.width);
      const appeared = common(change.appeared, other?.appeared ?? []);
      const vanished = common(change.vanished, other?.vanished ?? []);
      return appeared.length + vanished.length > 0 ? [{ ...change, appeared, vanished }] : [];
    }),
    painted: first.painted.flatMap((change): PaintedDifference[] => {
      const others = again.painted.find(({ width }) => width === change.width)?.parts ?? [];
      const parts = change.parts.filter((part) => others.some((other) => overlap(part, other)));
      return parts.length > 0 ? [{ ...change, parts }] : [];
    }),
  };
}

/** Whether two rectangles overlap. */
function overlap(a: Box, b: Box): boolean {
  const [left, top, right, bottom] = a;
  const [otherLeft, otherTop, otherRight, otherBottom] = b;
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;
}

/** How many parts of a picture are shown of one page at one width. The others are counted. */
const MAX_PARTS = 6;

/** Cuts out what is painted differently, in both versions. */
async function cutOut(
  page: string,
  differences: readonly PaintedDifference[],
): Promise<PaintedChange[]> {
  const parts = differences.flatMap(({ parts: partsAtWidth, ...rest }) =>
    partsAtWidth.slice(0, MAX_PARTS).map((part, index) => {
      // Told with the last one that is shown.
      const others = index === MAX_PARTS - 1 ? partsAtWidth.length - MAX_PARTS : 0;
      return { ...rest, part, others };
    }),
  );
  return await Promise.all(
    parts.map(async ({ width, part, others, before, after }): Promise<PaintedChange> => {
      const [left, top, right, bottom] = part;
      const [near, nearBefore] = [after.near(top, bottom), before.near(top, bottom)];
      return {
        page,
        width,
        others,
        near: near === '' ? nearBefore : near,
        size: [right - left, bottom - top].map((pixels) => Math.round(pixels / after.scale)),
        before: await picture(before, part),
        after: await picture(after, part),
      };
    }),
  );
}

/** A part of a picture as a `data:` URL; empty if the picture ends before it. */
async function picture(painted: Painted, [left, top, right, bottom]: Box): Promise<string> {
  const shownRight = Math.min(right, painted.width);
  const shownBottom = Math.min(bottom, painted.height);
  if (shownRight <= left || shownBottom <= top) return '';
  const webp = await painted.crop([left, top, shownRight, shownBottom]);
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
}

/** The HTML files that differ in another build, refer to a file that does, or are served otherwise. */
export function changedPages(files: Files, other: Files): string[] {
  const isServedOtherwise = (path: string) =>
    servingOf(files, routeOf(path)) !== servingOf(other, routeOf(path));
  const changed = new Set([...files.keys()].filter((path) => !isEqualIn(path, files, other)));
  const referrers = [...files].filter(([path]) => /\.(?:x?html?|css|svg)$/i.test(path));
  // A page can name a style sheet that names a changed picture, so this is repeated until nothing is added.
  for (let hasGrown = true; hasGrown;) {
    const names = [...changed].map((path) => basename(path));
    const referring = referrers.filter(
      ([path, content]) => !changed.has(path) && names.some((name) => content.includes(name)),
    );
    for (const [path] of referring) changed.add(path);
    hasGrown = referring.length > 0;
  }
  return [...files.keys()].filter(
    (path) => HTML_FILE.test(path) && (changed.has(path) || isServedOtherwise(path)),
  );
}
