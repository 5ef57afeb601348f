import type { Page } from '@playwright/test';
import { shownValue } from '../../../src/facts/placeholders.ts';
import { contact, home, words } from '../content.ts';
import { expect, test } from '../test.ts';
import { fillContactForm } from './scripts.ts';

/** Browsers whose clipboard is missing, refuses, is slow, or never answers. */

declare global {
  interface Window {
    writes?: string[];
    /** Resolves the pending write. */
    answer?: () => void;
  }
}

const { copy } = home.token.address;
const toasts = (page: Page) => page.locator('.toast');
const button = (page: Page) => page.getByRole('button', { name: copy.label });

test.describe('A clipboard that fails', { tag: '@wide' }, () => {
  test('a missing clipboard gives the failure, and leaves the address selected', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    await page.goto('/');
    await button(page).click();
    const { title, description } = copy.failure;
    await expect(page.getByRole('alert').filter({ hasText: title })).toHaveText(
      `${title} ${description}`,
    );
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      shownValue(words.coin.contractAddress),
    );
    await expect(toasts(page)).toHaveAttribute('data-kind', 'failure');
  });

  test('a clipboard that refuses once works at the next press, and one toast is left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let refused = 0;
      navigator.clipboard.writeText = () => {
        refused += 1;
        return refused === 1 ? Promise.reject(new Error('refused')) : Promise.resolve();
      };
    });
    await page.goto('/');
    await button(page).click();
    await expect(toasts(page)).toContainText(copy.failure.title);
    await button(page).click();
    await expect(toasts(page)).toHaveText([`${copy.success.title} ${copy.success.description}`]);
  });

  test('while the clipboard is slow, the button is pending and further presses do nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.writes = [];
      navigator.clipboard.writeText = (text) => {
        window.writes?.push(text);
        return new Promise((resolve) => {
          window.answer = resolve;
        });
      };
    });
    await page.goto('/');
    await button(page).click({ clickCount: 3 });
    const pending = page.locator('.address button');
    await expect(pending).toHaveText(copy.pending);
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await pending.click({ force: true });
    await page.evaluate(() => window.answer?.());
    await expect(toasts(page)).toContainText(copy.success.title);
    await expect(toasts(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.writes)).toHaveLength(1);
    await expect(button(page)).toBeFocused();
  });

  test('a clipboard that never answers is a failure after a while', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => new Promise(() => undefined);
    });
    await page.goto('/');
    await button(page).click();
    await expect(page.locator('.address button')).toHaveText(copy.pending);
    await page.clock.fastForward(8000);
    await expect(toasts(page)).toContainText(copy.failure.title);
  });

  test('the copy button of the message has its own words for success and failure', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let refused = 0;
      navigator.clipboard.writeText = () => {
        refused += 1;
        return refused === 1 ? Promise.reject(new Error('refused')) : Promise.resolve();
      };
    });
    await page.goto('/contact');
    await fillContactForm(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    const copyMessage = page.getByRole('button', { name: contact.mailPanel.copy });
    await copyMessage.click();
    await expect(
      page.getByRole('alert').filter({ hasText: contact.mailPanel.copyFailed.title }),
    ).toBeVisible();
    await copyMessage.click();
    await expect(toasts(page)).toContainText([contact.mailPanel.copied.title]);
    await expect(page.locator('.panel')).toBeVisible();
  });

  test('a toast stays while it has the focus, and gives it back when it is dismissed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await page.goto('/');
    await button(page).press('Enter');
    const dismiss = toasts(page).getByRole('button');
    await dismiss.focus();
    await page.clock.runFor(30_000);
    await expect(dismiss).toBeFocused();
    const { width, height } = (await dismiss.boundingBox()) ?? { width: 0, height: 0 };
    // The size is a difference of fractions, so it is not exactly 44.
    expect(Math.min(width, height)).toBeCloseTo(44, 1);
    await dismiss.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});
