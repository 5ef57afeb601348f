import { NOTHING_CHANGED, type BlockChange, type Report, type Verdict } from '../shared/report.ts';
import { PARAGRAPH } from '../shared/page-text.ts';
import { ASPECTS } from './parts.ts';
import { countBlocks, type ChangeGroup, type SectionRow, type ViewModel } from './view-model.ts';

/** Escapes a text of the site for the format of a report. */
export type Escape = (text: string) => string;

/** “1 fact”, “3 facts”, “no facts”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;

/** “3 facts, 2 pages, 14 changed texts”. Faults and sections are left out if there are none. */
function summaryOf({ blocking, pages }: Report, { facts, sections, groups }: ViewModel): string {
  const texts = groups.reduce((sum, group) => sum + countBlocks(group), 0);
  const counts = [
    ...(blocking.length > 0 ? [`${blocking.length} to fix`] : []),
    counted(facts.length, 'fact'),
    ...(sections.length > 0 ? [counted(sections.length, 'section')] : []),
    counted(pages.length, 'page'),
    counted(texts, 'changed text'),
  ];
  return counts.join(', ').replace(/^no/, 'No');
}

/** The verdict in a sentence: the first line of a report. */
export function describeVerdict(report: Report, model: ViewModel): string {
  const others = counted(report.differences.length, 'other difference');
  const rest = report.differences.length > 0 ? ` Also ${others}, see “What else differs”.` : '';
  const verdicts: Record<Verdict, string> = {
    same: NOTHING_CHANGED,
    'words unchanged': `The words have not changed. ${
      report.differences.length > 0
        ? `What else differs: ${byAspect(report)}.`
        : 'Only what is named below differs.'
    }`,
    changed: `${summaryOf(report, model)}.${rest}`,
    unknown: `Unknown: ${counted(report.unread.length, 'part')} could not be compared. What was: ${summaryOf(report, model).toLowerCase()}.${rest}`,
  };
  return verdicts[report.verdict];
}

/** “3 in how it looks, 1 in what it does”. */
const byAspect = ({ differences }: Report): string =>
  ASPECTS.flatMap(([aspect, name]) => {
    const count = differences.filter((one) => one.aspect === aspect).length;
    return count > 0 ? [`${count} in ${name}`] : [];
  }).join(', ');

/** “Harmless: renamed classes (3), new hashes in file names (1).” */
export const describeFolded = ({ folded }: Report): string =>
  `Harmless: ${folded.map(({ kind, count }) => `${kind} (${count})`).join(', ')}.`;

/** “/legal”, “3 pages: /, /about, /legal”, or, if there are more than `max`, “7 pages: /, /about …”. */
export function describePages(pages: readonly string[], escape: Escape, max = 3): string {
  const name = (page: string) => (page === '' ? 'Register' : escape(page));
  const shown = pages.slice(0, max).map(name).join(', ');
  if (pages.length <= 1) return shown;
  return `${pages.length} pages: ${shown}${pages.length > max ? ' …' : ''}`;
}

/** The title of a section; the section above the first heading has none. */
export const describeTitle = (title: string, escape: Escape): string =>
  title === '' ? 'Top of the page' : escape(title);

/** “No guarantees, 3 → 4”, without the kind of change. */
export function describeSection(
  { change, title, from, to }: SectionRow,
  escape: Escape,
  arrow = '→',
): string {
  const [before, after] = [escape(from ?? 'no number'), escape(to ?? 'no number')];
  const descriptions = {
    added: `${describeTitle(title, escape)}, as section ${after} of the page`,
    removed: `${describeTitle(title, escape)}, section ${before} of the page`,
    moved: `${describeTitle(title, escape)}, from place ${before} to ${after}`,
    renumbered: `${describeTitle(title, escape)}, ${before} ${arrow} ${after}`,
    retitled: `${describeTitle(from ?? '', escape)} ${arrow} ${describeTitle(to ?? '', escape)}`,
  };
  return descriptions[change];
}

/** “split in two”, “merged from 3”; empty for every other change. */
export function describeParagraphs({ change, before, after }: BlockChange): string {
  if (change !== 'split' && change !== 'merged') return '';
  const isSplit = change === 'split';
  const count = ((isSplit ? after : before) ?? '').split(PARAGRAPH).length;
  return `${isSplit ? 'split in' : 'merged from'} ${count === 2 ? 'two' : count}`;
}

const VISIBILITIES = {
  hidden: 'hidden from visitors',
  folded: 'folded away until it is opened',
  silent: 'hidden from screen readers',
  shown: 'shown',
};

/** “now hidden from visitors”; empty if the visibility did not change. */
export function describeVisibility({ change, visibility }: BlockChange): string {
  if (visibility === undefined) return '';
  return change === 'added' ? VISIBILITIES[visibility] : `now ${VISIBILITIES[visibility]}`;
}

/** What happened to a page as a whole; empty if only texts of it changed. */
export function describePageChange({ change, from }: ChangeGroup, escape: Escape): string {
  const descriptions = {
    added: 'new page',
    removed: 'removed page',
    renamed: `renamed from ${escape(from ?? '')}`,
    changed: '',
  };
  return descriptions[change];
}
