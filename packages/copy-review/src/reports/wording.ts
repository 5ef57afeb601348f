import type { BlockChange, Report, Words } from '../report.ts';
import type { StrengthSentence } from '../strength-sentences.ts';
import { countOf, type FactRow, type Outline, type SectionRow, type TextGroup } from './outline.ts';

/** How a report writes a text of the site, so that it can do no harm there. */
export type Write = (text: string) => string;

/** “1 fact”, “3 facts”, “no facts”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;

/** One of the counts that a report opens with, and the part of the report that it counts. */
export interface Count {
  readonly count: number;
  readonly noun: string;
  readonly id: string;
}

/** What there is of what; what is to put right, and sections, only where there are such. */
export function countsOf(
  { blocking, pages }: Report,
  { facts, sections, groups }: Outline,
): Count[] {
  const texts = groups.reduce((sum, group) => sum + countOf(group), 0);
  const of = (count: number, noun: string, id: string): Count => {
    return { count, noun: count === 1 ? noun : `${noun}s`, id };
  };
  return [
    ...(blocking.length > 0
      ? [{ count: blocking.length, noun: 'to put right', id: 'put-right' }]
      : []),
    of(facts.length, 'fact', 'facts'),
    ...(sections.length > 0 ? [of(sections.length, 'section', 'sections')] : []),
    of(pages.length, 'page', 'page-1'),
    of(texts, 'changed text', 'change-1'),
  ];
}

/** What a report opens with: “3 facts, 2 pages, 14 changed texts”. */
export const opening = (report: Report, outline: Outline): string =>
  countsOf(report, outline)
    .map(({ count, noun }, place) => {
      if (count > 0) return `${count} ${noun}`;
      return `${place === 0 ? 'No' : 'no'} ${noun}`;
    })
    .join(', ');

/** “/legal”, or “3 pages: /, /about, /legal”, or “7 pages: /, /about …”. */
export function pagesSaid(pages: readonly string[], write: Write, most = 3): string {
  const name = (page: string) => (page === '' ? 'Register' : write(page));
  const shown = pages.slice(0, most).map(name).join(', ');
  if (pages.length <= 1) return shown;
  return `${pages.length} pages: ${shown}${pages.length > most ? ' …' : ''}`;
}

/** The title of a section; what stands above the first heading has none. */
export const titleSaid = (title: string, write: Write): string =>
  title === '' ? 'Top of the page' : write(title);

/** “No guarantees: 3 → 4”, without the kind of change. */
export function sectionSaid(
  { change, title, from, to }: SectionRow,
  write: Write,
  arrow = '→',
): string {
  const [was, is] = [write(from ?? 'no number'), write(to ?? 'no number')];
  const said = {
    added: `${titleSaid(title, write)}, as section ${is} of the page`,
    removed: `${titleSaid(title, write)}, section ${was} of the page`,
    moved: `${titleSaid(title, write)}, from place ${was} to ${is}`,
    renumbered: `${titleSaid(title, write)}, ${was} ${arrow} ${is}`,
    retitled: `${titleSaid(from ?? '', write)} ${arrow} ${titleSaid(to ?? '', write)}`,
  };
  return said[change];
}

const SEEN = {
  hidden: 'hidden from visitors',
  folded: 'folded away until it is opened',
  silent: 'hidden from screen readers',
  shown: 'shown',
};

/** “now hidden from visitors” of a text that was not; empty where visitors see as much of it as before. */
export function visibilitySaid({ change, visibility }: BlockChange): string {
  if (visibility === undefined) return '';
  return change === 'added' ? SEEN[visibility] : `now ${SEEN[visibility]}`;
}

/** What happened to a page as a whole; empty where only texts of it changed. */
export function pageSaid({ change, from }: TextGroup, write: Write): string {
  const said = {
    added: 'new page',
    removed: 'removed page',
    renamed: `renamed from ${write(from ?? '')}`,
    changed: '',
  };
  return said[change];
}

/** “7 August 2026 → 7 August 2027”, or what was added or removed. */
export function factSaid({ before, after }: FactRow, write: Write): string {
  if (before === null) return `added ${write(after ?? '')}`;
  return after === null ? `removed ${write(before)}` : `${write(before)} → ${write(after)}`;
}

/** A sentence as it was and as it is, each with the word that says so. */
export function sidesSaid({ before, after }: StrengthSentence): [string, readonly Words[]][] {
  if (!before || !after) return [[before ? 'Gone' : 'New', before ?? after ?? []]];
  return [
    ['Before', before],
    ['After', after],
  ];
}
