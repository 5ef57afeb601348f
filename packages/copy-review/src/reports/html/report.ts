import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ModalitySentence } from '../../texts/modality.ts';
import { NOTHING_CHANGED, type Report } from '../../shared/report.ts';
import { truncateUnchanged, visible } from '../text.ts';
import {
  countBlocks,
  toViewModel,
  type DifferenceRow,
  type FactRow,
  type Place,
  type ViewModel,
} from '../view-model.ts';
import {
  ASPECTS,
  countsOf,
  describeFolded,
  describePages,
  describeSection,
  describeTitle,
  labelledVersions,
  describeVerdict,
  summaryOf,
} from '../wording.ts';
import { groupId, groupTitle, renderChanges } from './changes.ts';
import { ARROW, deleted, escapeHtml, inserted, isolated, redline, siteText } from './escape.ts';

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export const STYLE = asset('report.css');
const SCRIPT = asset('navigation.js');

/** The source expression of an inline style or script in a Content-Security-Policy. */
export const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The HTML before the body. `title` is escaped HTML, `policy` a Content-Security-Policy. */
export function documentHead(parts: { title: string; policy: string; style: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${parts.policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${parts.title}</title>
<style>${parts.style}</style>
</head>
`;
}

/** Allows only the style and script of the report, so that injected markup could load or run nothing. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(SCRIPT)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface HtmlOptions {
  /** The language of the site (BCP 47); unknown if missing. */
  readonly language?: string;
  /** The files of the pages in place, relative to the report, by route. */
  readonly inPlace?: ReadonlyMap<string, string>;
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
  { language = '', inPlace = new Map(), pictures = new Map() }: HtmlOptions = {},
): string {
  const model = toViewModel(report);
  const parts = renderParts(report, model, { language, pictures });
  const hasChanges = model.groups.some((group) => countBlocks(group) > 0);
  const ids = new Set([
    ...parts.map(({ id }) => id),
    ...(model.groups.length > 0 ? ['page-1'] : []),
    ...(hasChanges ? ['change-1'] : []),
  ]);
  const main = [
    ...parts.map(({ html }) => html),
    ...(report.nothingChanged ? [`<p class="nothing">${NOTHING_CHANGED}</p>`] : []),
    ...renderChanges(model.groups, language, inPlace),
  ];
  const body = [
    '<a class="skip" href="#report">Skip to the report</a>',
    renderHead(report, model, ids),
    hasChanges ? renderBar(summaryOf(report, model)) : '',
    '<div class="sheet">',
    report.nothingChanged ? '' : renderContents(parts, model),
    `<main id="report">${main.join('\n')}</main>`,
    '</div>',
    hasChanges ? `<script>${SCRIPT}</script>` : '',
  ];
  const name = (site: string) => escapeHtml(visible(site));
  const title = `Copy review: ${name(report.before)} → ${name(report.after)}`;
  return `${documentHead({ title, policy: POLICY, style: STYLE })}<body>
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

/** @param ids the ids that counts may link to */
function renderHead(report: Report, model: ViewModel, ids: ReadonlySet<string>): string {
  const counts = countsOf(report, model).map(({ count, noun, id }) => {
    const label = `<b>${count}</b> <span>${noun}</span>`;
    return `<li>${ids.has(id) ? `<a href="#${id}">${label}</a>` : `<p>${label}</p>`}</li>`;
  });
  const tally = report.nothingChanged ? '' : `<ul class="tally">${counts.join('')}</ul>`;
  const folded =
    report.folded.length > 0 ? `<p class="folded">${escapeHtml(describeFolded(report))}</p>` : '';
  return `<header class="top"><div class="top-in"><h1>Copy review</h1><p class="verdict">${describeVerdict(report, model)}</p><p class="top-names">${isolated(report.before)} ${ARROW} ${isolated(report.after)}</p>${folded}${tally}</div></header>`;
}

/** The sticky bar: the summary, the choice of the view, the link to the first change. */
const renderBar = (summary: string) =>
  `<section class="bar" aria-label="How to read this report"><p class="bar-said">${summary}</p><fieldset class="bar-view"><legend class="unseen">How edited texts are shown</legend><label><input type="radio" name="view" id="in-line" checked> <span>In line</span></label><label><input type="radio" name="view" id="by-side"> <span>Side by side</span></label></fieldset><label class="bar-keys" hidden><input type="checkbox" id="keys" checked> <span>Keys <kbd>n</kbd> next, <kbd>p</kbd> previous</span></label><a class="bar-next" href="#change-1">First change</a></section>`;

function renderContents(parts: readonly Part[], { groups }: ViewModel): string {
  const entry = (id: string, title: string, count: number) =>
    `<li><a href="#${id}"><span>${title}</span> <b>${count}</b></a></li>`;
  const entries = [
    ...parts.map(({ id, title, count }) => entry(id, title, count)),
    ...groups.map((group, index) => entry(groupId(index), groupTitle(group), countBlocks(group))),
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
  report: Report,
  model: ViewModel,
  { language, pictures }: Required<Pick<HtmlOptions, 'language' | 'pictures'>>,
): Part[] {
  const { facts, modality, sections } = model;
  return [
    part('to-fix', 'Fix first', report.blocking.map(faultRow)),
    part(
      'unread',
      'Not compared',
      report.unread.map(({ file, reason }) => renderRow(isolated(file), isolated(reason))),
    ),
    part('facts', 'Changed facts', facts.map(factRow)),
    part(
      'promises',
      'Words that change a promise',
      modality.map((row) => modalityRow(row, language)),
    ),
    part('sections', 'Sections', sections.map(sectionRow)),
    ...ASPECTS.map(([aspect, name]) =>
      part(
        `differs-${aspect}`,
        `What else differs: ${name}`,
        model.differences
          .filter((row) => row.aspect === aspect)
          .map((row) => differenceRow(row, pictures)),
      ),
    ),
  ].filter(({ count }) => count > 0);
}

const part = (id: string, title: string, rows: readonly string[]): Part => ({
  id,
  title,
  html: `<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><ul class="rows">${rows.join('')}</ul></section>`,
  count: rows.length,
});

const renderRow = (label: string, text: string, where = '') =>
  `<li class="row"><span class="row-label">${label}</span><span class="row-text">${text}</span>${where === '' ? '' : `<span class="row-where">${where}</span>`}</li>`;

const faultRow = ({ page, message }: Report['blocking'][number]) =>
  renderRow(page === '' ? 'Register' : isolated(page), isolated(message));

function factRow({ kind, before, after, places }: FactRow): string {
  const values = [
    ...(before === null ? [] : [deleted(isolated(before))]),
    ...(after === null ? [] : [inserted(isolated(after))]),
  ];
  const text = values.join(` ${ARROW} `);
  return renderRow(siteText(kind), `<b>${text}</b>`, places.map(describePlace).join('<br>'));
}

const describePlace = ({ pages, section }: Place) =>
  `${describePages(pages, isolated)} › ${describeTitle(section, isolated)}`;

function differenceRow(row: DifferenceRow, pictures: Pictures): string {
  const { kind, files, place, before, after } = row;
  const values = [
    ...(before === null ? [] : [deleted(siteText(before))]),
    ...(after === null ? [] : [inserted(siteText(after))]),
  ].join(` ${ARROW} `);
  const where = describePages(files, isolated) + (place === '' ? '' : ` › ${isolated(place)}`);
  return renderRow(escapeHtml(kind), values + renderPictures(files, pictures), where);
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

function modalityRow(row: ViewModel['modality'][number], language: string): string {
  const { removed, added, sentences, pages, section } = row;
  const words = [
    ...removed.map((word) => deleted(isolated(word))),
    ...added.map((word) => inserted(isolated(word))),
  ];
  const text =
    sentences.length === 0
      ? `<b>${words.join(' ')}</b>`
      : sentences.map((sentence) => renderSentence(sentence, language)).join('');
  return renderRow(describePages(pages, isolated), text, describeTitle(section, isolated));
}

function renderSentence(sentence: ModalitySentence, language: string): string {
  const versions = labelledVersions(sentence).map(
    ([label, words]) =>
      `<span class="sentence"><span class="sentence-side">${label}</span> <span dir="auto" lang="${escapeHtml(language)}">${redline(truncateUnchanged(words))}</span></span>`,
  );
  return `<span class="sentences">${versions.join('')}</span>`;
}

const sectionRow = (row: ViewModel['sections'][number]) =>
  renderRow(row.change, describeSection(row, isolated, ARROW), describePages(row.pages, isolated));
