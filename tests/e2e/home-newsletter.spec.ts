import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.describe('The newsletter', () => {
  let field: Locator;
  let submit: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    field = page.getByLabel('Your e-mail address');
    submit = page.getByRole('button', { name: 'Sign up' });
  });

  test('asks for an e-mail address, which is required', async () => {
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('required');
  });

  test('says thank you in the owner’s words, and clears the field', async ({ page }) => {
    await field.fill('reader@example.com');
    await submit.click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText(
      "Thank you! You've been added to our newsletter. Welcome to the MUUVA family!",
    );
    await expect(field).toHaveValue('');
    await expect(page.getByText('The list is not running yet.')).toBeVisible();
  });

  test('sends and keeps nothing', async ({ page, context, consoleMessages }) => {
    await field.fill('reader@example.com');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit.click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(requests.filter((address) => !/\/_astro\/[^?]*\.js$/.test(address))).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    expect(consoleMessages).toEqual([]);
    await expect(page).toHaveURL('/');
  });

  for (const [what, typed, message] of [
    ['an empty field', '', 'Enter your e-mail address.'],
    ['white space', '   ', 'Enter your e-mail address.'],
    ['no e-mail address', 'bigfoot', 'Enter a whole e-mail address, such as name@example.com.'],
  ] as const) {
    test(`refuses ${what}, says so by the field and goes to it`, async ({ page }) => {
      await field.fill(typed);
      await submit.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field).toBeFocused();
      await expect(page.getByText('Thank you!')).toHaveCount(0);
    });
  }
});

test.describe('The thank-you', { tag: '@narrow' }, () => {
  /** How many pixels of the honest line's height a toast covers. */
  function covered(page: Page): Promise<number> {
    return page.evaluate(() => {
      const line = document.querySelector('#newsletter-honest')?.getBoundingClientRect();
      if (!line) throw new Error('The honest line is gone.');
      const toasts = [...document.querySelectorAll('.toast')];
      return Math.max(
        ...toasts.map((toast) => {
          const box = toast.getBoundingClientRect();
          const beside = box.right <= line.left || box.left >= line.right;
          return beside ? 0 : Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
        }),
      );
    });
  }

  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [844, 390],
  ] as const) {
    for (const place of ['center', 'end'] as const) {
      test(`leaves the honest line in view at ${width} × ${height}, with the button at the ${place} of the screen and another toast before`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.resolve();
        });
        await page.setViewportSize({ width, height });
        // A page that still glides would leave the place where the test puts it.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/');
        await page.getByRole('button', { name: 'Copy address' }).click();
        await expect(page.getByText('Copied!')).toBeVisible();
        await page.getByLabel('Your e-mail address').fill('reader@example.com');
        const submit = page.getByRole('button', { name: 'Sign up' });
        await submit.evaluate((button, block) => {
          button.scrollIntoView({ block, behavior: 'instant' });
        }, place);
        await submit.evaluate((button: HTMLElement) => {
          button.click();
        });
        const thanks = page.locator('.toast', { hasText: 'Thank you!' });
        await expect(thanks).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.toast')).toHaveCount(1);
        await expect(page.locator('#newsletter-honest')).toBeInViewport({ ratio: 1 });
        expect(await covered(page)).toBeLessThanOrEqual(0);
      });
    }
  }
});
