import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Report, Words } from '../../shared/report.ts';
import { PART_NAMES, PART_TITLES, type PartName } from '../parts.ts';
import { truncateUnchanged, visible, visibleWords } from '../text.ts';
import {
  countBlocks,
  toViewModel,
  type DifferenceRow,
  type FactPlace,
  type FactRow,
  type FaultRow,
  type ModalityRow,
  type Place,
  type ViewModel,
} from '../view-model.ts';
import {
  describeFolded,
  describePages,
  describeSection,
  describeTitle,
  describeVerdict,
} from '../wording.ts';
import { groupTitle, renderChanges, type InPlacePage } from './changes.ts';
import { ARROW, deleted, escapeHtml, inserted, isolated, redline, siteText } from './escape.ts';

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const STYLE = asset('report.css') + asset('view.css');
const SCRIPT = asset('navigation.js');

/** The source expression of an inline script in a Content-Security-Policy. */
const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Runs only the script of the report, and loads nothing, so that injected markup could not either. The
 * styles are also those of the pages in place, whose frames inherit this policy.
 */
const POLICY = [
  "default-src 'none'",
  // The imports of the pages in place are data: URLs.
  "style-src 'unsafe-inline' data:",
  `script-src ${hash(SCRIPT)}`,
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface HtmlOptions {
  /** The language of the site (BCP 47); unknown if missing. */
  readonly language?: string;
  /** The pages in place. The report names the changed pages that are not among them. */
  readonly inPlace?: readonly InPlacePage[];
  readonly pictures?: Pictures;
}

/** The changed pictures as `data:` URLs, by file. */
export type Pictures = ReadonlyMap<
  string,
  { readonly before?: string | undefined; readonly after?: string | undefined }
>;

/** Renders a report as one HTML page that loads nothing. */
export function htmlReport(
  report: Report,
  { language = '', inPlace, pictures = new Map() }: HtmlOptions = {},
): string {
  const views = new Map(inPlace?.map((page) => [page.route, page]));
  const leftOut = inPlace
    ? report.pages.map(({ route }) => route).filter((route) => !views.has(route))
    : [];
  const model = toViewModel(report);
  const parts = renderParts(model, { language, pictures });
  const hasChanges = model.groups.some((group) => countBlocks(group) > 0);
  const main = [...parts.map(({ html }) => html), ...renderChanges(model.groups, language, views)];
  const body = [
    '<a class="skip" href="#report">Skip to the report</a>',
    renderHead(report, model, leftOut),
    hasChanges ? BAR : '',
    '<div class="sheet">',
    report.nothingChanged ? '' : renderContents(parts, model),
    `<main id="report">${main.join('\n')}</main>`,
    '</div>',
    ...[...views.values()].map(({ html }) => html),
    hasChanges ? `<script>${SCRIPT}</script>` : '',
  ];
  const name = (site: string) => escapeHtml(visible(site));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Copy review: ${name(report.before)} → ${name(report.after)}</title>
<style>${STYLE}</style>
</head>
<body>
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

function renderHead(report: Report, model: ViewModel, leftOut: readonly string[]): string {
  const notes = [
    ...(report.folded.length > 0 ? [escapeHtml(describeFolded(report))] : []),
    ...(leftOut.length > 0
      ? [
          `Not shown in place, because they are nested too deeply, or this file would be too large: ${describePages(leftOut, isolated, 12)}.`,
        ]
      : []),
  ];
  const folded = notes.map((note) => `<p class="folded">${note}</p>`).join('');
  return `<header class="top"><div class="top-in"><h1>Copy review</h1><p class="verdict">${describeVerdict(report, model)}</p><p class="top-names">${isolated(report.before)} ${ARROW} ${isolated(report.after)}</p>${folded}</div></header>`;
}

/** The sticky bar: the choice of the view, and whether keys step through the changes. */
const BAR = `<section class="bar" aria-label="How to read this report"><fieldset><legend class="unseen">How edited texts are shown</legend><label><input type="radio" name="view" id="in-line" checked> In line</label><label><input type="radio" name="view" id="by-side"> Side by side</label></fieldset><label class="bar-keys" hidden><input type="checkbox" data-keys checked> <span>Keys <kbd>n</kbd> next, <kbd>p</kbd> previous</span></label></section>`;

function renderContents(parts: readonly Part[], { groups }: ViewModel): string {
  const entry = (id: string, title: string, count: number) =>
    `<li><a href="#${id}"><span>${title}</span> <b>${count}</b></a></li>`;
  const entries = [
    ...parts.map(({ id, title, count }) => entry(id, title, count)),
    ...groups.map((group) => entry(group.id, groupTitle(group), countBlocks(group))),
  ];
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${entries.join('')}</ol></nav>`;
}

/** A part of the report above the changed texts. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly count: number;
}

/** The parts that are not empty, in order. */
function renderParts(
  { faults, unread, facts, modality, sections, differences }: ViewModel,
  { language, pictures }: Required<Pick<HtmlOptions, 'language' | 'pictures'>>,
): Part[] {
  const rowsOf = (aspect: DifferenceRow['aspect']) =>
    differences.filter((row) => row.aspect === aspect).map((row) => differenceRow(row, pictures));
  const rows: Record<PartName, readonly string[]> = {
    faults: faults.map(faultRow),
    unread: unread.map(({ id, file, reason }) => renderRow(id, isolated(file), isolated(reason))),
    facts: facts.map((row) => factRow(row, language)),
    promises: modality.map((row) => modalityRow(row, language)),
    sections: sections.map(sectionRow),
    look: rowsOf('look'),
    function: rowsOf('function'),
    delivery: rowsOf('delivery'),
  };
  return PART_NAMES.map((name) => part(name, rows[name])).filter(({ count }) => count > 0);
}

const part = (id: PartName, rows: readonly string[]): Part => ({
  id,
  title: PART_TITLES[id],
  html: `<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${PART_TITLES[id]}</h2><ul class="rows">${rows.join('')}</ul></section>`,
  count: rows.length,
});

const renderRow = (id: string, label: string, text: string, where = '') =>
  `<li class="row" id="${id}"><span class="row-label">${label}</span><span class="row-text">${text}</span>${where === '' ? '' : `<span class="row-where">${where}</span>`}</li>`;

const faultRow = ({ id, page, message }: FaultRow) =>
  renderRow(id, page === '' ? 'Register' : isolated(page), isolated(message));

function factRow({ id, kind, before, after, places }: FactRow, language: string): string {
  const values = [
    ...(before === null ? [] : [deleted(isolated(before))]),
    ...(after === null ? [] : [inserted(isolated(after))]),
  ];
  const sentences = places.map(({ sentence }) => renderSentence(sentence, language)).join('');
  return renderRow(
    id,
    siteText(kind),
    `<b>${values.join(` ${ARROW} `)}</b>${sentences}`,
    places.map((place) => linked(place, describePlace(place))).join('<br>'),
  );
}

function renderSentence(sentence: readonly Words[], language: string): string {
  if (sentence.length === 0) return '';
  const words = redline(truncateUnchanged(sentence));
  return `<span class="sentence" dir="auto" lang="${escapeHtml(language)}">${words}</span>`;
}

/** A link to the change of a fact or a modal word, if it has one. */
const linked = ({ change }: FactPlace | ModalityRow, html: string) =>
  change === null ? html : `<a href="#${change}">${html}</a>`;

const describePlace = ({ pages, section }: Place) =>
  `${describePages(pages, isolated)} › ${describeTitle(section, isolated)}`;

function differenceRow(row: DifferenceRow, pictures: Pictures): string {
  const { kind, files, place, before, after } = row;
  const values = [
    ...(before === null ? [] : [deleted(isolated(before))]),
    ...(after === null ? [] : [inserted(isolated(after))]),
  ].join(` ${ARROW} `);
  const where = describePages(files, isolated) + (place === '' ? '' : ` › ${isolated(place)}`);
  return renderRow(row.id, escapeHtml(kind), values + renderPictures(files, pictures), where);
}

/** Both versions of a picture side by side. An SVG runs nothing within an `img`. */
function renderPictures(files: readonly string[], pictures: Pictures): string {
  const [file = ''] = files;
  const { before, after } = pictures.get(file) ?? {};
  const picture = (label: string, url: string | undefined) =>
    url === undefined ? '' : `<span><img src="${escapeHtml(url)}" alt="">${label}</span>`;
  const shown = picture('Before', before) + picture('After', after);
  return shown === '' ? '' : `<span class="pictures">${shown}</span>`;
}

function modalityRow(row: ModalityRow, language: string): string {
  const { id, removed, added, block, pages, section } = row;
  const words = [
    ...removed.map((word) => deleted(isolated(word))),
    ...added.map((word) => inserted(isolated(word))),
  ];
  return renderRow(
    id,
    describePages(pages, isolated),
    `<b>${words.join(' ')}</b>${renderSentence(visibleWords(block), language)}`,
    linked(row, describeTitle(section, isolated)),
  );
}

const sectionRow = (row: ViewModel['sections'][number]) =>
  renderRow(
    row.id,
    row.change,
    describeSection(row, isolated, ARROW),
    describePages(row.pages, isolated),
  );
