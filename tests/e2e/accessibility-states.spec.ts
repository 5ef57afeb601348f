import type { Page } from '@playwright/test';
import { faultsByAxe, LOOKS } from './axe.ts';
import { contact, home, words } from './content.ts';
import { writeReport } from './faults/scripts.ts';
import { expect, intent, test } from './test.ts';

/** What a page becomes while one uses it is as accessible as the page. */

async function expectNoFaults(page: Page): Promise<void> {
  // What lies half below the header, which stays in view, would be too small a target to axe.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const { look, media, rules } of LOOKS) {
    await page.emulateMedia(media);
    expect.soft(await faultsByAxe(page, rules), look).toEqual([]);
  }
}

test.describe('In use', { tag: '@chromium' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  });

  test('axe finds nothing at the open menu', { tag: '@narrow' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.navigation.menu.open }).click();
    await expect(page.locator('.menu')).toBeVisible();
    await expectNoFaults(page);
  });

  test('axe finds nothing at a form with errors', async ({ page }) => {
    await page.goto('/contact');
    await intent(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
    await expectNoFaults(page);
  });

  test('axe finds nothing at a written report and the toast that it is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/contact');
    await writeReport(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByRole('button', { name: contact.written.copy }).click();
    // It stays while it has the focus.
    await page.locator('.toast').getByRole('button').focus();
    await expectNoFaults(page);
    await expect(page.locator('.toast')).toBeVisible();
  });

  test('axe finds nothing at the newsletter, refusing and thanking', async ({ page }) => {
    await page.goto('/');
    await intent(page);
    const field = page.getByLabel(home.newsletter.label);
    await field.fill('nobody');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page);
    await field.fill('reader@example.com');
    await field.press('Enter');
    // It stays while it has the focus.
    await page.locator('.toast').getByRole('button').focus();
    await expectNoFaults(page);
    await expect(page.locator('.toast')).toBeVisible();
  });
});
