import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../browser.ts';
import { copySources } from '../../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const SECTION = 'src/content/legal/02-not-financial-advice.mdx';
const LONGEST_START = 180_000;

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

const save = (from: string, to: string) => {
  writeFileSync(join(folder, SECTION), good.replace(from, to));
};

/** The words of the panel; nothing while it is not there, or while the page changes. */
const panel = () =>
  page
    .evaluate(
      () =>
        document.querySelector('content-check')?.shadowRoot?.querySelector('section')?.innerText ??
        '',
    )
    .catch(() => 'changing');

beforeAll(async () => {
  copySources(folder);
  good = readFileSync(join(folder, SECTION), 'utf8');
  save('title: ', 'title: One: ');
  const port = await freePort();
  address = `http://localhost:${port}/legal`;
  dev = spawn(process.execPath, ['tools/dev.ts', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // The test runner's own variables would make Astro believe that it is being tested.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage();
}, LONGEST_START);

afterAll(async () => {
  await browser.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

describe('An editor who runs the site', () => {
  it(
    'reads what to put right where the content is too broken to show the site',
    { timeout: LONGEST_START },
    async () => {
      const status = () =>
        fetch(address).then(
          (answer) => answer.status,
          () => 0,
        );
      await expect.poll(status, { timeout: LONGEST_START }).toBe(503);
      await page.goto(address);
      const text = await page.innerText('body');
      expect(text).toContain('The site cannot be shown until this is put right');
      expect(text).toContain(`${SECTION}:2:`);
      expect(text).toContain('title: One: Not financial advice');
    },
  );

  it('sees the site by itself once it is put right', { timeout: LONGEST_START }, async () => {
    save('', '');
    await page.waitForSelector('h1:has-text("Legal")', { timeout: LONGEST_START });
    await expect.poll(panel, { timeout: 30_000 }).not.toContain('error');
  });

  it(
    'sees a message appear as a fault is saved, and vanish with it',
    { timeout: 120_000 },
    async () => {
      save('title: Not financial advice', 'title: ""');
      await expect.poll(panel, { timeout: 30_000 }).toContain(`${SECTION}:2:8`);
      expect(await panel()).toMatch(/This page: 1 error/);
      save('', '');
      await expect.poll(panel, { timeout: 30_000 }).not.toContain('error');
    },
  );

  it('is told of faults on other pages without being disturbed', { timeout: 120_000 }, async () => {
    const question = join(folder, 'src/content/faq/01-right-address.mdx');
    const before = readFileSync(question, 'utf8');
    writeFileSync(question, before.replace('question:', 'qestion:'));
    await expect
      .poll(panel, { timeout: 30_000 })
      .toMatch(/This page: nothing wrong\. Other pages: \d error/);
    expect(await panel()).not.toContain('qestion');
    writeFileSync(question, before);
    await expect.poll(panel, { timeout: 30_000 }).not.toContain('error');
  });

  it('sees the message also where the fault breaks the page', { timeout: 120_000 }, async () => {
    save('title: ', 'title: One: ');
    await expect.poll(panel, { timeout: 30_000 }).toContain('title: One: Not financial advice');
    await page.goto(address);
    await expect.poll(panel, { timeout: 30_000 }).toContain('title: One: Not financial advice');
    save('', '');
    await page.waitForSelector('h1:has-text("Legal")', { timeout: 30_000 });
    await expect.poll(panel, { timeout: 30_000 }).not.toContain('error');
  });
});
