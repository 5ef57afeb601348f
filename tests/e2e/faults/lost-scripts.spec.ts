/** Scripts that do not run or do not load: the page says so and keeps what was typed. */
import type { Page } from '@playwright/test';
import { shownValue } from '../../../src/facts/placeholders.ts';
import { ALL_ISLANDS, contact, expect, home, test, words } from '../islands-page-test.ts';
import {
  readContactForm,
  refuseScripts,
  CONTACT_FORM_VALUES,
  SCRIPT_FAULTS,
  SCRIPTS,
  fillContactForm,
} from './scripts.ts';

const { copy, noScript, pasteBack } = home.token.address;

/** Takes the inline scripts out of the page. */
async function stripInlineScripts(page: Page): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script>.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
}

test.describe('Scripts that do not run', { tag: '@wide' }, () => {
  test.describe('Without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the address can be read, and address and newsletter say what does not work', async ({
      page,
    }) => {
      await page.goto(ALL_ISLANDS);
      await expect(page.locator('.address-text')).toHaveText(
        shownValue(words.coin.contractAddress),
      );
      for (const [island, said] of [
        ['.address', noScript],
        ['.signup', home.newsletter.noScript],
      ] as const) {
        const note = page.locator(`${island} noscript p`);
        await expect(note).toBeVisible();
        expect(await note.innerText()).toBe(said);
      }
      await expect(page.getByText(copy.unavailable)).toBeHidden();
      await expect(page.getByText(home.newsletter.honest.strong)).toBeVisible();
    });

    test('the contact form says so, and submitting it does nothing', async ({ page }) => {
      await page.goto(ALL_ISLANDS);
      const note = page.locator('.report noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toBe(contact.form.noScript);
      await fillContactForm(page);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await page.locator('#subject').press('Enter');
      await expect(page).toHaveURL(ALL_ISLANDS);
      await expect(page.locator('#message')).toHaveValue(CONTACT_FORM_VALUES.message);
    });
  });

  test.describe('With inline scripts refused by the visitor’s browser', () => {
    test('every island says that it does not work', async ({ page }) => {
      await stripInlineScripts(page);
      await page.goto(ALL_ISLANDS);
      await expect(page.getByText(copy.unavailable)).toBeVisible();
      await expect(page.getByText(home.newsletter.unavailable)).toBeVisible();
      await expect(page.getByText(contact.form.unavailable)).toBeVisible();
      await fillContactForm(page);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page).toHaveURL(ALL_ISLANDS);
    });
  });

  test.describe('With every script refused', () => {
    test.beforeEach(async ({ page, allowConsole }) => {
      allowConsole(...SCRIPT_FAULTS);
      await refuseScripts(page);
    });

    test('the copy button copies and says so, beside an alert that the check does not work', async ({
      page,
    }) => {
      await page.goto(ALL_ISLANDS);
      const alert = page.getByRole('alert').filter({ hasText: copy.unavailable });
      await expect(alert, 'before anything is wanted').toBeHidden();
      const button = page.getByRole('button', { name: copy.label });
      await button.click();
      await expect(alert).toBeVisible();
      await expect(button).toHaveAttribute('data-copied', copy.success.title);
      const said = page.locator('.address').getByRole('status').first();
      await expect(said).toHaveText(copy.success.title);
      await expect(said).toBeVisible();
      await expect(page.locator('[data-island][aria-busy]')).toHaveCount(0);
      await page.getByLabel(pasteBack.label).press('ControlOrMeta+v');
      await expect(page.getByLabel(pasteBack.label)).toHaveValue(
        shownValue(words.coin.contractAddress),
      );
    });

    test('the contact form says so, keeps every word, and works when the scripts load after all', async ({
      page,
    }) => {
      await page.goto(ALL_ISLANDS);
      await fillContactForm(page);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByText(contact.form.unavailable)).toBeVisible();
      expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
      await expect(page).toHaveURL(ALL_ISLANDS);
      await page.unroute(SCRIPTS);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByText(contact.mailPanel.heading)).toBeVisible();
      await expect(page.getByText(contact.form.unavailable)).toBeHidden();
      expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
    });
  });
});
