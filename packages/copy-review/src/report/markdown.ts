import type {
  Blocking,
  DayChange,
  LaterText,
  PaintedChange,
  Report,
  ReportedBlock,
  ShowingChange,
  Words,
} from '../shared/report.ts';
import {
  cell,
  code,
  emphasize,
  escapeElement,
  escapeMarkdown,
  redline,
} from './markdown-escape.ts';
import { isEdited, isReplaced, truncate, visible, visibleWords } from './text.ts';
import {
  countBlocks,
  isNewPage,
  toViewModel,
  type ChangeGroup,
  type FactRow,
  type FileLines,
  type ConditionRow,
  type LineRow,
  type Place,
  type SeenRow,
  type ViewModel,
  type WatchedRow,
} from './view-model.ts';
import {
  counted,
  describeBlock,
  describeLinePlace,
  describePageChange,
  describePages,
  describeProgress,
  describeRepetition,
  describeSection,
  describeTitle,
  describeUnseen,
  describeVerdict,
  describeWidths,
} from './wording.ts';

/** The first line of a comment, by which a later run finds it for editing. */
const MARKER = '<!-- copy review -->';

/** In characters, so that GitHub accepts them: summaries of 1,048,576 bytes, and comments of 65,536 characters. */
const MAX_REPORT_LENGTH = 250_000;
const MAX_COMMENT_LENGTH = 60_000;

/** What a comment needs besides its report. */
export interface CommentOptions {
  /** The report on an earlier version, for what is new since then. */
  readonly since?: Report | undefined;
  /** The commit that the comment is about. */
  readonly commit?: string | undefined;
}

/** What an HTML report shows besides its words: Markdown for the pictures of a page, a painted part or a file. */
export interface Figures {
  readonly page: (route: string) => string;
  readonly painted: (change: PaintedChange) => string;
  readonly file: (path: string) => string;
}

const NO_FIGURES: Figures = { page: () => '', painted: () => '', file: () => '' };

/** Renders a report as Markdown. What does not fit is counted. */
export function markdownReport(
  report: Report,
  {
    since,
    figures,
    maxLength = MAX_REPORT_LENGTH,
  }: Pick<CommentOptions, 'since'> & {
    readonly figures?: Figures;
    readonly maxLength?: number;
  } = {},
): string {
  const model = toViewModel(report, since);
  return fit(maxLength, (size) => render(report, model, size, figures));
}

/** Renders a report as a comment on a pull request. */
export function commentText(report: Report, { since, commit }: CommentOptions = {}): string {
  const model = toViewModel(report, since);
  const about = commit === undefined ? '' : `\nThis is about the commit ${cell(commit)}.\n`;
  const room = MAX_COMMENT_LENGTH - MARKER.length - about.length - 1;
  return `${MARKER}\n${fit(room, (size) => render(report, model, size))}${about}`;
}

/** How much is shown of a report. */
interface Size {
  /** The number of entries in a list. */
  readonly rows: number;
  /** The length of a text, in characters. */
  readonly text: number;
}

/** From everything to nothing but the verdict. */
const SIZES: readonly Size[] = [
  { rows: Number.POSITIVE_INFINITY, text: 4000 },
  ...[1000, 500, 200, 100, 50, 20].map((rows) => ({ rows, text: 4000 })),
  ...[20, 10, 5, 2].map((rows) => ({ rows, text: 400 })),
  { rows: 0, text: 0 },
];

/** The longest rendering that is not too long. */
function fit(maxLength: number, renderAt: (size: Size) => string): string {
  let text = '';
  for (const size of SIZES) {
    text = renderAt(size);
    if (text.length <= maxLength) return text;
  }
  return text;
}

/** What each part of a report is rendered with. */
interface Context extends Size, Pick<ViewModel, 'isNew'> {
  readonly figures: Figures;
}

