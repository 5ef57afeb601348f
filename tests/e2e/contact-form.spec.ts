import type { Page } from '@playwright/test';
import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, intent, look, test } from './test.ts';

const REPORT = {
  'First name': 'Thandi',
  'Last name': 'Mokoena',
  'E-mail address': 'thandi@example.com',
  Subject: 'Tracks & prints, 50 % clear?',
  Message: 'They stop at the fence.\nFive toes. Very clear.',
} as const;
const LABELS = Object.keys(REPORT) as (keyof typeof REPORT)[];

const submit = (page: Page) => page.getByRole('button', { name: 'Write the e-mail' }).click();
const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing was sent' });

async function fillIn(page: Page) {
  for (const label of LABELS) await page.getByLabel(label).fill(REPORT[label]);
}

test.describe('The message form, untouched,', () => {
  look.use({ at: '/contact' });

  look('has five fields, all required, with a message box of five rows', async ({ page }) => {
    const form = section(page, /Message form/);
    await expect(form.getByRole('textbox')).toHaveCount(5);
    for (const label of LABELS) {
      await expect(form.getByLabel(label)).toHaveAttribute('required');
    }
    const names = ['firstName', 'lastName', 'email', 'subject', 'message'];
    for (const [index, name] of names.entries()) {
      await expect(form.getByRole('textbox').nth(index)).toHaveAttribute('name', name);
    }
    await expect(form.getByLabel('E-mail address')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5');
  });

  look('says before anything is typed that it sends nothing', async ({ page }) => {
    await expect(section(page, /Message form/)).toContainText('This button sends nothing.');
  });
});

test.describe('The message form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
  });

  test('names every empty field, at the field and in a list, and moves to the first', async ({
    page,
    consoleMessages,
  }) => {
    await submit(page);
    const form = section(page, /Message form/);
    await expect(page.getByLabel('First name')).toBeFocused();
    for (const label of LABELS) {
      const field = form.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^(Enter|Write) /);
    }
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(LABELS);
    await form.getByRole('alert').getByRole('link', { name: 'Subject' }).click();
    await expect(page.getByLabel('Subject')).toBeFocused();
    expect(consoleMessages).not.toContain('Form submitted');
    await expect(panel(page)).toHaveCount(0);
  });

  test('takes white space for nothing', async ({ page }) => {
    await intent(page);
    await fillIn(page);
    await page.getByLabel('Last name').fill('   ');
    await submit(page);
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Enter your last/);
    await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
  });

  test('refuses an e-mail address that is none, and keeps what was typed', async ({ page }) => {
    await fillIn(page);
    await page.getByLabel('E-mail address').fill('thandi');
    await submit(page);
    const email = page.getByLabel('E-mail address');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter a whole e-mail address/);
    await expect(email).toHaveValue('thandi');
    await expect(page.getByLabel('Subject')).toHaveValue(REPORT.Subject);
  });

  test('logs exactly “Form submitted” and sends nothing', async ({ page, consoleMessages }) => {
    await intent(page);
    await fillIn(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit(page);
    await expect(panel(page)).toBeVisible();
    expect(consoleMessages).toEqual(['Form submitted']);
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('then shows the written e-mail, and says that nothing was sent', async ({ page }) => {
    await fillIn(page);
    await submit(page);
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toContainText('hello@muuva.example');
    await expect(panel(page)).toContainText('Mail to this one does not arrive.');
    await expect(panel(page)).toContainText(REPORT.Subject);
    for (const label of LABELS) await expect(page.getByLabel(label)).toHaveValue(REPORT[label]);
  });

  test('hands the whole message to the visitor’s own mail program', async ({ page }) => {
    await fillIn(page);
    await submit(page);
    const link = panel(page).getByRole('link', { name: 'Open in your mail program' });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe('hello@muuva.example');
    expect(mail.searchParams.get('subject')).toBe(REPORT.Subject);
    expect(mail.searchParams.get('body')).toBe(
      'They stop at the fence.\r\nFive toes. Very clear.\r\n\r\nThandi Mokoena\r\nthandi@example.com',
    );
  });

  test('copies the message, and says so in a toast of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await fillIn(page);
    await submit(page);
    await panel(page).getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Message copied')).toBeVisible();
    await page.getByLabel('Message').fill('');
    await page.getByLabel('Message').press('ControlOrMeta+v');
    await expect(page.getByLabel('Message')).toHaveValue(
      `${REPORT.Message}\n\nThandi Mokoena\nthandi@example.com`,
    );
  });

  test('takes the written e-mail away when a field changes, and writes it again', async ({
    page,
  }) => {
    await fillIn(page);
    await submit(page);
    await expect(panel(page)).toBeVisible();
    await page.getByLabel('Subject').fill('Smaller tracks');
    await expect(panel(page)).toHaveCount(0);
    await submit(page);
    await expect(panel(page)).toContainText('Smaller tracks');
  });
});

test.describe('Contact, once everything is supplied', { tag: '@wide' }, () => {
  test('names the address that is read, and says nothing of placeholders', async ({ page }) => {
    await page.goto(`${SUPPLIED.url}/contact`);
    await fillIn(page);
    await submit(page);
    await expect(panel(page)).toContainText('letters@supplied.example');
    await expect(page.getByRole('main')).not.toContainText(/placeholder|does not arrive/i);
    await expect(
      section(page, 'Ranger desk').getByRole('list').getByRole('link').first(),
    ).toHaveText('X new tab');
  });
});
