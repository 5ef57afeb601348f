import type { ModalitySentence } from '../../texts/modality.ts';
import { NOTHING_CHANGED, type Report } from '../../shared/report.ts';
import {
  toViewModel,
  type DifferenceRow,
  type FactPlace,
  type FactRow,
  type FaultRow,
  type ModalityRow,
  type Place,
  type SectionRow,
  type ViewModel,
} from '../view-model.ts';
import {
  describeFolded,
  describePages,
  describeSection,
  describeTitle,
  describeVerdict,
  labelledVersions,
} from '../wording.ts';
import { excerpts } from '../../files/text-lines.ts';
import { PART_NAMES, type PartName } from '../parts.ts';
import { truncate, truncateUnchanged } from '../text.ts';
import { outlineGroup } from './changes.ts';
import { cell, code, emphasize, escapeMarkdown, redline } from './escape.ts';
import { HEADING, MARKER, MAX_REPORT_LENGTH } from './marker.ts';
import {
  outlineOf,
  renderOutline,
  shareOf,
  type Outline,
  type OutlineGroup,
  type OutlineRow,
} from './outline.ts';

export interface MarkdownOptions {
  /** The maximum length, in characters. */
  readonly limit?: number;
}

/** Renders a report as Markdown; see `renderOutline`. */
export function markdownReport(
  report: Report,
  { limit = MAX_REPORT_LENGTH }: MarkdownOptions = {},
): string {
  const isSame = report.verdict === 'same' && report.blocking.length === 0;
  const intro = isSame ? [] : [`${cell(report.before)} → ${cell(report.after)}`];
  const text = renderOutline(markdownOutline(report, Number.POSITIVE_INFINITY), {
    limit: limit - MARKER.length - 1,
    intro,
  });
  return `${MARKER}\n${text}`;
}

/** In characters. The parts above the changed texts take at most two thirds of it. */
export const MAX_OUTLINE_LENGTH = 200_000;

/**
 * Converts a report to an outline. It may be longer than a comment: `renderOutline` chooses the
 * entries that a comment shows, new ones first.
 */
export function markdownOutline(report: Report, maxLength = MAX_OUTLINE_LENGTH): Outline {
  if (report.verdict === 'same' && report.blocking.length === 0) return outlineOf(NOTHING_CHANGED);
  const model = toViewModel(report);
  const start = `${HEADING}\n\n**${describeVerdict(report, model)}**`;
  const folded = report.folded.length > 0 ? describeFolded(report) : '';
  /** The characters that are left, and the number of rows that did not fit. */
  let [left, rest] = [maxLength, 0];
  /** The first rows that fit into a number of characters. Updates `left` and `rest`. */
  const takeRows = (rows: readonly OutlineRow[], room: number): OutlineRow[] => {
    let length = 0;
    const kept = rows.filter(({ id, head, text }) => {
      length += id.length + head.length + text.length;
      return length <= room;
    });
    left -= Math.min(length, room);
    rest += rows.length - kept.length;
    return kept;
  };
  const parts = Object.fromEntries(
    PART_NAMES.map((name) => [
      name,
      takeRows(rowsOfPart(name, model), (2 / 3) * maxLength * shareOf(name)),
    ]),
  ) as Record<PartName, OutlineRow[]>;
  const groups = model.groups.map(outlineGroup).flatMap((group): OutlineGroup[] => {
    left -= group.title.length + group.about.length;
    const sections = group.sections.map(({ title, rows }) => {
      left -= title.length;
      return { title, rows: takeRows(rows, left) };
    });
    const isKept = left > 0 || sections.some(({ rows }) => rows.length > 0);
    return isKept ? [{ ...group, sections }] : [];
  });
  return { opening: start, folded, parts, groups, rest };
}

function rowsOfPart(name: PartName, model: ViewModel): OutlineRow[] {
  if (name === 'faults') return model.faults.map(faultRow);
  if (name === 'unread')
    return model.unread.map(({ id, file, reason }) =>
      faultRow({ id, page: file, message: reason }),
    );
  if (name === 'facts') return model.facts.map(factRow);
  if (name === 'promises') return model.modality.flatMap(modalityRows);
  if (name === 'sections') return model.sections.map(sectionRow);
  return model.differences.filter(({ aspect }) => aspect === name).map(differenceRow);
}

const faultRow = ({ id, page, message }: FaultRow): OutlineRow =>
  page === ''
    ? { id, head: '', text: escapeMarkdown(message) }
    : { id, head: `**${code(page)}**`, text: ` ${escapeMarkdown(message)}` };

const sectionRow = (row: SectionRow): OutlineRow => ({
  id: row.id,
  head: row.change,
  text: `: ${describeSection(row, cell)} (${describePages(row.pages, code)})`,
});

const describePlace = ({ pages, section }: Place) =>
  `${describePages(pages, code)} › ${describeTitle(section, cell)}`;

/** The place of a fact, and its sentence. */
function describeFactPlace({ sentence, ...place }: FactPlace): string {
  const words = truncateUnchanged(sentence);
  return describePlace(place) + (words.length === 0 ? '' : `<br>${redline(words)}`);
}

function factRow({ id, kind, before, after, places }: FactRow): OutlineRow {
  const deleted = before === null ? '–' : emphasize('~~', cell(before));
  const inserted = after === null ? '–' : emphasize('**', cell(after));
  const where = places.slice(0, 3).map(describeFactPlace).join('<br>');
  const more = places.length > 3 ? `<br>and ${places.length - 3} more` : '';
  return {
    id,
    head: escapeMarkdown(kind),
    text: ` | ${deleted} | ${inserted} | ${where}${more} |`,
  };
}

function differenceRow({ id, kind, files, place, before, after }: DifferenceRow): OutlineRow {
  const parts = excerpts(before, after);
  const values = [
    ...(!parts.before ? [] : [emphasize('~~', truncatedValue(parts.before))]),
    ...(!parts.after ? [] : [emphasize('**', truncatedValue(parts.after))]),
  ];
  const where = place === '' ? '' : ` › ${cell(place)}`;
  const text = ` (${describePages(files, code)}${where}): ${values.join(' → ')}`;
  return { id, head: escapeMarkdown(kind), text };
}

/** The value of a difference as Markdown on one line. */
const truncatedValue = (text: string) =>
  escapeMarkdown(truncate(text, MAX_VALUE).replaceAll(/\s*\n\s*/g, ' '));

/** In characters. Longer values are truncated. */
const MAX_VALUE = 500;

/** A row for each sentence; if there is none, a row with the words alone. */
function modalityRows({ id, removed, added, sentences, ...place }: ModalityRow): OutlineRow[] {
  const words = [
    ...removed.map((word) => emphasize('~~', cell(word))),
    ...added.map((word) => emphasize('**', cell(word))),
  ];
  const head = describePlace(place);
  if (sentences.length === 0) return [{ id, head, text: `: ${words.join(' ')}` }];
  return sentences.map((sentence) => ({
    id: sentence.id,
    head,
    text: renderSentence(sentence),
  }));
}

const renderSentence = (sentence: ModalitySentence) =>
  labelledVersions(sentence)
    .map(([label, words]) => `<br>${label}: ${redline(words)}`)
    .join('');
