import { NOTHING_CHANGED, type BlockChange, type Report, type Words } from '../../report.ts';
import { isEdited, isReplaced, truncateUnchanged, visible, visibleWords } from '../text.ts';
import {
  toViewModel,
  type ChangeGroup,
  type FactRow,
  type ModalityRow,
  type Place,
  type SectionRow,
} from '../view-model.ts';
import {
  describeFact,
  describePageChange,
  describePages,
  describeSection,
  describeTitle,
  describeVisibility,
  summaryOf,
} from '../wording.ts';
import { layout, type Span, type Style, type Terminal } from './layout.ts';

export interface TerminalOptions {
  /** The width of the terminal; 80 if missing. */
  readonly columns?: number | undefined;
  /** Whether to use colours, in addition to the marks in the text. */
  readonly colour?: boolean;
}

/** Renders a report for a terminal, without a line break at its end. */
export function terminalReport(report: Report, options: TerminalOptions = {}): string {
  if (report.nothingChanged && report.blocking.length === 0) return NOTHING_CHANGED;
  const terminal = { columns: options.columns ?? 80, colour: options.colour ?? false };
  const model = toViewModel(report);
  const { facts, modality, sections, groups } = model;
  const summary = report.nothingChanged ? NOTHING_CHANGED : summaryOf(report, model);
  const parts = [
    headLines(report, summary, terminal),
    part('Put right first', 'alarm', faultLines(report.blocking, terminal), terminal),
    part('Not read in full', 'alarm', faultLines(report.limits ?? [], terminal), terminal),
    part('Changed facts', 'strong', factLines(facts, terminal), terminal),
    part('Words that change a promise', 'strong', modalityLines(modality, terminal), terminal),
    part('Sections', 'strong', sectionLines(sections, terminal), terminal),
    ...groups.map((group) => groupLines(group, terminal)),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Escapes the workflow commands that GitHub Actions runs from a log: `::error::` and `##[error]`. */
export const withoutCommands = (text: string): string =>
  text.replaceAll(/:(?=:)|##(?=\[)/g, '$&\u200B');

const siteText = (text: string) => withoutCommands(visible(text));

const span = (text: string, style: Style = 'plain'): Span => ({ text, style });

function headLines({ before, after }: Report, summary: string, terminal: Terminal): string[] {
  return [
    ...layout('', [span(summary, 'strong')], terminal),
    ...layout('', [span(`${siteText(before)} → ${siteText(after)}`, 'quiet')], terminal),
  ];
}

function part(title: string, style: Style, lines: readonly string[], terminal: Terminal): string[] {
  return lines.length === 0 ? [] : [...layout('', [span(title, style)], terminal), ...lines];
}

function faultLines(faults: Report['blocking'], terminal: Terminal): string[] {
  return faults.flatMap(({ page, message }) =>
    layout(
      '  ! ',
      [span(page === '' ? '' : `${siteText(page)}  `, 'strong'), span(siteText(message))],
      terminal,
    ),
  );
}

/** A label in a column of the given width, and the text beside it. */
function labelled(
  label: string,
  width: number,
  spans: readonly Span[],
  terminal: Terminal,
): string[] {
  return layout(`  ${label.padEnd(width)}  `, spans, terminal);
}

const maxWidth = (labels: readonly string[]) => Math.max(0, ...labels.map(({ length }) => length));

function factLines(facts: readonly FactRow[], terminal: Terminal): string[] {
  const width = maxWidth(facts.map(({ kind }) => kind));
  return facts.flatMap((fact) => [
    ...labelled(fact.kind, width, [span(describeFact(fact, siteText), 'strong')], terminal),
    ...fact.places.flatMap((place) =>
      labelled('', width, [span(describePlace(place), 'quiet')], terminal),
    ),
  ]);
}

const describePlace = ({ pages, section }: Place) =>
  `${describePages(pages, siteText)} › ${describeTitle(section, siteText)}`;

function modalityLines(rows: readonly ModalityRow[], terminal: Terminal): string[] {
  return rows.flatMap(({ removed, added, sentences, ...place }) => {
    const words = [...removed.map(deleted), ...added.map(inserted)];
    return [
      ...layout('  ', [span(describePlace(place), 'quiet')], terminal),
      ...sentences.flatMap(({ before, after }) => [
        ...(before ? layout('    - ', redline(before), terminal) : []),
        ...(after ? layout('    + ', redline(after), terminal) : []),
      ]),
      ...(sentences.length > 0 ? [] : layout('    ', spaced(words), terminal)),
    ];
  });
}

const deleted = (text: string) => span(`[-${siteText(text)}-]`, 'deleted');
const inserted = (text: string) => span(`{+${siteText(text)}+}`, 'inserted');

const spaced = (spans: readonly Span[]) =>
  spans.flatMap((one, index) => (index === 0 ? [one] : [span(' '), one]));

/** Words with their changes marked, as by `git diff --word-diff`. */
const redline = (words: readonly Words[]): Span[] =>
  truncateUnchanged(words).map(({ op, text }) => {
    if (op === '=') return span(siteText(text));
    return op === '-' ? deleted(text) : inserted(text);
  });

function sectionLines(rows: readonly SectionRow[], terminal: Terminal): string[] {
  const width = maxWidth(rows.map(({ change }) => change));
  return rows.flatMap((row) =>
    labelled(
      row.change,
      width,
      [
        span(describeSection(row, siteText)),
        span(`  ${describePages(row.pages, siteText)}`, 'quiet'),
      ],
      terminal,
    ),
  );
}

function groupLines(group: ChangeGroup, terminal: Terminal): string[] {
  const pageChange = describePageChange(group, siteText);
  const pages = describePages(group.pages, siteText, 6);
  const head = [span(group.pages.length > 1 ? `On ${pages}` : pages, 'strong')];
  if (pageChange !== '') head.push(span(`  ${pageChange}`));
  return [
    ...layout('', head, terminal),
    ...group.sections.flatMap(({ title, blocks }) => [
      ...layout('  ', [span(describeTitle(title, siteText), 'quiet')], terminal),
      ...blocks.flatMap((block) => blockLines(block, terminal)),
    ]),
  ];
}

/** The mark before a text: `+` added, `-` removed, `>` moved, `~` edited. */
function blockLines(block: BlockChange, terminal: Terminal): string[] {
  const { change, before, after } = block;
  const description = describeVisibility(block);
  const visibility = description === '' ? [] : [span(`${description}: `)];
  if (isReplaced(block) || before === null || after === null)
    return [
      ...(before === null ? [] : layout('    - ', [span(siteText(before), 'deleted')], terminal)),
      ...(after === null
        ? []
        : layout('    + ', [...visibility, span(siteText(after), 'inserted')], terminal)),
    ];
  const words = redline(visibleWords(block));
  const moved =
    change === 'moved' ? [span(isEdited(block) ? 'moved and edited: ' : 'moved: ')] : [];
  const mark = change === 'moved' ? '    > ' : '    ~ ';
  return layout(mark, [...moved, ...visibility, ...words], terminal);
}
