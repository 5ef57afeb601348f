import { PREVIEW } from './servers.ts';
import { expect, look, test } from './test.ts';

const MISSING = '/no/such-page';

test.describe('A path that does not exist', () => {
  look.use({ at: MISSING });

  test.beforeEach(({ allowConsole }) => {
    // The browser itself reports the status of the document.
    allowConsole(`status 404: ${PREVIEW.url}${MISSING}`, /status of 404/);
  });

  test('answers with status 404 and “Oops! Page not found”', { tag: '@wide' }, async ({ page }) => {
    const response = await page.goto(MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });

  look('leads back to home', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  look(
    'leads on to other pages, none of which is missing',
    { tag: '@wide' },
    async ({ page, request }) => {
      const trail = page.getByRole('navigation', { name: 'Pick the trail up again' });
      for (const link of await trail.getByRole('link').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect((await request.get(href)).status(), href).toBe(200);
      }
      await expect(trail.getByRole('link')).toHaveCount(3);
    },
  );

  test(
    'writes the missing path on the console, without what follows the question mark',
    { tag: '@wide' },
    async ({ page, consoleMessages }) => {
      await page.goto(`${MISSING}?token=secret`);
      await expect
        .poll(() => consoleMessages.filter((text) => text.startsWith('404: no page at')))
        .toEqual([`404: no page at ${MISSING}`]);
    },
  );

  look('loads no script from anywhere to do so', { tag: '@wide' }, async ({ page }) => {
    await expect(page.locator('script[src], link[rel=modulepreload]')).toHaveCount(0);
  });

  look('asks search engines not to keep it', { tag: '@wide' }, async ({ page }) => {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  look(
    'shows where the map ends, without a sideways scroll at any width',
    { tag: '@wide' },
    async ({ page }) => {
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
      await expect(page.getByText('Sheet ends here. Tracks do not.')).toBeVisible();
    },
  );
});

test.describe('A path that does not exist, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says the same and leads home', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto(MISSING);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });
});
