/** Browsers that block storage, and visitors who zoom while they fill in a form. */
import { ALL_ISLANDS, contact, expect, home, test } from '../islands-page-test.ts';
import { overflowOf } from '../text-faults.ts';
import { readContactForm, CONTACT_FORM_VALUES, fillContactForm } from './scripts.ts';

const { copy } = home.token.address;

test.describe('Blocked storage and zoom', { tag: '@wide' }, () => {
  test('the site never accesses storage', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto(ALL_ISLANDS);
    await page.getByRole('button', { name: copy.label }).click();
    await expect(page.locator('.toast')).toContainText(copy.success.title);
    const field = page.getByLabel(home.newsletter.label);
    await field.fill('reader@example.com');
    await field.press('Enter');
    await expect(page.locator('.toast')).toContainText([home.newsletter.success.title]);
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText(contact.mailPanel.heading)).toBeVisible();
  });

  test('zooming to 400 % and back while filling in the form loses nothing', async ({ page }) => {
    // For a page, zoom is a smaller viewport: 1280 px at 400 % are 320 px.
    const zoomTo = (percent: number) =>
      page.setViewportSize({ width: 128_000 / percent, height: 80_000 / percent });
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page, { ...CONTACT_FORM_VALUES, email: 'no address' });
    await page.locator('#message').focus();
    await zoomTo(400);
    expect(await overflowOf(page)).toBe(0);
    await expect(page.locator('#message')).toBeFocused();
    await page.getByRole('button', { name: contact.form.submit }).click();
    const summary = page.locator('.summary');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    expect(await overflowOf(page)).toBe(0);
    await zoomTo(200);
    await expect(summary).toBeFocused();
    await page.locator('#email').fill(CONTACT_FORM_VALUES.email);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.mail')).toBeFocused();
    await zoomTo(100);
    expect(await overflowOf(page)).toBe(0);
    expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
  });

  test('a toast stays in the viewport when the visitor zooms', async ({ page }) => {
    await page.goto(ALL_ISLANDS);
    await page.getByRole('button', { name: copy.label }).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText(copy.success.title);
    for (const width of [640, 320, 1280]) {
      await page.setViewportSize({ width, height: Math.round(width / 1.6) });
      await expect(toast).toBeInViewport({ ratio: 1 });
    }
  });
});
