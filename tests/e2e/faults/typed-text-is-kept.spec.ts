import { contact, home } from '../content.ts';
import { expect, test } from '../test.ts';
import { readReport, REPORT, writeReport } from './scripts.ts';

/** What was typed stays, wherever the visitor goes and however much it is. */

const LONG = `Ä🦶 ${'Five toes. '.repeat(5958)}`.slice(0, 65_536);

test.describe('What was typed stays', { tag: '@wide' }, () => {
  test('a half-written report is still there after going away and back', async ({ page }) => {
    await page.goto('/contact');
    await writeReport(page, { ...REPORT, message: '' });
    await page.goto('/about');
    await page.goBack();
    expect(await readReport(page)).toEqual({ ...REPORT, message: '' });
    await page.locator('#message').fill(REPORT.message);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.panel')).toBeFocused();
  });

  test('after going back from a written report its words are there, and can be written again', async ({
    page,
  }) => {
    await page.goto('/contact');
    await writeReport(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.panel')).toBeFocused();
    await page.goto('/');
    await page.goBack();
    expect(await readReport(page)).toEqual(REPORT);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.panel')).toBeFocused();
  });

  test('a message of 64 kB is told to be too long, and kept whole', async ({ page }) => {
    await page.goto('/contact');
    await writeReport(page, { ...REPORT, message: LONG });
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('#message')).toBeFocused();
    const [beforeLimit = ''] = contact.form.fields.message.tooLong.split('{limit}');
    await expect(page.locator('#message-error')).toContainText(beforeLimit);
    expect(await page.locator('#message').inputValue()).toBe(LONG);
    await expect(page).toHaveURL('/contact');
  });

  test('a message as long as may be is written, with a word about mail programs', async ({
    page,
  }) => {
    await page.goto('/contact');
    const message = 'x'.repeat(contact.form.fields.message.limit - 1);
    await writeReport(page, { ...REPORT, message });
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText(contact.written.tooLongForMail)).toBeVisible();
    const link = page.getByRole('link', { name: contact.written.open });
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('body')).toContain(message);
  });

  test('64 kB in the check of the address are judged, and widen nothing', async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel(home.token.address.pasteBack.label);
    // One line of mixed letters and drawings takes the browser itself seconds to set.
    await field.fill('x'.repeat(65_536));
    await expect(page.locator('.paste-result')).toHaveAttribute('data-result', 'differs');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThan(1);
  });

  test('pressing twice, with the scripts there, is pressing once', async ({
    page,
    consoleMessages,
  }) => {
    // Low, and without motion: were the page to move at once, the next press would miss the button.
    await page.setViewportSize({ width: 1280, height: 520 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await writeReport(page);
    await expect(page.locator('astro-island')).toHaveAttribute('data-ready');
    await page.getByRole('button', { name: contact.form.submit }).click({ clickCount: 3 });
    await expect(page.locator('.panel')).toBeFocused();
    expect(consoleMessages).toEqual(['Form submitted']);

    await page.goto('/');
    await page.getByLabel(home.newsletter.label).fill('reader@example.com');
    await page.getByRole('button', { name: home.newsletter.button }).click({ clickCount: 3 });
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(page.getByLabel(home.newsletter.label)).not.toHaveAttribute('aria-invalid');
  });
});
