/**
 * The base of every end-to-end test. A test fails on any complaint of the browser, even if its own
 * assertions pass: a console error or warning, an exception, a violation of the Content Security
 * Policy, a failed request, or a request to another origin.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { MISSING } from './routes.ts';
import { watch, type Watched } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures extends Watched {
  /** Allows complaints that the test provokes on purpose, by a text or pattern in them. */
  allowConsole: (...complaints: (string | RegExp)[]) => void;
  watched: Watched;
}

export const test = base.extend<Fixtures>({
  watched: async ({ context }, provide) => {
    await provide(await watch(context));
  },
  consoleMessages: ({ watched }, provide) => provide(watched.consoleMessages),
  complaints: ({ watched }, provide) => provide(watched.complaints),

  allowConsole: [
    async ({ complaints }, provide) => {
      const allowed: (string | RegExp)[] = [
        // The browser itself reports the status 404.
        MISSING,
        // The menu's buttons have both attributes: `popovertarget` is for browsers without commands.
        'popovertarget is ignored on elements with commandfor.',
      ];
      await provide((...more) => {
        allowed.push(...more);
      });
      const unexpected = complaints.filter(
        (complaint) =>
          !allowed.some((fault) =>
            typeof fault === 'string' ? complaint.includes(fault) : fault.test(complaint),
          ),
      );
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

interface SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: Watched;
}

/**
 * For tests that only look: they leave nothing behind in their browser context, such as a script, a
 * route, a permission or a cookie. Those of one worker share a page, which halves their time; each
 * starts on about:blank.
 */
export const testOnSharedPage = test.extend<
  { shared: SharedPage },
  { pages: Map<string, SharedPage> }
>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, provide) => {
      const pages = new Map<string, SharedPage>();
      await provide(pages);
      for (const { context } of pages.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  shared: async (
    {
      pages,
      browser,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      contextOptions,
    },
    provide,
  ) => {
    const options = {
      ...contextOptions,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    };
    const key = JSON.stringify(options);
    let shared = pages.get(key);
    if (!shared) {
      const context = await browser.newContext(options);
      shared = { context, watched: await watch(context), page: await context.newPage() };
      pages.set(key, shared);
    }
    const { context, page, watched } = shared;
    await provide(shared);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto('about:blank');
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
      contrast: null,
    });
    if (viewport) await page.setViewportSize(viewport);
    watched.complaints.length = 0;
    watched.consoleMessages.length = 0;
  },
  context: ({ shared }, provide) => provide(shared.context),
  page: ({ shared }, provide) => provide(shared.page),
  watched: ({ shared }, provide) => provide(shared.watched),
});

/** Focuses every island of the page, and waits until all are hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.locator('a, button, input, textarea').first().focus();
    await expect(island).toHaveAttribute('data-ready');
  }
}
