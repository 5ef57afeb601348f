import type { ModalitySentence } from '../../texts/modality.ts';
import { NOTHING_CHANGED, type Report } from '../../shared/report.ts';
import {
  countBlocks,
  toViewModel,
  type DifferenceRow,
  type FactPlace,
  type FactRow,
  type ModalityRow,
  type Place,
  type ViewModel,
} from '../view-model.ts';
import {
  counted,
  describePages,
  describeSection,
  describeTitle,
  labelledVersions,
  ASPECTS,
  describeFolded,
  describeVerdict,
} from '../wording.ts';
import { excerpts } from '../../files/text-lines.ts';
import { truncate, truncateUnchanged } from '../text.ts';
import { renderGroup } from './changes.ts';
import { cell, code, emphasize, escapeMarkdown, redline } from './escape.ts';
import { MARKER, MAX_REPORT_LENGTH } from './marker.ts';

export interface MarkdownOptions {
  /** The maximum length of the comment, in characters. GitHub accepts 65,536. */
  readonly limit?: number;
}

/** Above these numbers of groups or changed blocks, each group is folded. */
const MAX_OPEN_GROUPS = 3;
const MAX_OPEN_BLOCKS = 8;

/** In characters. What a page may take of a comment if there are many. */
const MIN_GROUP_LENGTH = 5000;

/**
 * Renders a report as a comment on a pull request that can be read in a minute: faults, the first
 * facts, modal words and sections, and the number of changed texts per page. The rest is folded.
 */
export function markdownReport(
  report: Report,
  { limit = MAX_REPORT_LENGTH }: MarkdownOptions = {},
): string {
  const model = toViewModel(report);
  const { groups } = model;
  const head = [
    MARKER,
    ...renderOpening(report, model),
    ...PARTS.flatMap((part) => renderPart(part, part.rowsOf(report, model), limit)),
    ...(groups.length > 0 ? ['\n#### Page by page'] : []),
  ];
  const blocks = groups.reduce((sum, group) => sum + countBlocks(group), 0);
  const isFolded = groups.length > MAX_OPEN_GROUPS || blocks > MAX_OPEN_BLOCKS;
  const more = (count: number) => `${counted(count, 'more page')}: see report.html`;
  const left = limit - (head.join('\n').length + 1);
  const share = Math.max(MIN_GROUP_LENGTH, left / Math.max(groups.length, 2));
  const whole = groups.map((group) => renderGroup(group, isFolded, Number.POSITIVE_INFINITY));
  const rendered =
    lengthOf(whole) <= left ? whole : groups.map((group) => renderGroup(group, isFolded, share));
  return `${[...head, ...fitRows(rendered, left, more)].join('\n')}\n`;
}

function renderOpening(report: Report, model: ViewModel): string[] {
  if (report.verdict === 'same' && report.blocking.length === 0) return [NOTHING_CHANGED];
  const { before, after } = report;
  return [
    `### Copy review\n\n**${describeVerdict(report, model)}**\n`,
    `${cell(before)} → ${cell(after)}`,
    ...(report.folded.length > 0 ? [`\n${describeFolded(report)}`] : []),
  ];
}

/** A part of the comment above the changed texts. */
interface Part {
  readonly title: string;
  /** Its maximum share of the length of the comment, from 0 to 1. */
  readonly share: number;
  /** The number of rows that are not folded. */
  readonly shown: number;
  readonly rowsOf: (report: Report, model: ViewModel) => readonly string[];
  /** The table head, if the part is a table. */
  readonly tableHead?: string;
}

const PARTS: readonly Part[] = [
  {
    title: 'Fix first',
    share: 0.15,
    shown: 10,
    rowsOf: ({ blocking }) => blocking.map(faultRow),
  },
  {
    title: 'Not compared',
    share: 0.05,
    shown: 5,
    rowsOf: ({ unread }) =>
      unread.map(({ file, reason }) => faultRow({ page: file, message: reason })),
  },
  {
    title: 'Changed facts',
    share: 0.2,
    shown: 10,
    rowsOf: (_, { facts }) => facts.map(factRow),
    tableHead: '| Kind | Before | After | Where |\n| --- | --- | --- | --- |',
  },
  {
    title: 'Words that change a promise',
    share: 0.15,
    shown: 3,
    rowsOf: (_, { modality }) => modality.flatMap(modalityRows),
  },
  {
    title: 'Sections',
    share: 0.1,
    shown: 5,
    rowsOf: (_, { sections }) =>
      sections.map(
        (row) =>
          `- ${row.change}: ${describeSection(row, cell)} (${describePages(row.pages, code)})`,
      ),
  },
  ...ASPECTS.map(([aspect, name]): Part => ({
    title: `What else differs: ${name}`,
    share: 0.12,
    shown: 5,
    rowsOf: (_, { differences }) =>
      differences.filter((row) => row.aspect === aspect).map(differenceRow),
  })),
];

