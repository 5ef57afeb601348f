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

/** Only ends a hang: a busy machine may take more than a minute to start the server. */
const TIMEOUT = 240_000;

let dev: ChildProcess;
let browser: Browser;
let page: Page;
let validSource: string;
let address: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Saves the section: its valid source, or another one. */
const save = (source = validSource) => {
  writeFileSync(join(folder, SECTION), source);
};
const BROKEN = 'title: One: two';
const withColon = () => validSource.replace(/^title: .*$/m, BROKEN);

/** The text of the panel: empty if there is none, `changing` during a navigation. */
const panel = () =>
  page
    .evaluate(
      () =>
        document.querySelector('content-check')?.shadowRoot?.querySelector('section')?.innerText ??
        '',
    )
    .catch(() => 'changing');

const panelHolds = (text: string | RegExp) =>
  expect.poll(panel, { timeout: TIMEOUT }).toMatch(text);
const panelIsQuiet = () => expect.poll(panel, { timeout: TIMEOUT }).not.toMatch(/error|changing/);

beforeAll(async () => {
  copySources(folder);
  validSource = readFileSync(join(folder, SECTION), 'utf8');
  save(withColon());
  const port = await freePort();
  address = `http://localhost:${port}/legal`;
  dev = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // Without the test runner's variables, which Astro would react to.
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
  it('sees the list of errors if they stop Astro from starting', async () => {
    const status = () =>
      fetch(address).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: TIMEOUT }).toBe(503);
    await page.goto(address);
    const text = await page.innerText('body');
    expect(text).toContain('The site cannot be shown until this is put right');
    expect(text).toContain(`${SECTION}:2:`);
    expect(text).toContain(BROKEN);
  });

  it('sees the site without reloading once the errors are corrected', async () => {
    save();
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: TIMEOUT });
    await panelIsQuiet();
  });

  it('sees a message appear when an error is saved, and disappear when it is corrected', async () => {
    save(validSource.replace(/^title: .*$/m, 'title: ""'));
    await panelHolds(`${SECTION}:2:8`);
    expect(await panel()).toMatch(/This page: 1 error/);
    save();
    await panelIsQuiet();
  });

  it('sees only the number of errors on other pages', async () => {
    const question = join(folder, QUESTION);
    const before = readFileSync(question, 'utf8');
    writeFileSync(question, before.replace('question:', 'qestion:'));
    await panelHolds(/This page: nothing wrong\. Other pages: \d error/);
    expect(await panel()).not.toContain('qestion');
    writeFileSync(question, before);
    await panelIsQuiet();
  });

  it('sees the message even if the error breaks the page', async () => {
    save(withColon());
    await panelHolds(BROKEN);
    save();
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: TIMEOUT });
    await panelIsQuiet();
  });
});
