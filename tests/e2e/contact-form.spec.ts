import type { Page } from '@playwright/test';
import { ALLOWED, isAllowedBy } from '../../hosting/allowed.ts';
import { ROUTES } from '../../src/content-map.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import {
  CONTACT_FIELD_NAMES,
  type ContactFieldName,
} from '../../src/sections/contact/form/contact-fields.ts';
import { buildWith, BUILDS } from './content.ts';
import { CONTACT_FORM_VALUES, fillContactForm, REQUIRED_FIELDS } from './faults/scripts.ts';
import { expectText, section } from './sections.ts';
import { expect, hydrateIslands, test } from './test.ts';

const { words: form, ...shown } = buildWith('contact', 'form');
const { mailPanel } = shown.site.page('contact');
const FORM_PAGE = shown.url + ROUTES.contact;

/** The message and its signature, as the pattern in the content says. */
const SIGNED_MESSAGE = mailPanel.mailBody.replaceAll(
  /\{(\w+)\}/g,
  (_, name) => CONTACT_FORM_VALUES[name as ContactFieldName],
);

const field = (page: Page, name: ContactFieldName) =>
  page.getByLabel(form.fields[name].label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: form.submit }).click();
const panel = (page: Page) => page.getByRole('status').filter({ hasText: mailPanel.heading });

test(
  'The message form reports every empty field, at the field and in a list, which gets the focus',
  { tag: '@narrow' },
  async ({ page, consoleMessages }) => {
    await page.goto(FORM_PAGE);
    const border = () =>
      field(page, 'subject').evaluate((element) => getComputedStyle(element).borderColor);
    const valid = await border();
    await submit(page);
    const summary = page.locator('.summary').filter({ has: page.getByRole('alert') });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    for (const name of REQUIRED_FIELDS) {
      await expect(field(page, name)).toHaveAttribute('name', name);
      await expect(field(page, name)).toHaveAttribute('required');
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(form.fields[name].missing ?? '');
    }
    expect(await border()).not.toBe(valid);
    expect(consoleMessages).not.toContain('Form submitted');
    await expect(panel(page)).toHaveCount(0);
  },
);

test(
  'The list of empty fields leads to each, and gets shorter without moving the field in use',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto(FORM_PAGE);
    // Smooth scrolling would move the field while it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await submit(page);
    const links = section(page, form.heading).getByRole('alert').getByRole('link');
    await expect(links).toHaveText(REQUIRED_FIELDS.map((name) => form.fields[name].label));
    await links.nth(REQUIRED_FIELDS.indexOf('subject')).click();
    await expect(field(page, 'subject')).toBeFocused();
    const top = async () => (await field(page, 'subject').boundingBox())?.y;
    const before = (await top()) ?? 0;
    await field(page, 'subject').pressSequentially('Tracks');
    await expect(links).toHaveCount(REQUIRED_FIELDS.length - 1);
    await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'false');
    await expect.poll(top).toBeCloseTo(before, 0);
  },
);

test(
  'On a wide screen the two names share a row, every other field fills one, and the message has five lines',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(FORM_PAGE);
    const tops = await section(page, form.heading)
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((element) => element.getBoundingClientRect().y));
    expect(tops).toHaveLength(CONTACT_FIELD_NAMES.length);
    expect(new Set(tops).size).toBe(tops.length - 1);
    const [firstName, lastName] = tops;
    expect(firstName).toBe(lastName);
    await expect(field(page, 'message')).toHaveAttribute('rows', '5');
  },
);

const builds = BUILDS.filter((build) => build.site.page('contact').form);
for (const { build, url, site } of builds) {
  test(
    `The message form of ${build} logs exactly “Form submitted”, and sends nothing but what hosting/allowed.ts lets it`,
    { tag: '@wide' },
    async ({ page, consoleMessages }) => {
      await page.goto(url + ROUTES.contact);
      await hydrateIslands(page);
      await fillContactForm(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await submit(page);
      await expect(panel(page)).toBeFocused();
      for (const name of CONTACT_FIELD_NAMES)
        await expect(field(page, name)).toHaveValue(CONTACT_FORM_VALUES[name]);
      await expect.poll(() => consoleMessages).toEqual(['Form submitted']);
      const others = requests.filter(
        (address) => !isAllowedBy(ALLOWED.forms.addresses, address, url),
      );
      expect(others).toEqual([]);
      await expect(page).toHaveURL(url + ROUTES.contact);
    },
  );

  test(
    `The message form of ${build} hands the message to the mail program, and copies it`,
    { tag: '@wide' },
    async ({ page }) => {
      const address = shownValue(site.studio.email);
      await page.goto(url + ROUTES.contact);
      await fillContactForm(page);
      await submit(page);
      for (const text of [CONTACT_FORM_VALUES.subject, address])
        await expect(panel(page)).toContainText(text);
      const { emailPlaceholder } = site.navigation.words;
      await expectText(panel(page), emailPlaceholder, isPlaceholder(site.studio.email));
      const link = panel(page).getByRole('link', { name: mailPanel.open });
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.protocol).toBe('mailto:');
      expect(mail.pathname).toBe(address);
      expect(mail.searchParams.get('subject')).toContain(CONTACT_FORM_VALUES.subject);
      expect(mail.searchParams.get('body')).toBe(SIGNED_MESSAGE.replaceAll('\n', '\r\n'));

      await panel(page).getByRole('button', { name: mailPanel.copy }).click();
      await expect(page.getByText(mailPanel.copied.title)).toBeVisible();
      await field(page, 'message').fill('');
      await field(page, 'message').press('ControlOrMeta+v');
      await expect(field(page, 'message')).toHaveValue(SIGNED_MESSAGE);
    },
  );
}
