/**
 * The base of every end-to-end test. A test fails on any complaint of the browser, even when all it
 * asserts holds: an error or warning on the console, an exception, a breach of the Content Security
 * Policy, a failed request, or a request that leaves the site.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { MISSING } from './routes.ts';
import { watch, type Watched } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures extends Watched {
  /** Declares complaints, of any kind, that the test provokes on purpose: a text or pattern in them. */
  allowConsole: (...complaints: (string | RegExp)[]) => void;
  watched: Watched;
}

export const test = base.extend<Fixtures>({
  watched: async ({ context }, use) => {
    await use(await watch(context));
  },
  consoleMessages: ({ watched }, use) => use(watched.consoleMessages),
  complaints: ({ watched }, use) => use(watched.complaints),

  allowConsole: [
    async ({ complaints }, use) => {
      // The browser itself reports that there is no such page.
      const allowed: (string | RegExp)[] = [MISSING];
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

/** Shows every island of the page that it is wanted, and waits until all of them are hydrated. */
export async function intent(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('a, button, input, textarea').first().focus();
    await expect(island).toHaveAttribute('data-ready');
  }
}
