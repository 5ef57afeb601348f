import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.ts';
import { siteWords } from '../site-words.ts';
import { copySources } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const SECTION = 'src/content/legal/02-not-financial-advice.mdx';
const TITLE = siteWords().sections('legal')[1]?.title ?? '';
const QUESTION = 'src/content/faq/01-right-address.mdx';

/** Ends a hang. A busy machine takes a minute and more to start the server. */
const LIMIT = 240_000;

let dev: ChildProcess;
let browser: Browser;
let page: Page;
let good: string;
let address: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Saves the section as it was, or with other settings at its top. */
const save = (source = good) => {
  writeFileSync(join(folder, SECTION), source);
};
const BROKEN = 'title: One: two';
const withColon = () => good.replace(/^title: .*$/m, BROKEN);

/** The words of the panel; nothing while it is not there, or while the page changes. */
const panel = () =>
  page
    .evaluate(
      () =>
        document.querySelector('content-check')?.shadowRoot?.querySelector('section')?.innerText ??
        '',
    )
    .catch(() => 'changing');

const panelHolds = (text: string | RegExp) => expect.poll(panel, { timeout: LIMIT }).toMatch(text);
const panelIsQuiet = () => expect.poll(panel, { timeout: LIMIT }).not.toMatch(/error|changing/);

beforeAll(async () => {
  copySources(folder);
  good = readFileSync(join(folder, SECTION), 'utf8');
  save(withColon());
  const port = await freePort();
  address = `http://localhost:${port}/legal`;
  dev = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // The test runner's own variables would make Astro believe that it is being tested.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

describe('An editor who runs the site', () => {
  it('reads what to put right where the content is too broken to show the site', async () => {
    const status = () =>
      fetch(address).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: LIMIT }).toBe(503);
    await page.goto(address);
    const text = await page.innerText('body');
    expect(text).toContain('The site cannot be shown until this is put right');
    expect(text).toContain(`${SECTION}:2:`);
    expect(text).toContain(BROKEN);
  });

  it('sees the site by itself once it is put right', async () => {
    save();
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: LIMIT });
    await panelIsQuiet();
  });

  it('sees a message appear as a fault is saved, and vanish with it', async () => {
    save(good.replace(/^title: .*$/m, 'title: ""'));
    await panelHolds(`${SECTION}:2:8`);
    expect(await panel()).toMatch(/This page: 1 error/);
    save();
    await panelIsQuiet();
  });

  it('is told of faults on other pages without being disturbed', async () => {
    const question = join(folder, QUESTION);
    const before = readFileSync(question, 'utf8');
    writeFileSync(question, before.replace('question:', 'qestion:'));
    await panelHolds(/This page: nothing wrong\. Other pages: \d error/);
    expect(await panel()).not.toContain('qestion');
    writeFileSync(question, before);
    await panelIsQuiet();
  });

  it('sees the message also where the fault breaks the page', async () => {
    save(withColon());
    await panelHolds(BROKEN);
    save();
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: LIMIT });
    await panelIsQuiet();
  });
});
