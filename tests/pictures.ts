/**
 * `npm run pictures` takes all pictures of the READMEs again, of the built site (`npm run build`): the
 * home page; in packages/copy-review/docs the report and the comment on a version in which some
 * sentences differ, and suggestions for content with some faults.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { markdownToHtml } from 'satteri';
import { checkContent } from '../editorial/check/check.ts';
import { readContent, readContentFile } from '../editorial/content/read.ts';
import { toData } from '../editorial/output/diagnostic.ts';
import { config } from '../editorial/review.config.ts';
import { suggest, summaryText, type ReviewComment } from '../editorial/suggest/suggestions.ts';
import { siteServer } from '../hosting/site-server.ts';
import { commentText, type Comment } from '../packages/copy-review/src/comment/text.ts';
import { readSite, type Site } from '../packages/copy-review/src/files/site.ts';
import { inPlacePages } from '../packages/copy-review/src/in-place/pages.ts';
import { escapeHtml } from '../packages/copy-review/src/reports/escape.ts';
import { htmlReport } from '../packages/copy-review/src/reports/html/report.ts';
import { DEFAULT_NAME } from '../packages/copy-review/src/reports/markdown/marker.ts';
import { markdownOutline } from '../packages/copy-review/src/reports/markdown/report.ts';
import { compareSites } from '../packages/copy-review/src/sites/compare-sites.ts';
import { addMonths, longDate, shortDate } from '../src/formats/dates.ts';
import { findBrowser } from './browser.ts';
import { siteWords } from './site-words.ts';

const HOME = fileURLToPath(new URL('../docs/home.png', import.meta.url));
const FOLDER = fileURLToPath(new URL('../packages/copy-review/docs/', import.meta.url));

/** The commits that the pictures name: the base, and two pushes. */
const [BASE, FIRST, SECOND] = ['4f1c2a9', 'b70d3e5', 'df913df'] as const;

type Edit = readonly [from: string, to: string];

const { founderHold, lpLockedUntil } = siteWords().coin;
const { percent } = founderHold;

/** What the first push changes, and what the second one adds. */
const EDITS: readonly Edit[] = [
  ['A large sale can move the price.', 'A large sale will move the price.'],
  ...[longDate, shortDate, String].map((format): Edit => [
    format(lpLockedUntil),
    format(addMonths(lpLockedUntil, -1)),
  ]),
  ['No returns are promised.', 'Nobody promises returns.'],
];
const MORE_EDITS: readonly Edit[] = [
  ['Platforms may have to identify you', 'Platforms must identify you'],
  ['Rules can change, here and elsewhere.', 'Rules change, here and elsewhere.'],
];

/** The file with the faults for the suggestions; the last one is about a fact. */
const FAULTY_FILE = 'legal/06-risks-acknowledgement.mdx';
const FAULTS: readonly Edit[] = [
  ['title: Risks', 'tittle: Risks'],
  ['find a buyer', 'find a a buyer'],
  [`holds ${percent}% of`, `holds ${percent + 1}% of`],
];

/** A text with all replacements. */
const replaced = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((before, [from, to]) => before.replaceAll(from, to), text);

/** @throws Error with the texts that none of the given ones has any longer */
function requireIn(texts: readonly string[], edits: readonly Edit[]): void {
  const missing = edits.filter(([from]) => !texts.some((text) => text.includes(from)));
  if (missing.length > 0) throw new Error(`The site has no longer: ${missing.join('; ')}`);
}

/** A site with replaced texts. */
function edited(site: Site, edits: readonly Edit[], name: string): Site {
  requireIn([...site.pages.values()], edits);
  const pages = [...site.pages].map(([route, html]) => [route, replaced(html, edits)] as const);
  return { ...site, name, pages: new Map(pages) };
}

const before = readSite('dist', BASE);
const after = edited(before, [...EDITS, ...MORE_EDITS], SECOND);
const report = compareSites(before, after, config);
const { language } = config;
const inPlace = inPlacePages(report, before, after, config, { language });

/** The comment on the second push, as HTML. */
function comment(): string {
  const common: Omit<Comment, 'report' | 'head' | 'earlier'> = {
    ...{ hasReport: true, name: DEFAULT_NAME, code: [], base: BASE },
    url: 'https://github.com/OWNER/REPOSITORY/actions/runs/1/artifacts/2',
  };
  const first = compareSites(before, edited(before, EDITS, FIRST), config);
  const earlier = commentText({
    ...{ ...common, report: markdownOutline(first), head: FIRST, earlier: undefined },
  });
  const text = commentText({ ...common, report: markdownOutline(report), head: SECOND, earlier });
  return article('commented on the pull request', text);
}

