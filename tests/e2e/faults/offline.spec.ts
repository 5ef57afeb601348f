import { contact, home } from '../content.ts';
import { expect, test } from '../test.ts';
import { readContactForm, CONTACT_FORM_VALUES, fillContactForm, retryAtOnce } from './scripts.ts';

/** A network that goes away once the page has loaded, and comes back. */

const { copy } = home.token.address;

test.describe('Offline after the page has loaded', { tag: ['@wide', '@chromium'] }, () => {
  test.beforeEach(async ({ allowConsole, context, page }) => {
    await retryAtOnce(page);
    allowConsole(/ERR_INTERNET_DISCONNECTED/, /Error hydrating/);
    await context.grantPermissions(['clipboard-write']);
  });

  test('copying says that it does not work, and works when the network is back', async ({
    page,
    context,
  }) => {
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

  test('the contact form keeps every word, and works when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await context.setOffline(true);
    await fillContactForm(page);
    const submit = page.getByRole('button', { name: contact.form.submit });
    await submit.click();
    await expect(page.getByText(contact.form.unavailable)).toBeVisible();
    expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
    await expect(page).toHaveURL('/contact');
    await context.setOffline(false);
    await submit.click();
    await expect(page.getByText(contact.mailPanel.heading)).toBeVisible();
    expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
  });

  test('a form that is hydrated already works offline', async ({
    page,
    context,
    consoleMessages,
  }) => {
    await page.goto('/contact');
    await fillContactForm(page);
    await expect(page.locator('astro-island').first()).toHaveAttribute('data-ready');
    await context.setOffline(true);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText(contact.mailPanel.heading)).toBeVisible();
    expect(consoleMessages.filter((message) => message === 'Form submitted')).toHaveLength(1);
  });

  test('the text of a toast whose script does not load is shown in the island', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: copy.label });
    await button.focus();
    await expect(page.locator('astro-island', { has: button })).toHaveAttribute('data-ready');
    await context.setOffline(true);
    await button.click();
    await expect(page.locator('.address .said p')).toHaveText(
      `${copy.success.title} ${copy.success.description}`,
    );
  });
});
