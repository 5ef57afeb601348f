import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BlockChange, Report, Words } from '../shared/report.ts';
import {
  ARROW,
  deleted,
  escapeHtml,
  inserted,
  isolated,
  redline,
  screenReaderOnly,
  siteText,
} from './html-escape.ts';
import { isEdited, isReplaced, truncateUnchanged, visible, visibleWords } from './text.ts';
import {
  countBlocks,
  isNewPage,
  toViewModel,
  type Change,
  type ChangeGroup,
  type FactRow,
  type FileLines,
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
  describeSection,
  describeTitle,
  describeUnseen,
  describeVerdict,
  describeWidths,
} from './wording.ts';

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const STYLE = asset('report.css') + asset('view.css');
const SCRIPT = asset('navigation.js');

/**
 * Runs only the script of the report, and loads nothing, so that injected markup could not either. The
 * styles are also those of the pages in place, whose frames inherit this policy.
 */
const POLICY = [
  "default-src 'none'",
  // The imports of the pages in place are data: URLs.
  "style-src 'unsafe-inline' data:",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A page with its changes marked, as a section of the HTML report. */
export interface InPlacePage {
  readonly route: string;
  /** The id of the section. */
  readonly id: string;
  readonly html: string;
  /** The ids of the entries in its list, by the ids of their changes. */
  readonly entries: ReadonlyMap<string, string>;
}

export interface HtmlOptions {
  /** The language of the site (BCP 47); unknown if missing. */
  readonly language?: string | undefined;
  /** The report on an earlier version, for what is new since then. */
  readonly since?: Report | undefined;
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
  { language = '', since, inPlace, pictures = new Map() }: HtmlOptions = {},
): string {
  const model = toViewModel(report, since);
  const views = new Map(inPlace?.map((page) => [page.route, page]));
  const context: Context = { language, views, pictures, isNew: model.isNew };
  const sections = [
    ...partsOf(model, context).filter(({ count }) => count > 0),
    ...model.groups.map((group) => groupSection(group, context)),
    ...linesPart(model.lines, context),
  ];
  const body = [
    '<a class="skip" href="#report">Skip to the report</a>',
    head(report, model, inPlace),
    '<div class="sheet">',
    sections.length > 0 ? contents(sections) : '',
    `<main id="report">${sections.map(({ html }) => html).join('\n')}</main>`,
    '</div>',
    ...[...views.values()].map(({ html }) => html),
    views.size > 0 ? `<script>${SCRIPT}</script>` : '',
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

function head(
  report: Report,
  model: ViewModel,
  inPlace: readonly InPlacePage[] | undefined,
): string {
  const missing = inPlace
    ? report.pages
        .map(({ route }) => route)
        .filter((route) => !inPlace.some((page) => page.route === route))
    : [];
  const notes = [
    describeProgress(model, isolated),
    describeUnseen(report, isolated),
    missing.length === 0
      ? ''
      : `Not shown in place, because they are nested too deeply, or this file would be too large: ${describePages(missing, isolated, 12)}.`,
  ].filter((note) => note !== '');
  const note = notes.map((text) => `<p class="note">${text}</p>`).join('');
  return `<header class="top"><div class="top-in"><h1>Copy review</h1><p class="verdict">${describeVerdict(report, model)}</p><p class="top-names">${isolated(report.before)} ${ARROW} ${isolated(report.after)}</p>${note}</div></header>`;
}

/** A section of the report with a heading, which the contents list. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly count: number;
}

const contents = (sections: readonly Section[]): string => {
  const entries = sections.map(
    ({ id, title, count }) => `<li><a href="#${id}"><span>${title}</span> <b>${count}</b></a></li>`,
  );
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${entries.join('')}</ol></nav>`;
};

interface Context extends Pick<ViewModel, 'isNew'> {
  readonly language: string;
  /** The pages in place, by route. */
  readonly views: ReadonlyMap<string, InPlacePage>;
  readonly pictures: Pictures;
}

const newLabel = (id: string, { isNew }: Context): string =>
  isNew(id) ? '<span class="new">new</span> ' : '';

/** The parts above the changed texts, in order. */
function partsOf(model: ViewModel, context: Context): Section[] {
  const row = (id: string, label: string, text: string, where = '') =>
    `<li class="row" id="${id}"><span class="row-label">${newLabel(id, context)}${label}</span><span class="row-text">${text}</span>${where === '' ? '' : `<span class="row-where">${where}</span>`}</li>`;
  const factRow = ({ id, kind, before, after, places }: FactRow) => {
    const values = [...valueOf(deleted, before), ...valueOf(inserted, after)].join(` ${ARROW} `);
    const sentences = places.map((place) => sentence(truncateUnchanged(place.sentence), context));
    const where = places.map((place) => linked(place, describePlace(place)));
    return row(id, siteText(kind), `<b>${values}</b>${sentences.join('')}`, where.join('<br>'));
  };
  const watchedRow = (watched: WatchedRow) => {
    const { id, removed, added, pages, section } = watched;
    const changed = [
      ...removed.flatMap((word) => valueOf(deleted, word)),
      ...added.flatMap((word) => valueOf(inserted, word)),
    ].join(' ');
    return row(
      id,
      describePages(pages, isolated),
      `${changed === '' ? '' : `<b>${changed}</b>`}${sentence(visibleWords(watched), context)}`,
      linked(watched, describeTitle(section, isolated)),
    );
  };
  const seenRow = ({ id, pages, widths, vanished, appeared, context: around }: SeenRow) =>
    row(
      id,
      describePages(pages, isolated),
      [
        ...(vanished.length > 0 ? [`Vanish: ${deleted(siteText(vanished.join(' ')))}`] : []),
        ...(appeared.length > 0 ? [`Appear: ${inserted(siteText(appeared.join(' ')))}`] : []),
        ...(around === '' ? [] : [siteText(around)]),
      ].join('<br>'),
      describeWidths(widths),
    );
  return [
    part(
      'faults',
      'Fix first',
      model.faults.map(({ id, page, message }) =>
        row(id, page === '' ? 'Register' : isolated(page), isolated(message)),
      ),
    ),
    part('facts', 'Changed facts', model.facts.map(factRow)),
    ...model.watched.map(({ list, rows }, index) =>
      part(`watched-${index + 1}`, siteText(list), rows.map(watchedRow)),
    ),
    part(
      'sections',
      'Sections',
      model.sections.map((section) =>
        row(
          section.id,
          section.change,
          describeSection(section, isolated, ARROW),
          describePages(section.pages, isolated),
        ),
      ),
    ),
    part('seen', 'Words that appear or vanish', model.seen.map(seenRow)),
  ];
}

const part = (id: string, title: string, rows: readonly string[]): Section => ({
  ...{ id, title, count: rows.length },
  html: `<section class="part" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><ul class="rows">${rows.join('')}</ul></section>`,
});

const valueOf = (mark: (html: string) => string, text: string | null): string[] =>
  text === null ? [] : [mark(isolated(text))];

const sentence = (words: readonly Words[], { language }: Context): string =>
  words.length === 0
    ? ''
    : `<span class="sentence" dir="auto" lang="${escapeHtml(language)}">${redline(words)}</span>`;

/** A link to the change of a fact or a sentence, if it has one. */
const linked = ({ change }: Place, html: string): string =>
  change === null ? html : `<a href="#${change}">${html}</a>`;

const describePlace = ({ pages, section }: Place): string =>
  `${describePages(pages, isolated)} › ${describeTitle(section, isolated)}`;

/** The changed texts of a page, or those that several pages share. */
function groupSection(group: ChangeGroup, context: Context): Section {
  const { id, pages } = group;
  const title = pages.length > 1 ? `On ${pages.length} pages` : pages.map(isolated).join('');
  const count = countBlocks(group);
  const page = pages.map((route) => context.views.get(route)).find((one) => one !== undefined);
  const pageChange = describePageChange(group, isolated);
  const details = [
    ...(pages.length > 1 ? [describePages(pages, isolated, 12).replace(/^\d+ pages: /, '')] : []),
    ...(pageChange === '' ? [] : [pageChange]),
    counted(count, 'text'),
  ].join(' · ');
  const texts = group.sections.map(
    (section) =>
      `<section class="texts"><h3>${describeTitle(section.title, isolated)}</h3>${section.changes.map((change) => changeHtml(change, page?.entries.get(change.id), context)).join('')}</section>`,
  );
  const label = isNewPage(group, context.isNew) ? newLabel(id, context) : '';
  return {
    ...{ id, title, count },
    html: `<section class="group" id="${id}" aria-labelledby="${id}-title"><header class="group-head"><h2 id="${id}-title">${title}</h2><p>${label}${details}</p>${inPlaceLinks(group, context)}</header>${texts.join('')}</section>`,
  };
}

/** “See it on the page”; for a group of several pages, links to the first `MAX_LINKS` of them. */
function inPlaceLinks({ pages }: ChangeGroup, { views }: Context): string {
  const links = pages.slice(0, MAX_LINKS).flatMap((route) => {
    const page = views.get(route);
    if (page === undefined) return [];
    const name = pages.length > 1 ? isolated(route) : 'See it on the page';
    return [`<a href="#${page.id}">${name}</a>`];
  });
  if (links.length === 0) return '';
  return `<p class="in-place">${pages.length > 1 ? 'See it on ' : ''}${links.join(' ')}</p>`;
}

const MAX_LINKS = 12;

/** @param entry the id of its entry beside the page in place */
function changeHtml(change: Change, entry: string | undefined, context: Context): string {
  const { id, number, block } = change;
  const kind = kindOf(block);
  const onPage =
    entry === undefined
      ? ''
      : ` <a class="change-place" href="#${entry}">in place${screenReaderOnly(`: change ${number}`)}</a>`;
  return `<article class="change" id="${id}" aria-label="Change ${number}: ${kind}"><p class="change-margin"><a class="change-number" href="#${id}">${screenReaderOnly('Change ')}${number}</a> ${newLabel(id, context)}<span class="change-kind">${kind}</span>${onPage}</p><div class="text">${textHtml(block, context)}</div></article>`;
}

/** “edited”, “moved, edited”, “now hidden from visitors” … */
export function kindOf(block: BlockChange & { readonly seen?: boolean }): string {
  const { change } = block;
  const note = describeBlock(block);
  const isWhole = change === 'added' || change === 'removed';
  const edit = isWhole ? change : isReplaced(block) ? 'replaced' : isEdited(block) ? 'edited' : '';
  const isNamed = change === 'split' || change === 'merged';
  return [...(isNamed ? [] : [edit]), note].filter((part) => part !== '').join(', ');
}

function textHtml(block: BlockChange, { language }: Context): string {
  const { before, after } = block;
  const text = (html: string, name: string) =>
    `<p class="${name}" dir="auto" lang="${escapeHtml(language)}">${html}</p>`;
  if (before !== null && after !== null && !isReplaced(block))
    return text(isEdited(block) ? redline(visibleWords(block)) : siteText(after), 'same');
  return [
    ...(before === null ? [] : [text(deleted(siteText(before)), 'gone')]),
    ...(after === null ? [] : [text(inserted(siteText(after)), 'come')]),
  ].join('');
}

/** The number of changes of a file that are not folded. */
const SHOWN_LINES = 20;

/** The changed lines of all files. */
function linesPart(files: readonly FileLines[], context: Context): Section[] {
  if (files.length === 0) return [];
  const hunk = (row: LineRow, pages: readonly string[]) => {
    const place = describeLinePlace(row, pages, isolated);
    return [
      `<li id="${row.id}">${newLabel(row.id, context)}`,
      ...(place === '' ? [] : [`<span class="line-place">${place}</span>`]),
      ...row.removed.map((line) => deleted(lineHtml(line))),
      ...row.added.map((line) => inserted(lineHtml(line))),
      '</li>',
    ].join('');
  };
  const list = (rows: readonly LineRow[], pages: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<ul class="lines">${rows.map((row) => hunk(row, pages)).join('')}</ul>`;
  const html = files.map(({ file, pages, binding, rows }) => {
    const title = describePages(pages, isolated, 12);
    const rest = rows.slice(SHOWN_LINES);
    const more =
      rest.length === 0
        ? ''
        : `<details><summary>${rest.length} more</summary>${list(rest, pages)}</details>`;
    return `<section class="file"><h3>${binding ? 'Binding: ' : ''}${title}</h3>${pictureHtml(file, context)}${list(rows.slice(0, SHOWN_LINES), pages)}${more}</section>`;
  });
  return [
    {
      ...{ id: 'lines', title: 'Other lines' },
      count: files.reduce((sum, { rows }) => sum + rows.length, 0),
      html: `<section class="part" id="lines" aria-labelledby="lines-title"><h2 id="lines-title">Other lines</h2>${html.join('')}</section>`,
    },
  ];
}

const lineHtml = (line: string): string => `<code dir="ltr">${siteText(line)}</code>`;

/** Both versions of a picture side by side. An SVG runs nothing within an `img`. */
function pictureHtml(file: string, { pictures }: Context): string {
  const { before, after } = pictures.get(file) ?? {};
  const picture = (label: string, url: string | undefined) =>
    url === undefined ? '' : `<span><img src="${escapeHtml(url)}" alt="">${label}</span>`;
  const shown = picture('Before', before) + picture('After', after);
  return shown === '' ? '' : `<p class="pictures">${shown}</p>`;
}
