/**
 * `npm run pictures` builds the site for a fixed day, and takes all pictures of the READMEs again: the
 * home page, and in packages/copy-review/docs a report on a version in which some sentences differ.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { siteServer } from '../hosting/site-server.ts';
import { readSite, type Site } from '../packages/copy-review/src/files/site.ts';
import { config } from '../editorial/review.config.ts';
import { compareVersions } from '../packages/copy-review/src/command/compare.ts';
import { addMonths, longDate, shortDate } from '../src/formats/dates.ts';
import { findBrowser } from '../editorial/seen/browser.ts';
import { listen } from './listen.ts';
import { siteWords } from './site-words.ts';

const HOME = 'docs/home.png';
const REPORT = 'packages/copy-review/docs/review.png';

const SITE = '.cache/pictures';
const build = spawnSync(process.execPath, ['scripts/own-node.js', 'astro', 'build'], {
  stdio: 'inherit',
  // 5 January 2026.
  env: { ...process.env, SOURCE_DATE_EPOCH: '1767607200', OUT_DIR: SITE },
});
if (build.status !== 0) process.exit(1);

type Edit = readonly [from: string, to: string];

const { lpLockedUntil } = siteWords().coin;

/** How the second version of the report differs from the first. */
const EDITS: readonly Edit[] = [
  ['A large sale can move the price.', 'A large sale will move the price.'],
  ...[longDate, shortDate, String].map((format): Edit => [
    format(lpLockedUntil),
    format(addMonths(lpLockedUntil, -1)),
  ]),
  ['No returns are promised.', 'Nobody promises returns.'],
  ['Platforms may have to identify you', 'Platforms must identify you'],
  ['Rules can change, here and elsewhere.', 'Rules change, here and elsewhere.'],
];

/**
 * Writes the site with the texts of the second version into a folder.
 *
 * @throws Error with the texts that no page has any longer
 */
function writeEdited({ pages, pageFiles }: Site, folder: string): void {
  const missing = EDITS.filter(
    ([from]) => ![...pages.values()].some((html) => html.includes(from)),
  );
  if (missing.length > 0) throw new Error(`The site has no longer: ${missing.join('; ')}`);
  cpSync(SITE, folder, { recursive: true });
  for (const [route, file] of pageFiles) {
    const html = pages.get(route) ?? '';
    const edited = EDITS.reduce((text, [from, to]) => text.replaceAll(from, to), html);
    writeFileSync(join(folder, file), edited);
  }
}

/** The names of both versions: invented commits. */
const [BEFORE, AFTER] = ['4f1c2a9', 'df913df'];

const before = readSite(SITE);
using folderAfter = mkdtempDisposableSync(join(tmpdir(), 'pictures-'));
writeEdited(before, folderAfter.path);
using reports = mkdtempDisposableSync(join(tmpdir(), 'pictures-'));
await compareVersions({
  before: { name: BEFORE, site: SITE, source: undefined },
  after: { name: AFTER, site: folderAfter.path, source: undefined },
  out: reports.path,
  config,
});

async function take(page: Page, path: string): Promise<void> {
  // Before its first frame, a long page cannot be captured.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.screenshot({ path });
  console.log(path);
}

const server = siteServer(SITE);
const origin = await listen(server);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--font-render-hinting=none'],
  ...(env ? { env } : {}),
});
try {
  const home = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await home.goto(origin, { waitUntil: 'networkidle' });
  await take(home, HOME);
  await home.close();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pathToFileURL(join(reports.path, 'report.html')).href);
  await take(page, REPORT);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
