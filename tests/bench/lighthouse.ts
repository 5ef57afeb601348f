/**
 * `node tests/bench/lighthouse.ts <where lighthouse is installed> [--runs 3]`: the four scores of
 * every page of dist-supplied (or of `--folder`), as a phone gets them.
 * tests/bench/README.md says how to install it.
 */
import { once } from 'node:events';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { siteServer } from '../../scripts/site-server.ts';
import { findBrowser } from '../browser.ts';
import { median } from './results.ts';

const RELAXED = '.cache/bench/readable-robots';
const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is used of Lighthouse's result (https://github.com/GoogleChrome/lighthouse, types/lhr). */
interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  };
}
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    onlyCategories: readonly string[];
    ignoreStatusCode: boolean;
  },
) => Promise<Result>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    folder: { type: 'string', default: 'dist-supplied' },
  },
});
const [place] = positionals;
if (place === undefined) throw new Error('Say in which folder lighthouse is installed.');
const entry = pathToFileURL(resolve(place, 'node_modules/lighthouse/core/index.js')).href;
const { default: lighthouse } = (await import(entry)) as { default: Lighthouse };

/** A copy of the build whose pages may fetch from their own site, which is all that differs. */
function relaxed(): string {
  rmSync(RELAXED, { recursive: true, force: true });
  cpSync(values.folder, RELAXED, { recursive: true });
  for (const name of readdirSync(RELAXED).filter((file) => /\.html$|^_headers$/.test(file))) {
    const path = join(RELAXED, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll("connect-src 'none'", "connect-src 'self'"));
  }
  return RELAXED;
}

/** The medians of the scores, 0 to 100, and which weighed audits ever missed the full score. */
async function judge(url: string, categories: readonly string[], runs: number) {
  const missed = new Set<string>();
  const scores = new Map(categories.map((name): [string, number[]] => [name, []]));
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: categories,
      // Of the 404 page.
      ignoreStatusCode: true,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    for (const [name, { score, auditRefs }] of Object.entries(lhr.categories)) {
      scores.get(name)?.push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) missed.add(id);
      }
    }
  }
  return { scores: [...scores.values()].map(median), missed: [...missed] };
}

const runs = Number(values.runs);
const servers = [siteServer(values.folder), siteServer(relaxed())];
const { args, ...found } = await findBrowser();
const browser = await chromium.launch({
  ...found,
  args: [...args, `--remote-debugging-port=${PORT}`],
});
try {
  const [strict, open] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, 'localhost'), 'listening');
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    }),
  );
  console.log(['page', ...CATEGORIES, 'seo with robots.txt readable', 'below 100'].join(' | '));
  for (const file of readdirSync(values.folder).filter((name) => name.endsWith('.html'))) {
    const route = `/${file.replace(/(index)?\.html$/, '')}`;
    const { scores, missed } = await judge(`${strict}${route}`, CATEGORIES, runs);
    const readable = await judge(`${open}${route}`, ['seo'], 1);
    console.log([route, ...scores, ...readable.scores, missed.join(', ')].join(' | '));
  }
} finally {
  await browser.close();
  for (const server of servers) server.close();
}
