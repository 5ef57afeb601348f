/**
 * `npm run bench [-- --runs 15]`: measures the built home page beside a hand-written page with the
 * same words, and prints a table. README.md says what is measured and how.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { siteServer } from '../../scripts/site-server.ts';
import { arialWidths } from '../arial-widths.ts';
import { findBrowser } from '../browser.ts';
import { handWritten } from './hand-written.ts';
import { slowdown, visit, type Load } from './loads.ts';
import { ratio, table } from './results.ts';

const SITE = 'dist';
const HAND_WRITTEN = '.cache/bench';
/** How much longer than the hand-written page the site may take to its first paint. */
const BAR = 1.1;
/** The share of the wanted slowdown below which other work disturbed the run. */
const LEAST_SLOWDOWN = 0.75;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');

const pages = [
  { server: siteServer(SITE), loads: [] as Load[] },
  { server: handWrittenServer(), loads: [] as Load[] },
];

/** Serves the hand-written page with the same general headers, so that no header makes the difference. */
function handWrittenServer() {
  rmSync(HAND_WRITTEN, { recursive: true, force: true });
  mkdirSync(HAND_WRITTEN, { recursive: true });
  const html = readFileSync(join(SITE, 'index.html'), 'utf8');
  writeFileSync(join(HAND_WRITTEN, 'index.html'), handWritten(html));
  cpSync('public/_headers', join(HAND_WRITTEN, '_headers'));
  return siteServer(HAND_WRITTEN);
}

const found = await findBrowser();
// With a font that visitors have: names that no system font bears delay the paint of any page.
const env = { ...(found.env ?? process.env), ...(await arialWidths()) };
const browser = await chromium.launch({ ...found, env });
for (const { server } of pages) await once(server.listen(0, 'localhost'), 'listening');
const before = await slowdown(browser);
// Round 0 warms up the browser and the servers, and is not counted; who comes first changes.
for (let round = 0; round <= runs; round++) {
  for (const { server, loads } of round % 2 === 0 ? pages : pages.toReversed()) {
    const { port } = server.address() as AddressInfo;
    const load = await visit(browser, `http://localhost:${port}/`);
    if (round > 0) loads.push(load);
  }
}
const after = await slowdown(browser);
await browser.close();
for (const { server } of pages) server.close();

const [site = [], hand = []] = pages.map(({ loads }) => loads);
const real = Math.min(before.real, after.real);
console.log(table(site, hand));
console.log(
  `\n${runs} visits each. On the slow link, first paint takes ${ratio('linkPaint', site, hand)} × what the hand-written page takes; the bar is ${BAR}. The processor was slowed ${real.toFixed(1)} × (${before.wanted} wanted).`,
);
if (real < before.wanted * LEAST_SLOWDOWN) {
  console.error('The machine was too busy for these times to mean much.');
  process.exitCode = 1;
}
