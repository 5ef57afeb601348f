/**
 * `npm run bench -- [--runs 15] [--builds 3]`: measures the home page beside two stand-ins with the
 * same words, and what a build takes. Prints the tables and writes them to tests/bench/RESULTS.md.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { siteServer } from '../../scripts/site-server.ts';
import { arialWidths } from '../arial-widths.ts';
import { findBrowser } from '../browser.ts';
import { cleanBuild, timed } from './builds.ts';
import { slowdown, visit, type Load } from './loads.ts';
import {
  ratio,
  tableOfGrowth,
  tableOfMedians,
  tableOfRatios,
  type Contender,
  type Growth,
} from './results.ts';
import { clientRendered, handWritten } from './standins/pages.ts';
import { proseOf } from './standins/prose.ts';

const WORK = '.cache/bench';
const NAMES = ['site', 'hand-written', 'client-rendered'] as const;
const STEPS = [0, 500, 1000];
/** `npm run build` without the content check, which refuses more than 99 entries in one folder. */
const SITE_ALONE = 'node scripts/own-node.js astro build';
/** How much longer than the hand-written page the site may take to its first paint. */
const BAR = 1.1;
/** The share of the wanted slowdown below which other work disturbed the run. */
const LEAST_SLOWDOWN = 0.75;

type Name = (typeof NAMES)[number];

function wanted(name: string, given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a number from 1 on.`);
  return count;
}

/** Seconds of whole builds, and of the site's part of them with more and more content. */
function buildSites(rounds: number): { whole: number[]; growth: Growth } {
  const whole: number[] = [];
  const growth = new Map(STEPS.map((entries): [number, number[]] => [entries, []]));
  for (let round = 0; round < rounds; round++) {
    whole.push(cleanBuild({ command: 'npm run build', keep: join(WORK, 'site') }));
    for (const [entries, seconds] of growth) {
      seconds.push(cleanBuild({ command: SITE_ALONE, entries }));
    }
  }
  return { whole, growth };
}

/** Makes both stand-ins from the built site. Gives the seconds that each React build took. */
function buildStandIns(rounds: number): number[] {
  const prose = proseOf(readFileSync(join(WORK, 'site/index.html'), 'utf8'));
  const source = join(WORK, 'client-source');
  for (const folder of ['hand-written', 'client-source']) {
    mkdirSync(join(WORK, folder), { recursive: true });
  }
  writeFileSync(join(WORK, 'hand-written/index.html'), handWritten(prose));
  for (const [name, text] of Object.entries(clientRendered(prose))) {
    writeFileSync(join(source, name), text);
  }
  const command = `vite build ${source} --outDir ../client-rendered --emptyOutDir --logLevel warn`;
  const seconds = Array.from({ length: rounds }, () => timed(command, '.'));
  // All three answer with the same general headers, so that no header makes the difference.
  for (const name of ['hand-written', 'client-rendered']) {
    cpSync('public/_headers', join(WORK, name, '_headers'));
  }
  return seconds;
}

interface Visits {
  readonly loads: ReadonlyMap<Name, readonly Load[]>;
  readonly slowed: Awaited<ReturnType<typeof slowdown>>;
}

/** Visits all pages in turn, `runs` times; who comes first changes from round to round. */
async function visitAll(runs: number): Promise<Visits> {
  const loads = new Map(NAMES.map((name): [Name, Load[]] => [name, []]));
  const servers = new Map(
    NAMES.map((name): [Name, Server] => [name, siteServer(join(WORK, name))]),
  );
  const found = await findBrowser();
  // With a font that visitors have: names that no system font bears delay the paint of any page.
  const env = { ...(found.env ?? process.env), ...(await arialWidths()) };
  const browser = await chromium.launch({ ...found, env });
  try {
    for (const server of servers.values()) await once(server.listen(0, 'localhost'), 'listening');
    const before = await slowdown(browser);
    // Round 0 warms up the browser and the servers, and is not counted.
    for (let round = 0; round <= runs; round++) {
      const first = round % NAMES.length;
      for (const name of [...NAMES.slice(first), ...NAMES.slice(0, first)]) {
        const { port } = servers.get(name)?.address() as AddressInfo;
        const load = await visit(browser, `http://localhost:${port}/`);
        if (round > 0) loads.get(name)?.push(load);
      }
    }
    const after = await slowdown(browser);
    return { loads, slowed: after.real < before.real ? after : before };
  } finally {
    await browser.close();
    for (const server of servers.values()) server.close();
  }
}

function contender(name: Name, loads: readonly Load[], build?: readonly number[]): Contender {
  const all = (measure: keyof Load) => loads.map((load) => load[measure]);
  return {
    name,
    samples: {
      bytes: all('bytes'),
      requests: all('requests'),
      firstPaint: all('firstPaint'),
      linkPaint: all('linkPaint'),
      largestPaint: all('largestPaint'),
      script: all('script'),
      elements: all('elements'),
      ...(build && { build }),
    },
  };
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    builds: { type: 'string', default: '3' },
  },
});
const runs = wanted('runs', values.runs);
const builds = wanted('builds', values.builds);

rmSync(WORK, { recursive: true, force: true });
const { whole, growth } = buildSites(builds);
const clientBuilds = buildStandIns(builds);
const { loads, slowed } = await visitAll(runs);
const site = contender('site', loads.get('site') ?? [], whole);
const hand = contender('hand-written', loads.get('hand-written') ?? []);
const client = contender('client-rendered', loads.get('client-rendered') ?? [], clientBuilds);

const paint = ratio(site.samples.linkPaint, hand.samples.linkPaint) ?? Number.NaN;
const slowPaint = ratio(site.samples.firstPaint, hand.samples.firstPaint) ?? Number.NaN;
const verdict = `On the slow link, first paint takes ${paint.toFixed(2)} × what the hand-written page takes; the bar is ${BAR}. With the processor slowed as well it takes ${slowPaint.toFixed(2)} ×.`;
const template = readFileSync(join(import.meta.dirname, 'results.template.md'), 'utf8');
const report = Object.entries({
  verdict,
  ratios: tableOfRatios([site, hand, client]),
  medians: tableOfMedians([site, hand, client]),
  growth: tableOfGrowth(growth),
  slowed: `${slowed.real.toFixed(1)} × (${slowed.wanted} wanted)`,
  runs: `${runs}`,
  builds: `${builds}`,
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} processor cores, Node ${process.versions.node}`,
}).reduce((text, [gap, value]) => text.replaceAll(`{${gap}}`, () => value), template);
const formatted = await format(report, { parser: 'markdown' });
console.log(formatted);
if (slowed.real < slowed.wanted * LEAST_SLOWDOWN) {
  console.error(
    'The machine was too busy for these times to mean much: RESULTS.md stays as it was.',
  );
  process.exitCode = 1;
} else {
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), formatted);
}