function render(report: Report, model: ViewModel, size: Size, figures = NO_FIGURES): string {
  const context: Context = { ...size, figures, isNew: model.isNew };
  const notes = [
    `**${describeVerdict(report, model)}**`,
    describeProgress(model),
    describeUnseen(report),
  ].filter((note) => note !== '');
  const watched = (lists: ViewModel['watched']) =>
    lists.flatMap(({ list, rows }) =>
      listPart(escapeMarkdown(truncate(list, MAX_TITLE)), rows, watchedRow, context),
    );
  return [
    `### Copy review: ${cell(report.before)} → ${cell(report.after)}\n\n${notes.join('\n\n')}\n`,
    ...listPart('Fix first', model.faults, faultRow, context),
    ...watched(model.watched.filter(({ isFirst }) => isFirst)),
    ...factsPart(model.facts, context),
    ...watched(model.watched.filter(({ isFirst }) => !isFirst)),
    ...listPart(
      'Sections',
      model.sections,
      (row) => `${row.change}: ${describeSection(row)} (${describePages(row.pages)})`,
      context,
    ),
    ...textsPart(model, context),
    ...listPart('Shown on other days', model.showings, showingRow, context),
    ...listPart('On later days', model.days, dayRow, context),
    ...listPart('Not shown on any page yet', model.later, laterRow, context),
    ...listPart('Words that appear or vanish', model.seen, seenRow, context),
    ...listPart('Painted differently', model.painted, paintedRow, context),
    ...listPart('Not compared under a condition', model.conditions, conditionRow, context),
    ...linesPart(model.lines, context),
  ].join('\n');
}

/** Longer titles of lists, routes and quoted texts are truncated. In characters. */
const MAX_TITLE = 200;
const MAX_ROUTE = 200;
const MAX_QUOTE = 100;

/** How many pages the title of a group names: it has the whole width, and a row of a list has not. */
const PAGES_IN_TITLE = 4;

/** How many places of a fact a row of the table has. */
const PLACES_IN_ROW = 3;

/** The number of entries in a list that are not folded. */
const SHOWN = 10;

const heading = (title: string) => `#### ${title}\n`;

const moreOf = (count: number) => `${count} more: see report.html`;

const newLabel = ({ id }: { readonly id: string }, { isNew }: Context): string =>
  isNew(id) ? '<kbd>new</kbd> ' : '';

/** A list under its title; empty without entries. */
function listPart<Row extends { readonly id: string }>(
  title: string,
  allRows: readonly Row[],
  renderRow: (row: Row, context: Context) => string,
  context: Context,
): string[] {
  if (allRows.length === 0) return [];
  const items = allRows
    .slice(0, context.rows)
    .map((row) => `- ${newLabel(row, context)}${renderRow(row, context)}`);
  const more = allRows.length > items.length ? [`- ${moreOf(allRows.length - items.length)}`] : [];
  return [heading(title), ...folded([...items, ...more], SHOWN), ''];
}

/** The first entries, and the others folded, each of both with `start` before it and `end` after it. */
const folded = (
  items: readonly string[],
  shown: number,
  start: readonly string[] = [],
  end: readonly string[] = [],
): string[] => {
  const rest = items.slice(shown);
  return [
    ...start,
    ...items.slice(0, shown),
    ...end,
    ...(rest.length === 0
      ? []
      : [`\n${fold(`${rest.length} more`, [...start, ...rest, ...end].join('\n'))}`]),
  ];
};

const fold = (summary: string, content: string) =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;

const faultRow = ({ page, message }: Blocking, { text }: Size): string => {
  const words = escapeMarkdown(truncate(message, text));
  return page === '' ? words : `**${code(page)}** ${words}`;
};

/** The head of the table of facts. */
const TABLE = ['| Kind | Before | After | Where |', '| --- | --- | --- | --- |'];

function factsPart(allFacts: readonly FactRow[], context: Context): string[] {
  if (allFacts.length === 0) return [];
  const rows = allFacts.slice(0, context.rows).map((row) => `| ${factRow(row, context)} |`);
  const more =
    allFacts.length > rows.length ? [`| ${moreOf(allFacts.length - rows.length)} | | | |`] : [];
  return [heading('Changed facts'), ...folded([...rows, ...more], SHOWN, TABLE), ''];
}

function factRow(row: FactRow, context: Context): string {
  const { kind, before, after, places } = row;
  const shown = places.slice(0, PLACES_IN_ROW).map((place) => {
    const sentence = redlined(place.sentence, context);
    return describePlace(place) + (sentence === '' ? '' : `<br>${sentence}`);
  });
  const more = places.length > PLACES_IN_ROW ? `<br>and ${places.length - PLACES_IN_ROW} more` : '';
  return [
    newLabel(row, context) + escapeMarkdown(kind),
    before === null ? '–' : emphasize('~~', cell(before)),
    after === null ? '–' : emphasize('**', cell(after)),
    shown.join('<br>') + more,
  ].join(' | ');
}

const describePlace = ({ pages, section }: Pick<Place, 'pages' | 'section'>) =>
  `${describePages(pages)} › ${describeTitle(section)}`;

