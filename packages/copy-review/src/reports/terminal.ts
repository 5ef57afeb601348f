import { NOTHING_CHANGED, type BlockChange, type Report, type Words } from '../report.ts';
import { withoutLongStretches } from './cut.ts';
import {
  outlineOf,
  type FactRow,
  type SectionRow,
  type StrengthRow,
  type TextGroup,
} from './outline.ts';
import { isEdited, isReplaced, visible as shown, visibleWords } from './signs.ts';
import { columnsOf } from './terminal/columns.ts';
import { set, type Paper, type Piece, type Tone } from './terminal/paint.ts';
import {
  factSaid,
  opening,
  pageSaid,
  pagesSaid,
  sectionSaid,
  titleSaid,
  visibilitySaid,
} from './wording.ts';

export interface TerminalOptions {
  /** How wide the terminal is. */
  readonly columns?: number | undefined;
  /** Whether it shows colours; whatever they say, the text says, too. */
  readonly colour?: boolean;
}

/** A report for a terminal, without a line break at its end. */
export function terminalReport(report: Report, options: TerminalOptions = {}): string {
  if (report.nothingChanged && report.blocking.length === 0) return NOTHING_CHANGED;
  const paper: Paper = { columns: options.columns ?? 80, colour: options.colour ?? false };
  const outline = outlineOf(report);
  const { facts, strength, sections, groups } = outline;
  const redline = groups.map((group) => groupLines(group, paper));
  const parts = [
    headLines(report, report.nothingChanged ? NOTHING_CHANGED : opening(report, outline), paper),
    part('Put right first', 'alarm', blockingLines(report.blocking, paper), paper),
    part('Not read in full', 'alarm', blockingLines(report.limits ?? [], paper), paper),
    part('Changed facts', 'strong', factLines(facts, paper), paper),
    part('Words that change a promise', 'strong', strengthLines(strength, paper), paper),
    part('Sections', 'strong', sectionLines(sections, paper), paper),
    ...redline,
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Breaks up what a log of GitHub Actions would obey: “::error::”, “##[error]”. */
export const withoutCommands = (text: string): string =>
  text.replaceAll(/:(?=:)|##(?=\[)/g, '$&\u200B');

const visible = (text: string) => withoutCommands(shown(text));

const piece = (text: string, tone: Tone = 'plain'): Piece => ({ text, tone });

function headLines({ before, after }: Report, said: string, paper: Paper): string[] {
  return [
    ...set('', [piece(said, 'strong')], paper),
    ...set('', [piece(`${visible(before)} → ${visible(after)}`, 'quiet')], paper),
  ];
}

function part(title: string, tone: Tone, lines: readonly string[], paper: Paper): string[] {
  return lines.length === 0 ? [] : [...set('', [piece(title, tone)], paper), ...lines];
}

function blockingLines(faults: Report['blocking'], paper: Paper): string[] {
  return faults.flatMap(({ page, message }) =>
    set(
      '  ! ',
      [piece(page === '' ? '' : `${visible(page)}  `, 'strong'), piece(visible(message))],
      paper,
    ),
  );
}

/** A label in a column of its own, and the text beside it. */
function labelled(label: string, width: number, pieces: readonly Piece[], paper: Paper): string[] {
  return set(`  ${label}${' '.repeat(width - columnsOf(label))}  `, pieces, paper);
}

const widest = (labels: readonly string[]) => Math.max(0, ...labels.map(columnsOf));

function factLines(facts: readonly FactRow[], paper: Paper): string[] {
  const width = widest(facts.map(({ kind }) => kind));
  return facts.flatMap((fact) => [
    ...labelled(fact.kind, width, [piece(factSaid(fact, visible), 'strong')], paper),
    ...fact.places.flatMap((place) =>
      labelled('', width, [piece(placeSaid(place), 'quiet')], paper),
    ),
  ]);
}

const placeSaid = ({ pages, section }: Pick<StrengthRow, 'pages' | 'section'>) =>
  `${pagesSaid(pages, visible)} › ${titleSaid(section, visible)}`;

function strengthLines(rows: readonly StrengthRow[], paper: Paper): string[] {
  return rows.flatMap(({ removed, added, sentences, ...place }) => {
    const words = [
      ...removed.map((word) => piece(`[-${visible(word)}-]`, 'gone')),
      ...added.map((word) => piece(`{+${visible(word)}+}`, 'come')),
    ];
    return [
      ...set('  ', [piece(placeSaid(place), 'quiet')], paper),
      ...sentences.flatMap(({ before, after }) => [
        ...(before ? set('    - ', redlined(before), paper) : []),
        ...(after ? set('    + ', redlined(after), paper) : []),
      ]),
      ...(sentences.length > 0 ? [] : set('    ', spaced(words), paper)),
    ];
  });
}

const spaced = (pieces: readonly Piece[]) =>
  pieces.flatMap((one, index) => (index === 0 ? [one] : [piece(' '), one]));

/** Words of a text with what changed in them, in signs and in colours. */
const redlined = (words: readonly Words[]): Piece[] =>
  withoutLongStretches(words).map(({ op, text }) => {
    if (op === '=') return piece(visible(text));
    return op === '-'
      ? piece(`[-${visible(text)}-]`, 'gone')
      : piece(`{+${visible(text)}+}`, 'come');
  });

function sectionLines(rows: readonly SectionRow[], paper: Paper): string[] {
  const width = widest(rows.map(({ change }) => change));
  return rows.flatMap((row) =>
    labelled(
      row.change,
      width,
      [piece(sectionSaid(row, visible)), piece(`  ${pagesSaid(row.pages, visible)}`, 'quiet')],
      paper,
    ),
  );
}

function groupLines(group: TextGroup, paper: Paper): string[] {
  const happened = pageSaid(group, visible);
  const where = pagesSaid(group.pages, visible, 6);
  const head = [piece(group.pages.length > 1 ? `On ${where}` : where, 'strong')];
  if (happened !== '') head.push(piece(`  ${happened}`));
  return [
    ...set('', head, paper),
    ...group.sections.flatMap(({ title, blocks }) => [
      ...set('  ', [piece(titleSaid(title, visible), 'quiet')], paper),
      ...blocks.flatMap((block) => blockLines(block, paper)),
    ]),
  ];
}

/** Marked in the margin: `+` a new text, `-` one that is gone, `>` one that moved, `~` one that was edited. */
function blockLines(block: BlockChange, paper: Paper): string[] {
  const { change, before, after } = block;
  const said = visibilitySaid(block);
  const seen = said === '' ? [] : [piece(`${said}: `)];
  const come = () => set('    + ', [...seen, piece(visible(after ?? ''), 'come')], paper);
  if (change === 'added') return come();
  if (change === 'removed') return set('    - ', [piece(visible(before ?? ''), 'gone')], paper);
  if (isReplaced(block))
    return [...set('    - ', [piece(visible(before ?? ''), 'gone')], paper), ...come()];
  const words = redlined(visibleWords(block));
  const moved =
    change === 'moved' ? [piece(isEdited(block) ? 'moved and edited: ' : 'moved: ')] : [];
  return set(change === 'moved' ? '    > ' : '    ~ ', [...moved, ...seen, ...words], paper);
}
