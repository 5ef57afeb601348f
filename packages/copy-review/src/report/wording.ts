import { NOTHING_CHANGED, type BlockChange, type Report } from '../shared/report.ts';
import { cell, code } from './markdown-escape.ts';
import {
  countBlocks,
  type Change,
  type ChangeGroup,
  type LineRow,
  type SectionRow,
  type ViewModel,
} from './view-model.ts';

/** “1 fact”, “3 facts”, “no facts”. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 0 ? `no ${plural}` : `${count} ${count === 1 ? singular : plural}`;

/** The same as a list, which is empty for none. */
const countedIfAny = (count: number, singular: string, plural?: string): string[] =>
  count === 0 ? [] : [counted(count, singular, plural)];

/** The verdict in one or two sentences: the beginning of a report. */
export function describeVerdict(report: Report, model: ViewModel): string {
  const { verdict, blocking, pages, unread } = report;
  const texts = model.groups.reduce((sum, group) => sum + countBlocks(group), 0);
  const lines = model.lines.flatMap(({ rows }) => rows).length;
  const faults = blocking.length > 0 ? [`${blocking.length} to fix`] : [];
  const others = countedIfAny(lines, 'change of other lines', 'changes of other lines');
  const looked = [
    ...(model.painted.length > 0 ? ['parts that are painted differently'] : []),
    ...countedIfAny(model.conditions.length, 'rule not compared', 'rules not compared'),
  ];
  const counts = [
    ...faults,
    counted(model.facts.length, 'fact'),
    ...countedIfAny(model.sections.length, 'section'),
    counted(pages.length, 'page'),
    counted(texts, 'changed text'),
    ...countedIfAny(model.later.length, 'text not shown yet', 'texts not shown yet'),
    ...countedIfAny(model.showings.length, 'part shown on other days', 'parts shown on other days'),
    ...countedIfAny(model.days.length, 'text that differs later', 'texts that differ later'),
    ...(model.seen.length > 0 ? ['words that appear or vanish'] : []),
    ...looked,
    ...(verdict === 'changed' && isEmpty(model) ? ['other words in style sheets'] : []),
    ...others,
  ];
  const summary = `${counts.join(', ').replace(/^no/, 'No')}.`;
  if (verdict === 'same') return NOTHING_CHANGED;
  if (verdict === 'words unchanged')
    return `Visitors read and see the same words. Other than that: ${[...faults, ...looked, ...others].join(', ') || 'only bytes that no line shows'}.`;
  if (verdict === 'changed') return summary;
  const parts = unread.length + (report.seen.compared ? 0 : 1);
  return `Unknown: ${counted(parts, 'part')} could not be compared. What was compared: ${summary.replace(/^No/, 'no')}`;
}

/** Whether nothing but lines is listed, and so only the `content` of a style sheet changes what visitors read. */
const isEmpty = ({ facts, sections, groups, showings, days, seen }: ViewModel): boolean =>
  [facts, sections, groups, showings, days, seen].every(({ length }) => length === 0);

/** “Since 4f1c2a9: 2 new, 1 gone, 9 as before.” Empty without an earlier report. */
export const describeProgress = ({ progress }: ViewModel): string =>
  progress
    ? `Since ${cell(progress.since)}: ${progress.added} new, ${progress.gone} gone, ${progress.kept} as before.`
    : '';

/** Why it is not known which words are seen; empty if it is, or if that is a fault. */
export const describeUnseen = ({ seen, verdict }: Report): string =>
  seen.compared || verdict === 'unknown'
    ? ''
    : `Which words are seen was not compared: ${cell(seen.reason ?? '')}.`;

/** “/legal”, “3 pages: /, /about, /legal”, or, if there are more than `max`, “7 pages: /, /about, /legal …”. */
export function describePages(pages: readonly string[], escape = code, max = 3): string {
  // A settled conflict is on no page.
  const name = (page: string) => (page === '' ? 'Register' : escape(page));
  const shown = pages.slice(0, max).map(name).join(', ');
  if (pages.length <= 1) return shown;
  return `${pages.length} pages: ${shown}${pages.length > max ? ' …' : ''}`;
}

/** The title of a section; the section above the first heading has none. */
export const describeTitle = (title: string): string =>
  title === '' ? 'Top of the page' : cell(title);

/** “No guarantees, 3 → 4”, without the kind of change. */
export function describeSection({ change, title, from, to }: SectionRow): string {
  const [before, after] = [cell(from ?? 'no number'), cell(to ?? 'no number')];
  const descriptions = {
    added: `${describeTitle(title)}, as section ${after} of the page`,
    removed: `${describeTitle(title)}, section ${before} of the page`,
    moved: `${describeTitle(title)}, from place ${before} to ${after}`,
    renumbered: `${describeTitle(title)}, ${before} → ${after}`,
    retitled: `${describeTitle(from ?? '')} → ${describeTitle(to ?? '')}`,
  };
  return descriptions[change];
}

const VISIBILITIES = {
  hidden: 'hidden from visitors',
  folded: 'folded away until it is opened',
  silent: 'hidden from screen readers',
  shown: 'shown',
};

/** What changed in a text besides its words: “moved”, “now hidden from visitors”, “not seen”. */
export function describeBlock({
  change,
  visibility,
  seen,
}: BlockChange & { readonly seen?: boolean | undefined }): string {
  return [
    ...(change === 'moved' ? ['moved'] : []),
    ...(visibility ? [`${change === 'added' ? '' : 'now '}${VISIBILITIES[visibility]}`] : []),
    ...(seen === false
      ? ['not seen in a browser: it is hidden, covered, or as good as transparent']
      : []),
  ].join(', ');
}

/** How many other sections of a text are named. */
const MAX_SECTIONS = 3;

/** “7 times, also in A, B, C and 3 more sections”; empty for a text that its pages have once. */
export function describeRepetition(
  { ids, otherSections }: Pick<Change, 'ids' | 'otherSections'>,
  pages: readonly string[],
): string {
  if (ids.length <= pages.length) return '';
  const named = otherSections.slice(0, MAX_SECTIONS).map(describeTitle);
  const others = countedIfAny(otherSections.length - named.length, 'more section');
  const also = named.length === 0 ? '' : `, also in ${[named.join(', '), ...others].join(' and ')}`;
  return `${ids.length} times${also}`;
}

/** What happened to a page as a whole; empty if only texts of it changed. */
export function describePageChange(
  { change, from }: Pick<ChangeGroup, 'change' | 'from'>,
  escape: (text: string) => string,
): string {
  const descriptions = {
    added: 'new page',
    removed: 'removed page',
    renamed: `renamed from ${escape(from ?? '')}`,
    changed: '',
  };
  return descriptions[change];
}

/** “in “<p id=risks>”, before “No guarantees”, 3 times”; empty if there is nothing to say. */
export const describeLinePlace = (
  { tag, near, count }: Pick<LineRow, 'tag' | 'near' | 'count'>,
  pages: readonly string[],
  escape: (text: string) => string,
): string =>
  [
    ...(tag === '' ? [] : [`in “${escape(tag)}”`]),
    ...(near === '' ? [] : [`before “${escape(near)}”`]),
    ...(count > pages.length ? [`${count} times`] : []),
  ].join(', ');

/** “390 and 1280 px wide”. */
export const describeWidths = (widths: readonly number[]): string =>
  `${widths.join(' and ')} px wide`;
