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
} from '../wording.ts';
import { excerpts } from '../../files/text-lines.ts';
import { PART_NAMES, type PartName } from '../parts.ts';
import { truncate, truncateUnchanged, visibleWords } from '../text.ts';
import { outlineGroup } from './changes.ts';
import { cell, code, emphasize, escapeMarkdown, redline } from './escape.ts';
import { HEADING, MARKER, MAX_REPORT_LENGTH } from './marker.ts';
import { outlineOf, renderOutline, type Outline, type OutlineRow } from './outline.ts';

/** Renders a report as Markdown; see `renderOutline`. */
export function markdownReport(report: Report): string {
  const isSame = report.verdict === 'same' && report.blocking.length === 0;
  const intro = isSame ? [] : [`${cell(report.before)} → ${cell(report.after)}`];
  const text = renderOutline(markdownOutline(report), {
    limit: MAX_REPORT_LENGTH - MARKER.length - 1,
    intro,
  });
  return `${MARKER}\n${text}`;
}

/**
 * Converts a report to an outline with all of its entries: `renderOutline` chooses those that a comment
 * shows, new ones first.
 */
export function markdownOutline(report: Report): Outline {
  if (report.verdict === 'same' && report.blocking.length === 0) return outlineOf(NOTHING_CHANGED);
  const model = toViewModel(report);
  const parts = PART_NAMES.map((name) => [name, rowsOfPart(name, model)]);
  return {
    opening: `${HEADING}\n\n**${describeVerdict(report, model)}**`,
    folded: report.folded.length > 0 ? describeFolded(report) : '',
    parts: Object.fromEntries(parts) as Outline['parts'],
    groups: model.groups.map(outlineGroup),
  };
}

function rowsOfPart(name: PartName, model: ViewModel): OutlineRow[] {
  if (name === 'faults') return model.faults.map(faultRow);
  if (name === 'unread')
    return model.unread.map(({ id, file, reason }) =>
      faultRow({ id, page: file, message: reason }),
    );
  if (name === 'facts') return model.facts.map(factRow);
  if (name === 'promises') return model.modality.map(modalityRow);
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

/** In characters. Longer texts are only linked. */
const MAX_PROMISE = 1000;

function modalityRow({ id, removed, added, block, ...place }: ModalityRow): OutlineRow {
  const words = [
    ...removed.map((word) => emphasize('~~', cell(word))),
    ...added.map((word) => emphasize('**', cell(word))),
  ];
  const text = redline(visibleWords(block));
  return {
    id,
    head: describePlace(place),
    text: `: ${words.join(' ')}${text.length > MAX_PROMISE ? '' : `<br>${text}`}`,
  };
}
