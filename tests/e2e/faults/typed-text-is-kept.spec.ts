/** What was typed is still there after going away and back, and is submitted once. */
import { ROUTES } from '../../../src/content-map.ts';
import { PREVIEW } from '../servers.ts';
import { ALL_ISLANDS, contact, expect, test } from '../islands-page-test.ts';
import { readContactForm, CONTACT_FORM_VALUES, fillContactForm } from './scripts.ts';

/** In milliseconds. A clock can only be stopped at a later time, and no test takes an hour to get there. */
const HOUR = 3_600_000;

test.describe('Typed text', { tag: '@wide' }, () => {
  test('of a half-filled and of a submitted form is still there after going away and back', async ({
    page,
  }) => {
    const submit = async () => {
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.locator('.mail')).toBeFocused();
    };
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page, { ...CONTACT_FORM_VALUES, message: '' });
    await page.goto(`${PREVIEW.url}${ROUTES.about}`);
    await page.goBack();
    await expect.poll(() => readContactForm(page)).toEqual({ ...CONTACT_FORM_VALUES, message: '' });
    await page.locator('#message').fill(CONTACT_FORM_VALUES.message);
    await submit();
    await page.goto(PREVIEW.url);
    await page.goBack();
    await expect.poll(() => readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
    await submit();
  });

  test('is submitted once by three quick presses', async ({ page, consoleMessages }) => {
    // Presses within half a second are one. The clock is stopped, since a busy machine takes longer.
    await page.clock.install();
    // A low viewport: if the page scrolled to the panel at once, the next press would miss the button.
    await page.setViewportSize({ width: 1280, height: 520 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page);
    await expect(page.locator('.report')).toHaveAttribute('data-ready');
    await page.clock.pauseAt(Date.now() + HOUR);
    await page.getByRole('button', { name: contact.form.submit }).click({ clickCount: 3 });
    await expect(page.locator('.mail')).toBeFocused();
    await page.clock.resume();
    await expect(page.locator('.mail')).toBeInViewport();
    expect(consoleMessages).toEqual(['Form submitted']);
  });
});
