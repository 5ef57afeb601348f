import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseBrowser } from '../../../editorial/seen/browser.ts';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';

beforeEach(() => {
  // This machine may name a browser.
  vi.stubEnv('CHROMIUM_PATH', '');
});

/** A file that stands for a browser. */
const put = (name: string) => join(folderWith({ [name]: '' }), name);

/** A machine for which no browser is pinned; `downloaded` is the path of Playwright's browser. */
const unpinned = (downloaded = '/nowhere') =>
  ({ platform: 'linux', arch: 'arm64', downloaded }) as const;

test('the browser that CHROMIUM_PATH names comes first', async () => {
  const wanted = put('my-browser');
  vi.stubEnv('CHROMIUM_PATH', wanted);
  const { source, browser } = await chooseBrowser();
  expect(source).toBe('CHROMIUM_PATH');
  expect(browser.executablePath).toBe(wanted);
});

test('a CHROMIUM_PATH that names no file is an error, not a reason to take another', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  await expect(chooseBrowser()).rejects.toThrow('CHROMIUM_PATH names no file');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the pinned browser is preferred to the one that Playwright downloaded',
  async () => {
    const { source, browser } = await chooseBrowser({ downloaded: put('downloaded') });
    expect(source).toBe('@sparticuz/chromium');
    expect(existsSync(browser.executablePath)).toBe(true);
  },
);

test('without a pinned browser, the one that Playwright downloaded is taken', async () => {
  const downloaded = put('downloaded');
  const { source, browser } = await chooseBrowser(unpinned(downloaded));
  expect(source).toBe('Playwright');
  expect(browser.executablePath).toBe(downloaded);
});

test('without any browser the error says how to get one', async () => {
  await expect(chooseBrowser(unpinned())).rejects.toThrow(/npx playwright install.*CHROMIUM_PATH/);
});

test('the browser may resolve no name but localhost', async () => {
  const { browser } = await chooseBrowser(unpinned(put('downloaded')));
  expect(browser.args).toContain('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost');
});
