import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { contact, home, readReport, REPORT, writeReport } from './islands.ts';

/** Every script late by as much, and a network that goes away and comes back. */

const { copy } = home.token.address;
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Error hydrating/] as const;

async function delayEveryScript(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}

test.describe('A poor connection', { tag: ['@wide', '@chromium'] }, () => {
  for (const delay of [400, 3000]) {
    test.describe(`with ${delay} ms for each script`, () => {
      /** Scripts that ask for scripts: four such waits, one after the other, and some room. */
      const patience = { timeout: 4 * delay + 10_000 };

      test.beforeEach(async ({ page, context }) => {
        test.slow();
        await context.grantPermissions(['clipboard-write']);
        await delayEveryScript(page, delay);
      });

      test('two presses of “Copy address” copy once', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: copy.label }).dblclick();
        await expect(page.locator('.toast')).toContainText(copy.success.title, patience);
        await expect(page.locator('.toast')).toHaveCount(1);
        await expect(page.getByText(copy.unavailable)).toBeHidden();
      });

      test('a sign-up is answered', async ({ page }) => {
        await page.goto('/');
        const field = page.getByLabel(home.newsletter.label);
        await field.fill('reader@example.com');
        await field.press('Enter');
        await expect(page.locator('.toast')).toContainText(home.newsletter.success.title, patience);
        await expect(page).toHaveURL('/');
      });

      test('a report is written, once, with every word', async ({ page, consoleMessages }) => {
        await page.goto('/contact');
        await writeReport(page);
        await page.getByRole('button', { name: contact.form.submit }).dblclick();
        await expect(page.getByText(contact.written.heading)).toBeVisible(patience);
        expect(await readReport(page)).toEqual(REPORT);
        expect(consoleMessages).toEqual(['Form submitted']);
      });
    });
  }

  test.describe('with the network gone once the page is there', () => {
    test.beforeEach(({ allowConsole }) => {
      allowConsole(...OFFLINE);
    });

    test('copying says that it cannot, and can when the network is back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.goto('/');
      await context.setOffline(true);
      const button = page.getByRole('button', { name: copy.label });
      await button.click();
      await expect(page.getByText(copy.unavailable)).toBeVisible();
      await context.setOffline(false);
      await button.click();
      await expect(page.locator('.toast')).toContainText(copy.success.title);
      await expect(page.getByText(copy.unavailable)).toBeHidden();
    });

    test('a report keeps every word, and is written when the network is back', async ({
      page,
      context,
    }) => {
      await page.goto('/contact');
      await context.setOffline(true);
      await writeReport(page);
      const submit = page.getByRole('button', { name: contact.form.submit });
      await submit.click();
      await expect(page.getByText(contact.form.unavailable)).toBeVisible();
      expect(await readReport(page)).toEqual(REPORT);
      await expect(page).toHaveURL('/contact');
      await context.setOffline(false);
      await submit.click();
      await expect(page.getByText(contact.written.heading)).toBeVisible();
      expect(await readReport(page)).toEqual(REPORT);
    });

    test('a form that is at work already writes the report without it', async ({
      page,
      context,
      consoleMessages,
    }) => {
      await page.goto('/contact');
      await writeReport(page);
      await expect(page.locator('astro-island').first()).toHaveAttribute('data-ready');
      await context.setOffline(true);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByText(contact.written.heading)).toBeVisible();
      expect(consoleMessages.filter((message) => message === 'Form submitted')).toHaveLength(1);
    });

    test('the words of a toast whose script cannot come stand in its island', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.goto('/');
      const island = page.locator('astro-island', { has: page.locator('.address') });
      await page.getByRole('button', { name: copy.label }).focus();
      await expect(island).toHaveAttribute('data-ready');
      await context.setOffline(true);
      await page.getByRole('button', { name: copy.label }).click();
      await expect(page.locator('.address .said p')).toHaveText(
        `${copy.success.title} ${copy.success.description}`,
      );
    });
  });
});
