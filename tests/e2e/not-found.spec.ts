import { words } from './content.ts';
import { MISSING } from './routes.ts';
import { expect, look as test } from './test.ts';

const notFound = words.page('404');

test.describe('A path that does not exist', { tag: '@wide' }, () => {
  test('answers with status 404 and the 404 page, which links to other pages and home', async ({
    page,
  }) => {
    const response = await page.goto(MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await expect(page.getByText(notFound.caption)).toBeVisible();
    // The 404 page has no address of its own.
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    const trail = page.getByRole('navigation', { name: notFound.trail });
    await expect(trail.getByRole('link')).toHaveText(notFound.links.map(({ label }) => label));
    await page.getByRole('main').getByRole('link', { name: notFound.home.label }).click();
    await expect(page).toHaveURL(notFound.home.href);
  });

  test('logs the missing path to the console, without the query', async ({
    page,
    consoleMessages,
  }) => {
    await page.goto(`${MISSING}?token=secret`);
    await expect
      .poll(() => consoleMessages.filter((text) => text.startsWith(notFound.log)))
      .toEqual([`${notFound.log} ${MISSING}`]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has the same heading and link home', async ({ page }) => {
      await page.goto(MISSING);
      await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
      await expect(page.getByRole('link', { name: notFound.home.label })).toHaveAttribute(
        'href',
        notFound.home.href,
      );
    });
  });
});
