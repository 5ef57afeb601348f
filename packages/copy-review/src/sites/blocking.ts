import { basename } from 'node:path/posix';
import { newTypeFaults, PICTURES, typeOf, type FileFault } from '../files/file-types.ts';
import { programFaults } from '../files/host-files.ts';
import { isEqualIn, type Files } from '../files/site.ts';
import { counted } from '../report/wording.ts';
import type {
  Blocking,
  ConditionChange,
  PaintedChange,
  SeenChange,
  Unread,
  Verdict,
} from '../shared/report.ts';
import { excerpt } from '../shared/excerpt.ts';
import { bindingFaults } from './binding.ts';
import type { Looks } from './looks.ts';
import { servingFaults } from './served-otherwise.ts';
import { bindingRoutes, fileOf, type Sites } from './sites.ts';
import type { Texts } from './texts.ts';

/** What the comparison of two sites has found. */
export interface Findings {
  readonly texts: Texts;
  readonly looks: Looks;
  readonly unread: readonly Unread[];
}

/** The faults that have to be corrected, or to be seen by a code owner, before a change may be merged. */
export function findBlocking(
  sites: Sites,
  { texts, looks, unread }: Findings,
  verdict: Verdict,
): Blocking[] {
  const { before, after, config } = sites;
  const isUnclear = verdict === 'unknown' && looks.reason !== undefined;
  return withoutDuplicates([
    ...unread.map(({ file, reason }) => fault(file, `It could not be compared: ${reason}.`)),
    ...(isUnclear ? [fault('', `What visitors see could not be compared: ${looks.reason}.`)] : []),
    ...bindingFaults(sites, texts),
    ...servingFaults(before.files, after.files, config.documents ?? []),
    ...bindingRoutes(config).flatMap((route) => lookFaults(route, sites, looks)),
    ...fileFaults(sites).filter(({ page }) => !unread.some(({ file }) => file === page)),
  ]);
}

const fault = (page: string, message: string): Blocking => ({ page, message });

/** What a look at a binding page has found and no text explains. */
function lookFaults(route: string, sites: Sites, { pages }: Looks): Blocking[] {
  const look = pages.get(route);
  if (!look) return [];
  const painted = hasChangedPicture(route, sites) ? [] : look.painted;
  return [
    ...look.words.map(seenFault),
    ...painted.map(paintedFault),
    ...look.conditions.map(conditionFault),
  ];
}

/** How many words a fault quotes. The report lists all of them elsewhere. */
const MAX_QUOTED = 12;

function seenFault({ page, width, appeared, vanished, context }: SeenChange): Blocking {
  const quoted = (words: readonly string[]) => {
    const more =
      words.length > MAX_QUOTED ? ` and ${counted(words.length - MAX_QUOTED, 'more word')}` : '';
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

const paintedFault = ({ page, width, near, size }: PaintedChange): Blocking =>
  fault(
    page,
    `Something else is painted beside “${near}”, although the text is the same (${size.join(' × ')} pixels, in a window ${width} pixels wide). A code owner has to look at both pictures.`,
  );

function conditionFault({ page, rule, texts }: ConditionChange): Blocking {
  const [first = ''] = texts;
  const more = texts.length > 1 ? ` and ${counted(texts.length - 1, 'more text')}` : '';
  return fault(
    page,
    `Not compared: “${rule}” could hide or replace “${excerpt(first)}”${more}. A code owner has to look at the page under that condition.`,
  );
}

/** Whether a page names a picture whose bytes are new: then something else is painted there on purpose. */
function hasChangedPicture(route: string, { before, after }: Sites): boolean {
  const html = after.files.get(fileOf(after, route));
  return [...after.files].some(
    ([path, content]) =>
      PICTURES[typeOf(path)] !== undefined &&
      html?.includes(basename(path)) === true &&
      ![...before.files.values()].some((other) => other.equals(content)),
  );
}

/** Files that must not be merged. */
function fileFaults({ before, after, config: { immutable = [] } }: Sites): Blocking[] {
  const faultsBefore = new Set(before.faults.map(({ file, message }) => `${file} ${message}`));
  return [
    ...after.faults.filter(({ file, message }) => !faultsBefore.has(`${file} ${message}`)),
    ...programFaults(after.files.keys()).filter(({ file }) => !before.files.has(file)),
    ...newTypeFaults(before.files.keys(), after.files.keys()),
    ...immutableFaults(before.files, after.files, immutable),
  ].map(({ file, message }) => fault(file, message));
}

/**
 * Finds immutable files that were removed or have other bytes.
 *
 * @param prefixes with which the addresses of immutable files begin, such as `/versions/`
 */
const immutableFaults = (before: Files, after: Files, prefixes: readonly string[]): FileFault[] =>
  [...before.keys()]
    .filter((file) => prefixes.some((prefix) => `/${file}`.startsWith(prefix)))
    .filter((file) => !isEqualIn(file, before, after))
    .map((file) => {
      const what = after.has(file) ? 'differs from the one that was published' : 'is gone';
      return { file, message: `This file ${what}. It was published to stay: bring it back.` };
    });

const withoutDuplicates = <T extends object>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
