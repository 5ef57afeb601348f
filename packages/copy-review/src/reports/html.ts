import { NOTHING_CHANGED, type Report } from '../report.ts';
import { apart, ARROW, inHtml } from './html/escape.ts';
import { CONTOURS, POLICY, SCRIPT, STYLE } from './html/assets.ts';
import { partsOf, type Part } from './html/parts.ts';
import { groupId, groupTitle, redline } from './html/redline.ts';
import { countOf, outlineOf, type Outline } from './outline.ts';
import { countsOf, opening } from './wording.ts';

export interface HtmlOptions {
  /** The language of the site's texts (BCP 47). Without it, it is unknown. */
  readonly language?: string;
}

/** A report as one page that needs nothing else: it loads nothing, and runs nothing but its own script. */
export function htmlReport(report: Report, options: HtmlOptions = {}): string {
  const outline = outlineOf(report);
  const parts = partsOf(report, outline, options.language ?? '');
  const hasChanges = outline.groups.some((group) => countOf(group) > 0);
  const ids = new Set([
    ...parts.map(({ id }) => id),
    ...(outline.groups.length > 0 ? ['page-1'] : []),
    ...(hasChanges ? ['change-1'] : []),
  ]);
  const body = [
    '<a class="skip" href="#report">Skip to the report</a>',
    headOf(report, outline, ids),
    hasChanges ? barOf(opening(report, outline)) : '',
    '<div class="sheet">',
    report.nothingChanged ? '' : contentsOf(parts, outline),
    `<main id="report">${mainOf(report, outline, parts, options.language ?? '')}</main>`,
    '</div>',
    hasChanges ? `<script>${SCRIPT}</script>` : '',
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Copy review: ${inHtml(report.before).replaceAll(/<[^>]*>/g, '')} → ${inHtml(report.after).replaceAll(/<[^>]*>/g, '')}</title>
<style>${STYLE}</style>
</head>
<body>
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

function headOf(report: Report, outline: Outline, ids: ReadonlySet<string>): string {
  const counts = countsOf(report, outline).map(({ count, noun, id }) => {
    const said = `<b>${count}</b> <span>${noun}</span>`;
    return `<li>${ids.has(id) ? `<a href="#${id}">${said}</a>` : `<p>${said}</p>`}</li>`;
  });
  const tally = report.nothingChanged ? '' : `<ul class="tally">${counts.join('')}</ul>`;
  return `<header class="top">${CONTOURS}<div class="top-in"><h1>Copy review</h1><p class="top-names">${apart(report.before)} ${ARROW} ${apart(report.after)}</p>${tally}</div></header>`;
}

/** What stays in view: what this is about, how it is shown, how to go on. */
const barOf = (said: string) =>
  `<section class="bar" aria-label="How to read this report"><p class="bar-said">${said}</p><fieldset class="bar-view"><legend class="unseen">How edited texts are shown</legend><label><input type="radio" name="view" id="in-line" checked> <span>In line</span></label><label><input type="radio" name="view" id="by-side"> <span>Side by side</span></label></fieldset><label class="bar-keys" hidden><input type="checkbox" id="keys" checked> <span>Keys <kbd>n</kbd> next, <kbd>p</kbd> previous</span></label><a class="bar-next" href="#change-1">First change</a></section>`;

function contentsOf(parts: readonly Part[], { groups }: Outline): string {
  const entry = (id: string, title: string, count: number) =>
    `<li><a href="#${id}"><span>${title}</span> <b>${count}</b></a></li>`;
  const entries = [
    ...parts.map(({ id, title, count }) => entry(id, title, count)),
    ...groups.map((group, index) => entry(groupId(index), groupTitle(group), countOf(group))),
  ];
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${entries.join('')}</ol></nav>`;
}

function mainOf(
  report: Report,
  outline: Outline,
  parts: readonly Part[],
  language: string,
): string {
  const nothing = report.nothingChanged ? [`<p class="nothing">${NOTHING_CHANGED}</p>`] : [];
  return [...parts.map(({ html }) => html), ...nothing, ...redline(outline.groups, language)].join(
    '\n',
  );
}
