import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { arialWidths } from './arial-widths.ts';
import { findBrowser } from '../editorial/seen/browser.ts';
import { isInstalled } from './e2e/engines.ts';
import { PREVIEW } from './e2e/servers.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Whether /dev/shm is large enough for the browser; in a container it may have only 64 MB. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

const { args, env, ...browser } = await findBrowser();
const launchOptions = {
  ...browser,
  // Letter widths are not rounded to whole pixels, as on phones, Windows and macOS. Only a headless
  // shell, such as the pinned one, knows the switch; a whole Chromium on Linux rounds them.
  args: [...args, '--font-render-hinting=none'],
  env: { ...(env ?? process.env), ...(await arialWidths()) },
  // Playwright's default is files, which are slower than shared memory.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};
const chromium = {
  browserName: 'chromium' as const,
  launchOptions,
  // Other engines know no such permission: the visitor's press is enough.
  permissions: ['clipboard-write'],
};

/** Tests with one of the tags for screens, and not with both, which run on both. */
const ONLY_WIDE = /^(?!.*@narrow).*@wide/s;
const ONLY_NARROW = /^(?!.*@wide).*@narrow/s;

/** The projects of the other engines that are installed. global-setup.ts says which are not. */
const others = [
  { engine: firefox, name: 'firefox', use: desktop, without: ONLY_NARROW },
  { engine: webkit, name: 'webkit-phone', use: devices['iPhone 15'], without: ONLY_WIDE },
  { engine: webkit, name: 'webkit', use: desktop, without: ONLY_NARROW },
]
  .filter(({ engine }) => isInstalled(engine))
  .map(({ engine, name, use, without }) => ({
    name,
    use: { ...use, browserName: engine.name() as 'firefox' | 'webkit' },
    grepInvert: [without, /@chromium/],
  }));

/*
 * Tags: @wide runs on wide screens only, because the layout is another one on phones, the width makes
 * no difference, or the test sets widths itself; @narrow runs on phones only; both run on both;
 * @chromium runs in Chromium only, because it needs the protocol of its developer tools, a feature that
 * others lack, or the words of its messages.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../test-results/e2e',
  // Only ends a hang: the duration of a test depends on the load of the machine.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // The tests of a file run in one worker, where those with `testOnSharedPage` (e2e/test.ts) share a page.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: PREVIEW.url,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // No traces, which would take a third of the time.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...chromium, ...phone }, grepInvert: ONLY_WIDE },
    { name: 'desktop', use: { ...chromium, ...desktop }, grepInvert: ONLY_NARROW },
    ...others,
  ],
});
