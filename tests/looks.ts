/**
 * `npm run looks` takes pictures of every page, of the preview and of the release, into `.cache/looks/now`, and
 * names those that differ from the ones of its last run, which are then in `.cache/looks/before`. Run it before a
 * change and after it. What is printed are PDF files, so that one sees where a sheet of paper ends.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../editorial/seen/browser.ts';
import { siteServer } from '../hosting/site-server.ts';
import { ROUTES } from '../src/content-map.ts';
import { listen } from './listen.ts';
import { loadPictures } from './load-pictures.ts';

const NOW = '.cache/looks/now';
const BEFORE = '.cache/looks/before';
const BUILDS = { preview: 'dist', release: 'dist-supplied' };
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced-colors': { forcedColors: 'active' },
} as const;

const missing = Object.values(BUILDS).filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(' and no ')}. Run: npm test build build:supplied`);
  process.exit(1);
}

/** Writes the pictures of an open page into `.cache/looks/now`, under names that begin with `name`. */
async function takeLooks(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const [look, media] of Object.entries(LOOKS)) {
      await page.emulateMedia({
        reducedMotion: 'reduce',
        colorScheme: null,
        forcedColors: null,
        ...media,
      });
      await loadPictures(page);
      const path = join(NOW, `${name}-${window.width}-${look}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  await page.emulateMedia({ forcedColors: null });
  const paper = await page.pdf({ format: 'A4' });
  // The time and the port would make every two of these files differ.
  const stable = paper
    .toString('latin1')
    .replaceAll(/(?<=Date \(D:|localhost:)\d+/g, (digits) => '0'.repeat(digits.length));
  writeFileSync(join(NOW, `${name}-paper.pdf`), stable, 'latin1');
}

rmSync(BEFORE, { recursive: true, force: true });
if (existsSync(NOW)) renameSync(NOW, BEFORE);
mkdirSync(NOW, { recursive: true });
const browser = await chromium.launch(await findBrowser());
for (const [build, folder] of Object.entries(BUILDS)) {
  const server = siteServer(folder);
  const origin = await listen(server);
  for (const [name, route] of [...Object.entries(ROUTES), ['404', '/404']]) {
    const page = await browser.newPage();
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await takeLooks(page, `${build}-${name}`);
    await page.close();
  }
  server.closeAllConnections();
  server.close();
}
await browser.close();

const taken = globSync('*', { cwd: NOW }).toSorted();
console.log(`${taken.length} pictures are in ${NOW}.`);
if (existsSync(BEFORE)) {
  const isOther = (name: string) =>
    !existsSync(join(BEFORE, name)) ||
    !readFileSync(join(NOW, name)).equals(readFileSync(join(BEFORE, name)));
  const others = taken.filter(isOther);
  console.log(`${others.length} differ from those in ${BEFORE}${others.length > 0 ? ':' : '.'}`);
  for (const name of others) console.log(`  ${name}`);
}
