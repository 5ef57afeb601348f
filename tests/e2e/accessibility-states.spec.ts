/**
 * The states of a page that only appear in use: axe finds nothing, and every text can be read well.
 * accessibility.spec.ts and text-resizing.spec.ts check whole pages at rest.
 */
import type { Page } from '@playwright/test';
import { faultsByAxe, THEMES } from './axe.ts';
import { fillContactForm, REQUIRED_FIELDS } from './faults/scripts.ts';
import { ALL_ISLANDS, contact, expect, home, test, words } from './islands-page-test.ts';
import { hydrateIslands } from './test.ts';
import { textFaults } from './text-faults.ts';

/** Expects no fault in a part of the page: one selector, or several after commas. */
async function expectNoFaults(page: Page, part: string): Promise<void> {
  // At the top, because axe reports targets that the sticky header partly covers as too small.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const { theme, media, rules } of THEMES) {
    await page.emulateMedia(media);
    expect.soft(await faultsByAxe(page, rules, part), theme).toEqual([]);
  }
  for (const name of part.split(', ')) expect.soft(await textFaults(page, name)).toEqual([]);
}

test.describe('In use', { tag: '@narrow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // The narrowest screen has the least room for targets.
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(ALL_ISLANDS);
  });

  test('no fault is in the open menu', async ({ page }) => {
    await page.getByRole('button', { name: words.navigation.menu.open }).click();
    await expect(page.locator('.menu')).toBeVisible();
    await expectNoFaults(page, '.menu');
  });

  test('no fault is in a form with errors', async ({ page }) => {
    await hydrateIslands(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(REQUIRED_FIELDS.length);
    await expectNoFaults(page, '.report');
  });

  test('no fault is in what the check of the address says of a link, and of another address', async ({
    page,
  }) => {
    await hydrateIslands(page);
    const field = page.getByLabel(home.token.address.pasteBack.label);
    for (const [pasted, result] of [
      ['https://explorer.example/', 'link'],
      ['?', 'differs'],
    ] as const) {
      await field.fill(pasted);
      await expect(page.locator('.paste-result')).toHaveAttribute('data-result', result);
      await expectNoFaults(page, '.address');
    }
  });

  test('no fault is in a written email and the toast after copying it', async ({ page }) => {
    await fillContactForm(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByRole('button', { name: contact.mailPanel.copy }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await expectNoFaults(page, '.report, .toast');
  });

  test('no fault is in the newsletter form with an error, nor with its toast', async ({ page }) => {
    await hydrateIslands(page);
    const field = page.getByLabel(home.newsletter.label);
    await field.fill('nobody');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page, '.signup');
    await field.fill('reader@example.com');
    await field.press('Enter');
    await expect(page.locator('.toast')).toBeVisible();
    await expectNoFaults(page, '.toast');
  });
});
