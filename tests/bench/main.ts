/**
 * `npm run bench [-- --runs 7]`: measures each built page beside a hand-written page with the same
 * words, and prints a table. README.md says what is measured and how.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { siteServer } from '../../hosting/site-server.ts';
import { ROUTES } from '../../src/content-map.ts';
import { findBrowser } from '../../editorial/seen/browser.ts';
import { arialWidths } from '../arial-widths.ts';
import { listen } from '../listen.ts';
import { handWritten } from './hand-written.ts';
import { visit, type Load } from './loads.ts';
import { ratio, table } from './results.ts';

const SITE = 'dist';
const HAND_WRITTEN = '.cache/bench';
/**
 * The highest ratios of the site's cost to that of the hand-written page. Tasks: half more than README.md has for
 * 23 November 2026, at most 3.04 on Home and 2.48 elsewhere, since runs differ by 0.3; Trust Pledge has as many
 * drawings as Home. Paint: 0.17 more for the 11,500 bytes that the response may have up to the end of the first
 * screen (57 ms on the slow link), and 0.03, since runs differ by 0.02.
 */
const LIMITS = {
  tasks: (page: string) => (page === '/' || page === ROUTES['trust-pledge'] ? 3.5 : 3),
  paint: () => 1.2,
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');

const routes = [...Object.values(ROUTES), '/404'];
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

rmSync(HAND_WRITTEN, { recursive: true, force: true });
mkdirSync(HAND_WRITTEN, { recursive: true });
for (const route of routes) {
  const html = readFileSync(join(SITE, fileOf(route)), 'utf8');
  writeFileSync(join(HAND_WRITTEN, fileOf(route)), handWritten(html));
}
// The same headers, so that they make no difference.
cpSync('public/_headers', join(HAND_WRITTEN, '_headers'));

const browserOptions = await findBrowser();
// With a font that visitors have: a `local()` font that is missing delays the paint.
const env = { ...(browserOptions.env ?? process.env), ...(await arialWidths()) };
const browser = await chromium.launch({ ...browserOptions, env });
const servers = { site: siteServer(SITE), handWritten: siteServer(HAND_WRITTEN) };
const origins = {
  site: await listen(servers.site),
  handWritten: await listen(servers.handWritten),
};

const visits = routes.map((page) => ({ page, site: [] as Load[], handWritten: [] as Load[] }));
// Round 0 warms up the browser and the servers and is not counted. The order alternates.
for (let round = 0; round <= runs; round++) {
  for (const loads of visits) {
    const order = ['site', 'handWritten'] as const;
    for (const server of round % 2 === 0 ? order : order.toReversed()) {
      const load = await visit(browser, origins[server] + loads.page);
      if (round > 0) loads[server].push(load);
    }
  }
}
await browser.close();
for (const server of Object.values(servers)) server.close();

console.log(table(visits));
console.log(
  `\n${runs} visits each. All tasks: at most ${LIMITS.tasks('/')} on Home and Trust Pledge, ${LIMITS.tasks('/404')} elsewhere; first paint: at most ${LIMITS.paint()}.`,
);
for (const measure of ['tasks', 'paint'] as const)
  for (const loads of visits)
    if (ratio(measure, loads) > LIMITS[measure](loads.page))
      console.log(`Over the limit: ${measure} of ${loads.page}.`);
