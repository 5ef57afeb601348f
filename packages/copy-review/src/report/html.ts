import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markdownToHtml } from 'satteri';
import type { DrawnPage } from '../shared/config.ts';
import type { Both, PaintedChange, Report } from '../shared/report.ts';
import { escapeHtml } from './markdown-escape.ts';
import { markdownReport, type CommentOptions, type Figures } from './markdown.ts';

const STYLE = readFileSync(new URL('report.css', import.meta.url), 'utf8');

/** Runs and loads nothing, so that injected markup could not either. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** The most that all pictures together may have, in bytes of Base64. */
const MAX_PICTURES = 9_000_000;

/** What a report as HTML has besides its words. */
export interface HtmlOptions extends Pick<CommentOptions, 'since'> {
  /** The pictures of the changed pages by route. */
  readonly pages: ReadonlyMap<string, DrawnPage>;
  /** Why there are none, if they could not be drawn. */
  readonly undrawn?: string;
  /** Both versions of changed pictures by path, as `data:` URLs. */
  readonly files: ReadonlyMap<string, Both<string | undefined>>;
}

/**
 * Renders a report as one HTML file that loads nothing: its Markdown, with a picture of each changed page, and
 * both versions of each changed picture.
 */
export function htmlReport(report: Report, options: HtmlOptions): string {
  const figures: string[] = [];
  let size = 0;
  /** Keeps a figure, and returns the element that stands for it until the Markdown is rendered. */
  const place = (caption: string, pictures: readonly string[]): string => {
    const shown = pictures.filter((url) => url !== '');
    const length = shown.reduce((sum, url) => sum + url.length, 0);
    const isTooMuch = size + length > MAX_PICTURES;
    if (!isTooMuch) size += length;
    const images = isTooMuch
      ? '<p>Left out: this file would be too large.</p>'
      : shown.map((url) => `<img src="${url}" alt="">`).join('');
    figures.push(
      shown.length === 0
        ? ''
        : `<figure><figcaption>${caption}</figcaption><div>${images}</div></figure>`,
    );
    return `<figure data-number="${figures.length - 1}"></figure>`;
  };
  const markdown = markdownReport(report, {
    since: options.since,
    figures: figuresWith(place, options),
    maxLength: Number.POSITIVE_INFINITY,
  });
  const { html } = markdownToHtml(markdown);
  const body = html
    // In a comment, headings begin below those of the forge.
    .replaceAll(/(?<=<\/?h)[345]/g, (level) => String(Number(level) - 2))
    .replaceAll(
      /<figure data-number="(\d+)"><\/figure>/g,
      (_, number: string) => figures[Number(number)] ?? '',
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Copy review: ${escapeHtml(report.before)} → ${escapeHtml(report.after)}</title><style>${STYLE}</style></head>
<body><main>${body}${options.undrawn === undefined ? '' : `<p>The pages could not be drawn: ${escapeHtml(options.undrawn)}.</p>`}</main></body></html>
`;
}

/**
 * The pictures of a report as Markdown.
 *
 * @param place takes a caption and the URLs of pictures, and returns the Markdown for them
 */
function figuresWith(
  place: (caption: string, pictures: readonly string[]) => string,
  { pages, files }: HtmlOptions,
): Figures {
  return {
    page: (route) => {
      const drawn = pages.get(route);
      if (!drawn) return '';
      const missing =
        drawn.missing.length > 0
          ? ` Without a place on it: ${drawn.missing.map((number) => `<kbd>${number}</kbd>`).join(', ')}.`
          : '';
      const caption = `<code>${escapeHtml(route)}</code> as visitors see it, in windows of ${drawn.pictures.map(({ width }) => width).join(' and ')} pixels.${missing}`;
      const urls = drawn.pictures.map(
        ({ webp }) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
      );
      return `\n\n${place(caption, urls)}\n`;
    },
    painted: ({ before, after }: PaintedChange) => place('Before and after', [before, after]),
    file: (path) => {
      const versions = files.get(path);
      return versions
        ? place('Before and after', [versions.before ?? '', versions.after ?? ''])
        : '';
    },
  };
}