/** Words with their changes marked, and long changes truncated. */
const redlined = (all: readonly Words[], { text }: Size): string =>
  redline(
    all.map(({ op, text: original }) => ({
      op,
      text: op === '=' ? original : truncate(original, text),
    })),
  );

function watchedRow(row: WatchedRow, context: Context): string {
  const changed = [
    ...row.removed.map((word) => emphasize('~~', cell(word))),
    ...row.added.map((word) => emphasize('**', cell(word))),
  ].join(' ');
  const sentence = redlined(visibleWords(row), context);
  return `${describePlace(row)}: ${changed}${changed === '' ? '' : '<br>'}${sentence}`;
}

/** Above these numbers of groups or changed texts, each group is folded. */
const MAX_OPEN_GROUPS = 3;
const MAX_OPEN_TEXTS = 8;

function textsPart({ groups }: ViewModel, context: Context): string[] {
  if (groups.length === 0) return [];
  const count = groups.reduce((sum, group) => sum + countBlocks(group), 0);
  const isFolded = groups.length > MAX_OPEN_GROUPS || count > MAX_OPEN_TEXTS;
  const shown = groups.slice(0, context.rows).map((group) => {
    const title = describeGroup(group, context);
    const content = groupTexts(group, context).join('\n\n');
    const whole = content + picturedIn(group, groups).map(context.figures.page).join('');
    return isFolded ? fold(title, whole) : `<h5>${title}</h5>\n\n${whole}`;
  });
  const more = groups.length - shown.length;
  return [
    heading('Page by page'),
    ...shown.map((text) => `${text}\n`),
    ...(more > 0 ? [`${counted(more, 'more page')}: see report.html\n`] : []),
  ];
}

/**
 * The pages whose picture is shown with a group: its only page; of several, those that have no group of their own, in
 * the first of their groups.
 */
const picturedIn = ({ pages }: ChangeGroup, groups: readonly ChangeGroup[]): readonly string[] => {
  const isPictured = (page: string) =>
    groups.find((other) => other.pages.includes(page))?.pages === pages &&
    !groups.some((other) => other.pages.length === 1 && other.pages.includes(page));
  return pages.length === 1 ? pages : pages.filter(isPictured);
};

function describeGroup(group: ChangeGroup, { isNew }: Context): string {
  const route = (page: string) => `<code>${escapeElement(truncate(page, MAX_ROUTE))}</code>`;
  const pages = describePages(group.pages, route, PAGES_IN_TITLE);
  const pageChange = describePageChange(group, (text) => escapeElement(truncate(text, MAX_ROUTE)));
  const changes = group.sections.flatMap((section) => section.changes);
  const newTexts = changes.filter(({ id }) => isNew(id)).length;
  return [
    `${isNewPage(group, isNew) ? '<kbd>new</kbd> ' : ''}${group.pages.length > 1 ? 'On ' : ''}${pages}`,
    ...(pageChange === '' ? [] : [pageChange]),
    counted(changes.length, 'text'),
    ...(newTexts > 0 ? [`${newTexts} new`] : []),
  ].join(', ');
}

function groupTexts({ pages, sections }: ChangeGroup, context: Context): string[] {
  let rowsLeft = context.rows;
  const shown = sections.flatMap(({ title, changes }) => {
    const rows = changes.slice(0, rowsLeft).map((change) => {
      const repetition = describeRepetition(change, pages);
      const note = repetition === '' ? '' : `<br>*${repetition}*`;
      return `- <kbd>${change.number}</kbd> ${newLabel(change, context)}${blockText(change.block, context)}${note}`;
    });
    rowsLeft -= rows.length;
    return rows.length === 0
      ? []
      : [`${emphasize('**', describeTitle(title))}\n${rows.join('\n')}`];
  });
  const more = countBlocks({ sections }) - (context.rows - rowsLeft);
  return more > 0 ? [...shown, `${counted(more, 'more text')}: see report.html`] : shown;
}

function blockText(block: ReportedBlock, size: Size): string {
  const { before, after, linkWords } = block;
  const note = describeBlock(block);
  const link =
    linkWords === undefined ? '' : `“${escapeMarkdown(truncate(linkWords, MAX_QUOTE))}” `;
  const prefix = (note === '' ? '' : `*${note}:* `) + link;
  if (!isEdited(block)) return prefix + escapeMarkdown(truncate(after ?? before, MAX_UNCHANGED));
  if (before !== null && after !== null && !isReplaced(block))
    return prefix + redlined(visibleWords(block), size);
  const whole = (mark: '~~' | '**', version: string | null) =>
    version === null ? [] : [emphasize(mark, escapeMarkdown(truncate(version, size.text)))];
  return prefix + [...whole('~~', before), ...whole('**', after)].join('<br>');
}

