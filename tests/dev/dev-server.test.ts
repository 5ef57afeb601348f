import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../editorial/seen/browser.ts';
import { siteWords } from '../site-words.ts';
import { copySources, moveAddress } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const SECTION = 'src/content/legal/02-not-financial-advice.mdx';
const TITLE = siteWords()
  .sections('legal')
  .find(({ anchor }) => SECTION.endsWith(`-${anchor}.mdx`))?.title;
if (TITLE === undefined) throw new Error(`${SECTION} is no section of Legal.`);

/** Only ends a hang: a busy machine may take more than a minute to start the server. */
const TIMEOUT = 240_000;

/** Started by the test of the site without errors, for those after it. */
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let validSource: string;
let address: string;

/** Saves the section: its valid source, or another one. */
const save = (source = validSource) => {
  writeFileSync(join(folder, SECTION), source);
};
const withColon = () => validSource.replace(/^title: .*$/m, 'title: One: two');

/** The text of the error overlay: empty if there is none, `changing` during a navigation. */
const overlay = () =>
  page
    .evaluate(
      () =>
        document
          .querySelector<HTMLElement>('vite-error-overlay')
          ?.shadowRoot?.querySelector<HTMLElement>('#layout')?.innerText ?? '',
    )
    .catch(() => 'changing');

const overlayHolds = (text: string | RegExp) =>
  expect.poll(overlay, { timeout: TIMEOUT }).toMatch(text);
const overlayIsGone = () => expect.poll(overlay, { timeout: TIMEOUT }).toBe('');
const titleIsThere = () => page.getByRole('heading', { name: TITLE }).waitFor({ timeout: TIMEOUT });

/**
 * Opens the page in a new tab and waits only for its first bytes: the server asks open pages to
 * reload when a file is saved, and a reload would cancel a navigation of the same tab.
 */
async function open() {
  await page.close();
  page = await browser.newPage();
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
}

/** Starts the server on a free port. `printed.text` grows by what it prints. */
function start() {
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      // Without the test runner's variables, which Astro would react to.
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    },
  );
  const printed = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.text += chunk.toString()));
  return { child, printed };
}

beforeAll(async () => {
  copySources(folder);
  moveAddress(folder, { from: '/terms', to: '/legal' });
  validSource = readFileSync(join(folder, SECTION), 'utf8');
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
  it('reads the errors in the terminal if there are any at the start', async () => {
    save(withColon());
    const { child, printed } = start();
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(printed.text).toContain(SECTION);
    expect(printed.text).toContain('title: "One: two"');
    save();
  });

  it('sees the site if there are none', async () => {
    const { child, printed } = start();
    dev = child;
    const local = /http:\/\/localhost:\d+\//;
    await expect.poll(() => printed.text, { timeout: TIMEOUT }).toMatch(local);
    address = `${local.exec(printed.text)?.[0] ?? ''}legal`;
    await open();
    await titleIsThere();
    await overlayIsGone();
  });

  it('is led from a former address to the page', async () => {
    const response = await fetch(new URL('/terms', address), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/legal']);
  });

  it('sees a message appear when an error is saved, and disappear when it is corrected', async () => {
    save(validSource.replace(/^title: .*$/m, 'title: ""'));
    await overlayHolds(/“title” is empty/);
    await overlayHolds('02-not-financial-advice.mdx:2:8');
    await open();
    await overlayHolds(/“title” is empty/);
    save();
    await overlayIsGone();
  });

  it('reads what to type', async () => {
    save(withColon());
    await overlayHolds('title: "One: two"');
    save();
    await overlayIsGone();
  });

  it('sees the message even if the error breaks the page', async () => {
    save(`${validSource}\nSo {open.\n`);
    await overlayHolds(/The character “{” starts code here/);
    await open();
    await overlayHolds(/The character “{” starts code here/);
    save();
    await titleIsThere();
    await overlayIsGone();
  });
});
