import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/content-map.ts';
import { contact, home } from '../content.ts';
import { expect, test } from '../test.ts';
import { holdScripts, readContactForm, CONTACT_FORM_VALUES, fillContactForm } from './scripts.ts';

/** Actions before the scripts have loaded are carried out once, when they have. */

const { copy } = home.token.address;

test.describe('Before the scripts have loaded', () => {
  let deliver: () => void;

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    deliver = await holdScripts(page);
  });

  test.describe('A press of the copy button before its script has loaded', { tag: '@wide' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        const write = navigator.clipboard.writeText.bind(navigator.clipboard);
        navigator.clipboard.writeText = (text) => {
          console.debug(`written: ${text}`);
          return write(text);
        };
      });
    });

    async function expectOneCopy(page: Page, messages: readonly string[]): Promise<void> {
      expect(messages).toHaveLength(0);
      deliver();
      const toast = page.locator('.toast');
      await expect(toast).toContainText(copy.success.title);
      await expect(toast).toHaveCount(1);
      expect(messages).toHaveLength(1);
    }

    test('with the mouse shows the pending state, and three presses copy once', async ({
      page,
      consoleMessages,
    }) => {
      const button = page.getByRole('button', { name: copy.label });
      await button.click({ clickCount: 3 });
      await expect(page.locator('astro-island[aria-busy="true"]', { has: button })).toHaveCount(1);
      const shown = await button.evaluate(
        (element) => getComputedStyle(element, '::after').content,
      );
      expect(shown).toBe(JSON.stringify(copy.pending));
      await expectOneCopy(page, consoleMessages);
    });

    for (const key of ['Enter', 'Space']) {
      test(`with ${key} is replayed once it has loaded`, async ({ page, consoleMessages }) => {
        await page.getByRole('button', { name: copy.label }).press(key);
        await expectOneCopy(page, consoleMessages);
      });
    }
  });

  test(
    'Enter in the newsletter field before its script has loaded is replayed once it has',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/');
      const field = page.getByLabel(home.newsletter.label);
      await field.pressSequentially('reader@example.com');
      await field.press('Enter');
      await field.press('Enter');
      deliver();
      await expect(page.locator('.toast')).toContainText(home.newsletter.success.title);
      await expect(field).toHaveValue('');
      await expect(field).not.toHaveAttribute('aria-invalid');
    },
  );

  test(
    'a form submitted twice before its script has loaded writes the email once',
    { tag: '@wide' },
    async ({ page, consoleMessages }) => {
      await page.goto(ROUTES.contact);
      await fillContactForm(page);
      await page.getByRole('button', { name: contact.form.submit }).dblclick();
      deliver();
      await expect(page.getByText(contact.mailPanel.heading)).toBeVisible();
      expect(consoleMessages).toEqual(['Form submitted']);
      expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
      await expect(page).toHaveURL(ROUTES.contact);
    },
  );
});