/** The lines of a part; empty if it has no rows. */
function renderPart(part: Part, all: readonly string[], limit: number): string[] {
  if (all.length === 0) return [];
  const { title, tableHead, share, shown } = part;
  const more = (count: number) =>
    tableHead === undefined
      ? `- ${count} more: see report.html`
      : `| ${count} more | | | see report.html |`;
  const rows = fitRows(all, Math.floor(limit * share), more);
  const head = tableHead === undefined ? [] : [tableHead];
  const folded = rows.slice(shown);
  return [
    `\n#### ${title}\n`,
    ...head,
    ...rows.slice(0, shown),
    ...(folded.length > 0
      ? [
          `\n<details><summary>${all.length - shown} more</summary>\n`,
          ...head,
          ...folded,
          '\n</details>',
        ]
      : []),
  ];
}

/** Each row ends with a line break. */
const lengthOf = (rows: readonly string[]) => rows.reduce((sum, row) => sum + row.length + 1, 0);

/** The first rows that fit into a number of characters, and a row with the number of the others. */
function fitRows(
  rows: readonly string[],
  maxLength: number,
  moreRow: (count: number) => string,
): string[] {
  if (lengthOf(rows) <= maxLength) return [...rows];
  const kept: string[] = [];
  let left = maxLength - lengthOf([moreRow(rows.length)]);
  for (const row of rows) {
    left -= lengthOf([row]);
    if (left < 0) break;
    kept.push(row);
  }
  return [...kept, moreRow(rows.length - kept.length)];
}

const faultRow = ({ page, message }: Report['blocking'][number]) =>
  `- ${page === '' ? '' : `**${code(page)}** `}${escapeMarkdown(message)}`;

const describePlace = ({ pages, section }: Place) =>
  `${describePages(pages, code)} › ${describeTitle(section, cell)}`;

/** The place of a fact, and its sentence. */
function describeFactPlace({ sentence, ...place }: FactPlace): string {
  const words = truncateUnchanged(sentence);
  return describePlace(place) + (words.length === 0 ? '' : `<br>${redline(words)}`);
}

function factRow({ kind, before, after, places }: FactRow): string {
  const deleted = before === null ? '–' : emphasize('~~', cell(before));
  const inserted = after === null ? '–' : emphasize('**', cell(after));
  const where = places.slice(0, 3).map(describeFactPlace).join('<br>');
  const more = places.length > 3 ? `<br>and ${places.length - 3} more` : '';
  return `| ${escapeMarkdown(kind)} | ${deleted} | ${inserted} | ${where}${more} |`;
}

function differenceRow({ kind, files, place, before, after }: DifferenceRow): string {
  const parts = excerpts(before, after);
  const values = [
    ...(!parts.before ? [] : [emphasize('~~', long(parts.before))]),
    ...(!parts.after ? [] : [emphasize('**', long(parts.after))]),
  ];
  const where = place === '' ? '' : ` › ${cell(place)}`;
  return `- ${escapeMarkdown(kind)} (${describePages(files, code)}${where}): ${values.join(' → ')}`;
}

const long = (text: string) =>
  escapeMarkdown(truncate(text, MAX_LONG).replaceAll(/\s*\n\s*/g, ' '));

/** In characters. Longer values are truncated. */
const MAX_LONG = 500;

/** A row for each sentence; if there is none, a row with the words alone. */
function modalityRows({ removed, added, sentences, ...place }: ModalityRow): string[] {
  const words = [
    ...removed.map((word) => emphasize('~~', cell(word))),
    ...added.map((word) => emphasize('**', cell(word))),
  ];
  if (sentences.length === 0) return [`- ${words.join(' ')} in ${describePlace(place)}`];
  return sentences.map((sentence) => `- ${describePlace(place)}${renderSentence(sentence)}`);
}

const renderSentence = (sentence: ModalitySentence) =>
  labelledVersions(sentence)
    .map(([label, words]) => `<br>${label}: ${redline(words)}`)
    .join('');