/** The suggestions for the file with faults, and the comment on the others, as HTML. */
function suggestions(): string {
  const files = readContent().map((file) => {
    if (file.name !== FAULTY_FILE) return file;
    requireIn([file.source], FAULTS);
    return readContentFile(file.name, replaced(file.source, FAULTS), file.path);
  });
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const allLines = ({ length }: readonly string[]) =>
    new Set(Array.from({ length }, (_, i) => i + 1));
  const lines = new Map([...sources].map(([path, source]) => [path, allLines(source.split('\n'))]));
  const diagnostics = checkContent(files).map(toData);
  const { suggestions: made, others } = suggest(diagnostics, sources, lines);
  const comments = made.map(({ comment: one }) => suggestion(one, sources.get(one.path) ?? ''));
  const summary = { commit: FIRST, diagnostics, others, posted: made.length, more: 0 };
  return [...comments, article('commented on the pull request', summaryText(summary))].join('\n');
}

function suggestion(
  { path, line, start_line = line, body }: ReviewComment,
  source: string,
): string {
  const [reason = '', after = ''] = body.split(/`{3,}(?:suggestion\n)?/);
  const before = source.split('\n').slice(start_line - 1, line);
  const rows = [
    ...before.map((text) => `<del>- ${escapeHtml(text)}</del>`),
    ...after
      .trimEnd()
      .split('\n')
      .map((text) => `<ins>+ ${escapeHtml(text)}</ins>`),
  ];
  const change = `<p>Suggested change</p><pre>${rows.join('')}</pre><p><button>Commit suggestion</button></p>`;
  return article(`suggests a change of ${path}, line ${line}`, reason, change);
}

/** A comment in the manner of a forge, without being one. */
const article = (what: string, text: string, html = '') =>
  `<article><p class="who"><b>Bot</b> ${what}</p><div class="text">${markdownToHtml(text).html}${html}</div></article>`;

/** The pinned browser has no monospaced font. */
const MONO = readFileSync(
  fileURLToPath(
    import.meta
      .resolve('@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2'),
  ),
  'base64',
);

const STYLE = `
  @font-face { font-family: Mono; src: url(data:font/woff2;base64,${MONO}) }
  :root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --head: light-dark(#f6f8fa, #151b23) }
  body { margin: 0; padding: 20px; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc);
    font: 14px/1.5 system-ui, sans-serif; overflow-wrap: break-word }
  article + article { margin-block-start: 20px }
  article { max-width: 900px; margin-inline: auto; border: 1px solid var(--line); border-radius: 6px }
  .who { margin: 0; padding: 8px 16px; border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; background: var(--head) }
  .text { padding: 0 16px }
  a { color: light-dark(#0969da, #4493f8) }
  h3 { font-size: 1.25em } h4, h5 { font-size: 1em }
  ul { padding-inline-start: 2em } li + li { margin-top: 4px }
  code, kbd { padding: 2px 5px; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 80% Mono }
  kbd { border: 1px solid var(--line); box-shadow: inset 0 -1px var(--line); background: var(--head) }
  pre { font: 80%/1.6 Mono; white-space: pre-wrap }
  pre ins, pre del { display: block; padding: 2px 8px; text-decoration: none; background: light-dark(#dafbe1, #2ea04326) }
  pre del { background: light-dark(#ffebe9, #f8514926) }
  table { display: block; overflow: auto; border-collapse: collapse }
  td, th { padding: 6px 13px; border: 1px solid var(--line); text-align: start }
  summary { padding-block: 4px }`;

const pageOf = (content: string) => `<!doctype html><html lang="en">
<meta name="viewport" content="width=device-width"><title>Comments</title><style>${STYLE}</style>${content}</html>`;

/** The name of a picture, the size of its window, and the theme. */
const LOOKS = [
  ['', { width: 1440, height: 900 }, 'light'],
  ['-dark', { width: 1440, height: 900 }, 'dark'],
  ['-phone', { width: 390, height: 844 }, 'light'],
  ['-phone-dark', { width: 390, height: 844 }, 'dark'],
] as const;

async function take(page: Page, path: string, fullPage = false): Promise<void> {
  // Before its first frame, a long page cannot be captured.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.screenshot({ path, fullPage });
  console.log(path);
}

const server = siteServer('dist');
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const { port } = server.address() as AddressInfo;
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--font-render-hinting=none'],
  ...(env ? { env } : {}),
});
const file = join(FOLDER, 'report.html');
writeFileSync(file, htmlReport(report, { language, inPlace }));
try {
  const home = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await home.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
  await take(home, HOME);
  await home.close();
  const made = await browser.newPage({ viewport: { width: 980, height: 100 } });
  await made.setContent(pageOf(suggestions()));
  await take(made, join(FOLDER, 'suggestion.png'), true);
  await made.close();
  for (const [look, viewport, colorScheme] of LOOKS) {
    const page = await browser.newPage({ viewport, colorScheme });
    const picture = (name: string) => join(FOLDER, `${name}${look}.png`);
    const { href } = pathToFileURL(file);
    await page.goto(href);
    await take(page, picture('review'));
    const view = page.locator('.view', { has: page.getByText('/legal', { exact: true }) });
    const entry = await view.locator('.entry').nth(1).getAttribute('id');
    await page.goto(`${href}#${entry ?? ''}`);
    await page.frameLocator('iframe').locator('copy-review-badge[data-current]').waitFor();
    await take(page, picture('in-place'));
    await page.setContent(pageOf(comment()));
    await take(page, picture('comment'), true);
    await page.close();
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(file);
}