/** In characters. Longer unchanged texts, such as moved ones, are truncated. */
const MAX_UNCHANGED = 200;

function seenRow(row: SeenRow, { text }: Context): string {
  const list = (mark: '~~' | '**', verb: string, allWords: readonly string[]) =>
    allWords.length === 0
      ? []
      : [`${verb} ${emphasize(mark, escapeMarkdown(truncate(allWords.join(' '), text)))}`];
  const changes = [
    ...list('~~', 'vanish:', row.vanished),
    ...list('**', 'appear:', row.appeared),
  ].join('; ');
  const context = row.context === '' ? '' : `<br>${escapeMarkdown(truncate(row.context, text))}`;
  return `${describePages(row.pages)}, ${describeWidths(row.widths)}: ${changes}${context}`;
}

function laterRow(row: LaterText, context: Context): string {
  // The last name of a place is the state in which its text is shown: `supplied` of `form.note.supplied`.
  const state = row.place.split('.').at(-1) ?? '';
  return `${code(row.file)}, ${code(row.place)}: ${redlined(visibleWords(row), context)}<br>*It will be shown when its state is “${cell(state)}”.*`;
}

const showingRow = ({ file, place, before, after }: ShowingChange): string =>
  `${code(file)}${place === '' ? '' : `, ${code(place)}`}: shown ${emphasize('~~', cell(before))} ${emphasize('**', cell(after))}`;

const dayRow = ({ day, page, block }: DayChange, context: Context): string =>
  `On ${cell(day)}, ${code(page)} › ${describeTitle(block.section)}: ${blockText(block, context)}`;

function paintedRow(row: PaintedChange, { text, figures }: Context): string {
  const { page, width, near, size, others } = row;
  const more = others > 0 ? `, and ${counted(others, 'more part')} of the page` : '';
  const place =
    near === '' ? 'where no words are' : `beside “${escapeMarkdown(truncate(near, text))}”`;
  return `${code(page)}, ${describeWidths([width])}: something else is painted ${place} (${size.join(' × ')} pixels)${more}${figures.painted(row)}`;
}

function conditionRow({ pages, rule, texts: reached }: ConditionRow, { text }: Context): string {
  const [first = ''] = reached;
  const more = reached.length > 1 ? ` and ${counted(reached.length - 1, 'more text')}` : '';
  return `${describePages(pages)}: <code>${escapeMarkdown(truncate(rule, text))}</code> could hide or replace “${escapeMarkdown(truncate(first, MAX_QUOTE))}”${more}`;
}

/** The number of changed lines of a file that are not folded. */
const SHOWN_LINES = 20;

function linesPart(files: readonly FileLines[], context: Context): string[] {
  if (files.length === 0) return [];
  const shown = files.slice(0, context.rows).flatMap(({ rows, ...file }) => {
    const kept = rows.slice(0, context.rows).flatMap((row) => diffLines(row, file.pages, context));
    const more = rows.length > context.rows ? [`# ${moreOf(rows.length - context.rows)}`] : [];
    // No line can end the block: each has a sign before it.
    const block = folded([...kept, ...more], SHOWN_LINES, ['```diff'], ['```']);
    return [describeFile(file), ...block, context.figures.file(file.file), ''];
  });
  const more = files.length - context.rows;
  return [
    heading('Other lines'),
    ...shown,
    ...(more > 0 ? [`${counted(more, 'more file')}: see report.html\n`] : []),
  ];
}

function diffLines(row: LineRow, pages: readonly string[], { text, isNew }: Context): string[] {
  const shown = (line: string) => truncate(visible(line), text);
  const place = describeLinePlace(row, pages, shown);
  return [
    ...(isNew(row.id) ? ['# new'] : []),
    ...(place === '' ? [] : [`@@ ${place} @@`]),
    ...row.removed.map((line) => `- ${shown(line)}`),
    ...row.added.map((line) => `+ ${shown(line)}`),
  ];
}

const describeFile = ({ pages, binding }: Omit<FileLines, 'rows'>): string =>
  `${binding ? '**Binding:** ' : ''}${describePages(pages)}`;
