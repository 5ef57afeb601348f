import { NOTHING_CHANGED, type BlockChange, type Report } from '../report.ts';
import { shortened, withoutLongStretches } from './cut.ts';
import { inHtml, inMarkdown, marked } from './markdown/escape.ts';
import { fitting } from './markdown/fit.ts';
import {
  countOf,
  outlineOf,
  type FactRow,
  type Outline,
  type Place,
  type TextGroup,
} from './outline.ts';
import { isEdited, isReplaced, visibleWords } from './signs.ts';
import { counted, opening, pageSaid, pagesSaid, sectionSaid, titleSaid } from './wording.ts';

export interface MarkdownOptions {
  /** The most characters that the forge takes. */
  readonly limit?: number;
  /** Where the whole report is, in Markdown. */
  readonly whole?: string;
}

/** What the comment begins with, so that a later run finds it and writes it anew. */
export const MARKER = '<!-- copy review -->';

/** Of the characters of a comment, the most that stand above the redline, part by part. */
const SHARES = { blocking: 0.15, facts: 0.2, strength: 0.1, sections: 0.1 } as const;
/** Longer texts say in a table what they are by their beginning. */
const LONGEST_CELL = 200;
/** More groups than these are folded. */
const MANY = 3;

/** A report as a comment on a pull request. */
export function markdownReport(report: Report, options: MarkdownOptions = {}): string {
  const { limit = 60_000, whole = 'report.html' } = options;
  const outline = outlineOf(report);
  const head = headOf(report, outline, limit, whole);
  const groups = outline.groups.map((group) => groupOf(group, outline.groups.length > MANY));
  const more = (count: number) => `${counted(count, 'more page')}: see ${whole}`;
  return `${[...head, ...fitting(groups, limit - lengthOf(head), more)].join('\n')}\n`;
}

const lengthOf = (parts: readonly string[]) => parts.join('\n').length + 1;

function headOf(report: Report, outline: Outline, limit: number, whole: string): string[] {
  const part = (title: string, name: keyof typeof SHARES, rows: readonly string[], top = '') => {
    if (rows.length === 0) return [];
    const more = (count: number) => moreOf(count, whole, top);
    const shown = fitting(rows, Math.floor(limit * SHARES[name]), more);
    return [`\n#### ${title}\n`, ...(top === '' ? [] : [top]), ...shown];
  };
  return [
    MARKER,
    ...openingOf(report, outline),
    ...part('Put right first', 'blocking', report.blocking.map(blockingRow)),
    ...part('Changed facts', 'facts', outline.facts.map(factRow), FACTS),
    ...part('Words that change a promise', 'strength', outline.strength.map(strengthRow)),
    ...part('Sections', 'sections', outline.sections.map(sectionRow)),
    ...(outline.groups.length > 0 ? ['\n#### Redline'] : []),
  ];
}

const FACTS = '| Kind | Before | After | Where |\n| --- | --- | --- | --- |';

const moreOf = (count: number, whole: string, top: string) =>
  top === '' ? `- ${count} more: see ${whole}` : `| ${count} more | | | see ${whole} |`;

function openingOf(report: Report, outline: Outline): string[] {
  if (report.nothingChanged && report.blocking.length === 0) return [NOTHING_CHANGED];
  const { before, after } = report;
  const said = report.nothingChanged ? NOTHING_CHANGED : opening(report, outline);
  return [`### Copy review\n\n**${said}**\n`, `${cell(before)} → ${cell(after)}`];
}

const cell = (text: string) => inMarkdown(shortened(text, LONGEST_CELL));
const code = (text: string) => `<code>${cell(text)}</code>`;

const blockingRow = ({ page, message }: Report['blocking'][number]) =>
  `- ${page === '' ? '' : `**${code(page)}** `}${inMarkdown(message)}`;

const placeSaid = ({ pages, section }: Place) =>
  `${pagesSaid(pages, code)} › ${titleSaid(section, cell)}`;

function factRow({ kind, before, after, places }: FactRow): string {
  const was = before === null ? '–' : marked('~~', cell(before));
  const is = after === null ? '–' : marked('**', cell(after));
  const where = places.slice(0, 3).map(placeSaid).join('<br>');
  const more = places.length > 3 ? `<br>and ${places.length - 3} more` : '';
  return `| ${inMarkdown(kind)} | ${was} | ${is} | ${where}${more} |`;
}

function strengthRow({ removed, added, ...place }: Outline['strength'][number]): string {
  const words = [
    ...removed.map((word) => marked('~~', cell(word))),
    ...added.map((word) => marked('**', cell(word))),
  ];
  return `- ${words.join(' ')} in ${placeSaid(place)}`;
}

const sectionRow = (row: Outline['sections'][number]) =>
  `- ${row.change}: ${sectionSaid(row, cell)} (${pagesSaid(row.pages, code)})`;

function groupOf(group: TextGroup, isFolded: boolean): string {
  const happened = pageSaid(group, inHtml);
  const pages = pagesSaid(
    group.pages,
    (page) => `<code>${inHtml(shortened(page, LONGEST_CELL))}</code>`,
    6,
  );
  const said = [
    group.pages.length > 1 ? `On ${pages}` : pages,
    ...(happened === '' ? [] : [happened]),
    counted(countOf(group), 'text'),
  ].join(', ');
  const texts = group.sections.map(sectionOf).join('\n\n');
  return isFolded
    ? `\n<details><summary>${said}</summary>\n\n${texts}\n\n</details>`
    : `\n<h5>${said}</h5>\n\n${texts}`;
}

const sectionOf = ({ title, blocks }: TextGroup['sections'][number]) =>
  `**${marked('**', titleSaid(title, cell)).slice(2, -2)}**\n\n${blocks.map(blockOf).join('\n')}`;

function blockOf(block: BlockChange): string {
  const { change, before, after } = block;
  if (isReplaced(block) || change === 'added' || change === 'removed') {
    const was = before === null ? [] : [marked('~~', inMarkdown(before))];
    const is = after === null ? [] : [marked('**', inMarkdown(after))];
    return `- ${moveSaid(block)}${[...was, ...is].join('<br>')}`;
  }
  const words = withoutLongStretches(visibleWords(block)).map(({ op, text }, place, all) => {
    const safe = place === 0 ? inMarkdown(text) : inMarkdown(`x${text}`).slice(1);
    if (op === '=') return safe;
    const isBesideGone = op === '+' && all[place - 1]?.op === '-';
    return `${isBesideGone ? ' ' : ''}${marked(op === '-' ? '~~' : '**', safe)}`;
  });
  return `- ${moveSaid(block)}${words.join('')}`;
}

function moveSaid(block: BlockChange): string {
  if (block.change !== 'moved') return '';
  return isEdited(block) ? '*moved and edited:* ' : '*moved:* ';
}
