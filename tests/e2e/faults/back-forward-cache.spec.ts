import type { BrowserContext, Page } from '@playwright/test';
import { PREVIEW } from '../servers.ts';
import { WITH_BACK_FORWARD_CACHE } from '../with-back-forward-cache.ts';
import { ALL_ISLANDS, contact, expect, home, test } from './test.ts';
import { CONTACT_FORM_VALUES, fillContactForm, holdScripts, readContactForm } from './scripts.ts';

/** Islands on a page that the browser has kept and shows again: what has passed is gone, what was made stays. */

test.use(WITH_BACK_FORWARD_CACHE);

const { copy } = home.token.address;
const { newsletter } = home;
const toast = (page: Page) => page.locator('.toast');

/** Goes to another page and back. Returns whether the browser has kept the page: Chromium’s headless shell never does. */
async function goAndComeBack(page: Page): Promise<boolean> {
  await page.evaluate((elsewhere) => {
    addEventListener('pageshow', () => {
      document.documentElement.dataset.isKept = '';
    });
    location.href = elsewhere;
  }, PREVIEW.url);
  await page.waitForURL(`${PREVIEW.url}/`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  return (await page.locator('html[data-is-kept]').count()) > 0;
}

/** Whether the browser keeps pages, once one has been tried. */
let keepsPages: boolean | undefined;

async function tryOne(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  await page.goto(ALL_ISLANDS);
  const isKept = await goAndComeBack(page);
  await page.close();
  return isKept;
}

/** Leaves the page and comes back to it, or dispatches the events of that if the browser keeps no page. */
async function leaveAndComeBack(page: Page): Promise<void> {
  keepsPages ??= await tryOne(page.context());
  if (keepsPages) expect(await goAndComeBack(page)).toBe(true);
  else
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    });
}

test.describe('A page that comes back', { tag: ['@wide', '@chromium'] }, () => {
  test('has no toast, and shows later ones', async ({ page }) => {
    await page.goto(ALL_ISLANDS);
    const button = page.getByRole('button', { name: copy.label });
    await button.click();
    await expect(toast(page)).toBeVisible();
    await leaveAndComeBack(page);
    await expect(toast(page)).toHaveCount(0);
    await button.click();
    await expect(toast(page)).toContainText(copy.success.title);
  });

  test('has no text of a toast whose script did not load', async ({ page, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    await page.route(/\/Toasts\./, (route) => route.abort());
    await page.goto(ALL_ISLANDS);
    await page.getByRole('button', { name: copy.label }).click();
    const said = page.locator('#address-said');
    await expect(said).toContainText(copy.success.title);
    await leaveAndComeBack(page);
    await expect(said).toBeEmpty();
  });

  test('does not act on a press that was waiting, and keeps what was typed', async ({ page }) => {
    const deliver = await holdScripts(page);
    await page.goto(ALL_ISLANDS);
    const field = page.getByLabel(newsletter.label);
    await field.fill('reader@example.com');
    await field.press('Enter');
    await expect(page.locator('.signup[aria-busy]')).toBeVisible();
    await leaveAndComeBack(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    deliver();
    await expect(page.locator('.signup')).toHaveAttribute('data-ready');
    await expect(field).toHaveValue('reader@example.com');
    await expect(toast(page)).toHaveCount(0);
    await field.press('Enter');
    await expect(toast(page)).toContainText(newsletter.success.title);
  });

  test('keeps the written email', async ({ page }) => {
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.mail')).toBeFocused();
    await leaveAndComeBack(page);
    await expect(page.locator('.mail')).toBeVisible();
    expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
  });
});
