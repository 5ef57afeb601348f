import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { arialWidths } from './arial-widths.ts';
import { findBrowser } from './browser.ts';
import { PREVIEW, SUPPLIED } from './e2e/servers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Whether what the browser's processes share may lie in memory; a container may lend only 64 MB. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

const { args, env, ...browser } = await findBrowser();
const launchOptions = {
  ...browser,
  // Letters as wide as on a phone, on Windows and on macOS: not rounded to whole pixels.
  args: [...args, '--font-render-hinting=none'],
  env: { ...(env ?? process.env), ...(await arialWidths()) },
  // Else it lies in files, which takes longer.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};
const chromium = { browserName: 'chromium', launchOptions } as const;

/** Firefox and WebKit come from `npx playwright install`: only where BROWSERS=all says they did. */
const others =
  process.env.BROWSERS === 'all'
    ? [
        {
          name: 'firefox',
          use: { browserName: 'firefox', ...desktop } as const,
          grepInvert: /@narrow|@chromium/,
        },
        { name: 'webkit-phone', use: { ...devices['iPhone 15'] }, grepInvert: /@wide|@chromium/ },
        {
          name: 'webkit',
          use: { browserName: 'webkit', ...desktop } as const,
          grepInvert: /@narrow|@chromium/,
        },
      ]
    : [];

/*
 * Tags say where a test makes sense: @wide on a wide screen only, because a narrow one is laid out
 * otherwise, or has no part in the matter (faults, policies, answers of the server, values once they
 * are supplied), or because the test goes through all widths itself; @narrow on phones only; @chromium where only Chromium knows
 * what is tested.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/print-browser.ts',
  outputDir: '../test-results/e2e',
  // A limit only ends a hang: how long a test takes depends on what else the machine does.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The tests of a file stay with one worker, where those that only look share their pages.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: PREVIEW.url,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A trace of every test, thrown away when it passes, would take a third of the time.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...chromium, ...phone }, grepInvert: /@wide/ },
    { name: 'desktop', use: { ...chromium, ...desktop }, grepInvert: /@narrow/ },
    ...others,
  ],
  // While one works on a page, the preview alone may be built; tests of the release then fail.
  webServer: [PREVIEW, SUPPLIED]
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map(({ folder, port, url }) => ({
      command: `node scripts/serve.ts ${folder} --port ${port}`,
      cwd: root,
      url,
      reuseExistingServer: false,
      stdout: 'ignore',
    })),
});
