/**
 * `npm run pictures` takes the pictures of the report and of the comment in packages/copy-review/docs
 * again: of the built site (`npm run build`), compared with a version in which some sentences differ.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { markdownToHtml } from 'satteri';
import { config } from '../editorial/review.config.ts';
import { commentText, type Comment } from '../packages/copy-review/src/comment/text.ts';
import { readSite, type Site } from '../packages/copy-review/src/files/site.ts';
import { inPlacePages } from '../packages/copy-review/src/in-place/pages.ts';
import { htmlReport } from '../packages/copy-review/src/reports/html/report.ts';
import { DEFAULT_NAME } from '../packages/copy-review/src/reports/markdown/marker.ts';
import { markdownOutline } from '../packages/copy-review/src/reports/markdown/report.ts';
import { compareSites } from '../packages/copy-review/src/sites/compare-sites.ts';
import { addMonths, longDate } from '../src/formats/dates.ts';
import { findBrowser } from './browser.ts';
import { siteWords } from './site-words.ts';

const FOLDER = fileURLToPath(new URL('../packages/copy-review/docs/', import.meta.url));

/** The commits that the pictures name: the base, and two pushes. */
const [BASE, FIRST, SECOND] = ['4f1c2a9', 'b70d3e5', 'df913df'] as const;

type Edit = readonly [from: string, to: string];

const { lpLockedUntil } = siteWords().coin;

/** What the first push changes, and what the second one adds. */
const EDITS: readonly Edit[] = [
  ['A large sale can move the price.', 'A large sale will move the price.'],
  [longDate(lpLockedUntil), longDate(addMonths(lpLockedUntil, 12))],
  ['No returns are promised.', 'Nobody promises returns.'],
];
const MORE_EDITS: readonly Edit[] = [
  ['Platforms may have to identify you', 'Platforms must identify you'],
  ['Rules can change, here and elsewhere.', 'Rules change, here and elsewhere.'],
];

/** A site with replaced texts. */
function edited(site: Site, edits: readonly Edit[], name: string): Site {
  const pages = [...site.pages].map(([route, html]) => {
    const text = edits.reduce((before, [from, to]) => before.replaceAll(from, to), html);
    return [route, text] as const;
  });
  const texts = [...site.pages.values()];
  const missing = edits.filter(([from]) => !texts.some((html) => html.includes(from)));
  if (missing.length > 0) throw new Error(`The site has no longer: ${missing.join('; ')}`);
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
  return markdownToHtml(text).html;
}

/** In the manner of a forge, without being one. */
const COMMENT_STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --head: light-dark(#f6f8fa, #151b23) }
  body { margin: 0; padding: 20px; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc);
    font: 14px/1.5 system-ui, sans-serif; overflow-wrap: break-word }
  .comment { max-width: 900px; margin: auto; border: 1px solid var(--line); border-radius: 6px }
  .who { margin: 0; padding: 8px 16px; border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; background: var(--head) }
  .text { padding: 0 16px }
  a { color: light-dark(#0969da, #4493f8) }
  h3 { font-size: 1.25em } h4, h5 { font-size: 1em }
  ul { padding-inline-start: 2em } li + li { margin-top: 4px }
  code, kbd { padding: 2px 5px; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, monospace }
  kbd { border: 1px solid var(--line); box-shadow: inset 0 -1px var(--line); background: var(--head) }
  table { display: block; overflow: auto; border-collapse: collapse }
  td, th { padding: 6px 13px; border: 1px solid var(--line); text-align: start }
  summary { padding-block: 4px }`;

const COMMENT = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Comment</title>
<style>${COMMENT_STYLE}</style><article class="comment"><p class="who"><b>Bot</b> commented on the pull request</p><div class="text">${comment()}</div></article></html>`;

/** The name of a picture, the size of its window, and the theme. */
const LOOKS = [
  ['', { width: 1440, height: 900 }, 'light'],
  ['-dark', { width: 1440, height: 900 }, 'dark'],
  ['-phone', { width: 390, height: 844 }, 'light'],
  ['-phone-dark', { width: 390, height: 844 }, 'dark'],
] as const;

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, fullPage });
  console.log(path);
}

const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, ...(env ? { env } : {}) });
const file = join(FOLDER, 'report.html');
writeFileSync(file, htmlReport(report, { language, inPlace }));
try {
  for (const [look, viewport, colorScheme] of LOOKS) {
    const page = await browser.newPage({ viewport, colorScheme });
    const { href } = pathToFileURL(file);
    await page.goto(href);
    await take(page, `review${look}`);
    const view = page.locator('.view', { has: page.getByText('/legal', { exact: true }) });
    const entry = await view.locator('.entry').nth(1).getAttribute('id');
    await page.goto(`${href}#${entry ?? ''}`);
    await page.frameLocator('iframe').locator('copy-review-badge[data-current]').waitFor();
    await take(page, `in-place${look}`);
    await page.setContent(COMMENT);
    await take(page, `comment${look}`, true);
    await page.close();
  }
} finally {
  await browser.close();
  rmSync(file);
}
