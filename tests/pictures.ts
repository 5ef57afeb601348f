/**
 * `npm run pictures` builds the site for a fixed day, and takes all pictures of the READMEs again: the
 * home page, and in packages/copy-review/docs a report on a version in which some sentences differ.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { siteServer } from '../hosting/site-server.ts';
import { readSite, type Site } from '../packages/copy-review/src/files/site.ts';
import { config } from '../editorial/review.config.ts';
import { compareVersions } from '../packages/copy-review/src/command/compare.ts';
import { addMonths, longDate, shortDate } from '../src/formats/dates.ts';
import { findBrowser } from '../editorial/seen/browser.ts';
import { siteWords } from './site-words.ts';

const HOME = fileURLToPath(new URL('../docs/home.png', import.meta.url));
const FOLDER = fileURLToPath(new URL('../packages/copy-review/docs', import.meta.url));

const SITE = '.cache/pictures';
// 5 January 2026. On Windows the command of a package is a batch file, which only a shell runs.
const build = spawnSync('node scripts/own-node.js astro build', {
  shell: true,
  stdio: 'inherit',
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

/** A text with all replacements. */
const replaced = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((before, [from, to]) => before.replaceAll(from, to), text);

/** @throws Error with the texts that none of the given ones has any longer */
function requireIn(texts: readonly string[], edits: readonly Edit[]): void {
  const missing = edits.filter(([from]) => !texts.some((text) => text.includes(from)));
  if (missing.length > 0) throw new Error(`The site has no longer: ${missing.join('; ')}`);
}

/** Writes the site with replaced texts into a folder. */
function writeEdited({ pages, pageFiles }: Site, edits: readonly Edit[], folder: string): void {
  requireIn([...pages.values()], edits);
  cpSync(SITE, folder, { recursive: true });
  for (const [route, file] of pageFiles)
    writeFileSync(join(folder, file), replaced(pages.get(route) ?? '', edits));
}

/** The names of both versions: invented commits. */
const [BEFORE, AFTER] = ['4f1c2a9', 'df913df'];

const before = readSite(SITE);
using folderAfter = mkdtempDisposableSync(join(tmpdir(), 'pictures-'));
writeEdited(before, EDITS, folderAfter.path);
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
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const { port } = server.address() as AddressInfo;
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--font-render-hinting=none'],
  ...(env ? { env } : {}),
});
try {
  const home = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await home.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
  await take(home, HOME);
  await home.close();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pathToFileURL(join(reports.path, 'report.html')).href);
  await take(page, join(FOLDER, 'review.png'));
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
