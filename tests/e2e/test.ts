/**
 * The base of every end-to-end test. A test fails on any complaint of the browser, even when all it
 * asserts holds: an error or warning on the console, an exception, a breach of the Content Security
 * Policy, a failed request, or a request that leaves the site.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { Shelf, type KeptPage } from './kept-page.ts';
import { watch, type Watched } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures extends Watched {
  /** Declares complaints, of any kind, that the test provokes on purpose: a text or pattern in them. */
  allowConsole: (...complaints: (string | RegExp)[]) => void;
  watched: Watched;
}

/** A test with a page of its own. */
export const test = base.extend<Fixtures, { shelf: Shelf }>({
  // Every test has it, whether it looks for it or not: else it would need a worker of another kind.
  shelf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const shelf = new Shelf();
      await use(shelf);
      await shelf.close();
    },
    { scope: 'worker' },
  ],
  watched: async ({ context }, use) => {
    await use(await watch(context));
  },
  consoleMessages: ({ watched }, use) => use(watched.consoleMessages),
  complaints: ({ watched }, use) => use(watched.complaints),

  allowConsole: [
    async ({ complaints }, use) => {
      const allowed: (string | RegExp)[] = [];
      await use((...more) => {
        allowed.push(...more);
      });
      const unexpected = complaints.filter((complaint) => {
        return !allowed.some((one) =>
          typeof one === 'string' ? complaint.includes(one) : one.test(complaint),
        );
      });
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test that looks at the page `at` an address and touches nothing. It may get the page that
 * another such test has looked at before it; what it changes nobody else gets to see.
 */
export const look = test.extend<{ at: string; kept: KeptPage }>({
  at: ['/', { option: true }],
  kept: async ({ shelf, browser, at, viewport, colorScheme, contextOptions }, use, testInfo) => {
    await use(await shelf.open(browser, at, { viewport, colorScheme, ...contextOptions }));
    if (testInfo.status === testInfo.expectedStatus) await shelf.closeIfTouched();
    else await shelf.close();
  },
  watched: ({ kept }, use) => use(kept),
  page: ({ kept }, use) => use(kept.page),
});

/** Shows every island of the page that it is wanted, and waits until all of them are hydrated. */
export async function intent(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('a, button, input, textarea').first().focus();
    await expect(island).toHaveAttribute('data-ready');
  }
}
