/**
 * Pages that something else has changed: browsers that translate them, password managers and writing
 * aids. Islands work on them, and nothing that the visitor typed, focused or selected is lost.
 */
import type { Page } from '@playwright/test';
import { shownValue } from '../../../src/facts/placeholders.ts';
import { fill } from '../../../src/formats/templates.ts';
import { ALL_ISLANDS, contact, expect, home, test, words } from '../islands-page-test.ts';
import {
  CONTACT_FORM_VALUES,
  fillContactForm,
  holdScripts,
  readContactForm,
  REQUIRED_FIELDS,
} from './scripts.ts';

/**
 * What changes a page, at once and whenever the page changes. `x-aid` and `aid` stand for the elements that
 * extensions put in: one with a name for custom elements, and one that browsers do not know.
 */
const CHANGES = {
  'texts inside <font>, as Chromium’s translator puts them': (node: Node) => {
    if (!(node instanceof Text) || node.parentElement?.closest('font')) return;
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const outer = font();
    node.replaceWith(outer);
    outer.appendChild(font()).append(node.data);
  },
  'texts changed in place, as by Safari’s and Firefox’ translators': (node: Node) => {
    if (node instanceof Text && !node.data.endsWith('·')) node.data += '·';
  },
  'elements before fields, buttons and texts': (node: Node) => {
    if (node instanceof Text) {
      const { previousSibling: before, parentElement } = node;
      if (parentElement?.localName !== 'x-aid' && !(before instanceof HTMLUnknownElement))
        node.before(document.createElement('aid'));
    } else if (node instanceof Element && node.matches('input, textarea, button')) {
      if (node.previousElementSibling?.localName !== 'x-aid')
        node.before(document.createElement('x-aid'));
    }
  },
  'elements after fields and buttons, and at the end of every element': (node: Node) => {
    if (!(node instanceof Element) || node.localName === 'x-aid') return;
    if (node.matches('input, textarea, button') && node.nextElementSibling?.localName !== 'x-aid')
      node.after(document.createElement('x-aid'));
    else if (node.firstChild && node.lastElementChild?.localName !== 'x-aid')
      node.append(document.createElement('x-aid'));
  },
};

/** Changes the islands of the page, and from then on whatever appears in them or in toasts. */
async function change(page: Page, how: keyof typeof CHANGES): Promise<void> {
  await page.evaluate((source) => {
    // oxlint-disable-next-line no-eval -- the function of the test
    const changeNode = (0, eval)(`(${source})`) as (node: Node) => void;
    const unchanged = 'script, style, noscript, textarea, svg, [translate="no"]';
    const changeAll = () => {
      for (const root of document.querySelectorAll('[data-island], .toasts')) {
        const walker = document.createTreeWalker(
          root,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        const nodes: Node[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
        for (const node of nodes) {
          if (node instanceof Text && node.data.trim() === '') continue;
          if (node.parentElement?.closest(unchanged)) continue;
          if (
            node instanceof Element &&
            node.matches(
              'script, style, noscript, svg, astro-island, [role="status"]:empty, p:empty',
            )
          )
            continue;
          changeNode(node);
        }
      }
    };
    changeAll();
    new MutationObserver(changeAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, String(CHANGES[how]));
}

const ADDRESS = shownValue(words.coin.contractAddress);
const { copy, pasteBack } = home.token.address;
const copyButton = (page: Page) => page.getByRole('button', { name: copy.label });
const check = (page: Page) => page.locator('#paste-back');
const verdict = (page: Page) => page.locator('#paste-back-result');
const newsletter = (page: Page) => page.locator('#newsletter-email');
const toast = (page: Page, { title }: { title: string }) =>
  page.locator('.toast').filter({ hasText: title });
const submit = (page: Page) => page.getByRole('button', { name: contact.form.submit });

/** Selects a part of the subject. What it returns reads focus and selection of the same element again. */
async function selectInSubject(page: Page): Promise<() => Promise<unknown>> {
  const subject = await page.locator('#subject').evaluateHandle((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(2, 5);
    return field;
  });
  return () =>
    subject.evaluate((field: HTMLInputElement) => ({
      isFocused: document.activeElement === field,
      selection: [field.selectionStart, field.selectionEnd],
    }));
}

const UNTOUCHED = { isFocused: true, selection: [2, 5] };

async function expectAllReady(page: Page): Promise<void> {
  for (const island of ['address', 'newsletter', 'contact'])
    await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-ready');
}

/** Notes the server's elements. What it returns tells whether each is still in the page. */
async function serverElements(page: Page): Promise<() => Promise<boolean>> {
  const elements = await page.evaluateHandle(() => [
    ...document.querySelectorAll('[data-island] :is(input, textarea, button, code, label)'),
  ]);
  return () => elements.evaluate((all) => all.every(({ isConnected }) => isConnected));
}

test.describe('A changed page', { tag: '@wide' }, () => {
  let deliver: () => void;
  test.beforeEach(async ({ page }) => {
    deliver = await holdScripts(page);
    await page.goto(ALL_ISLANDS);
  });

  for (const how of Object.keys(CHANGES) as (keyof typeof CHANGES)[]) {
    for (const moment of ['before the first intent', 'while the scripts load'] as const) {
      test(`with ${how}, ${moment}, loses no press, text, focus or selection`, async ({ page }) => {
        if (moment === 'before the first intent') await change(page, how);
        const areThere = await serverElements(page);
        await copyButton(page).click();
        await newsletter(page).fill('reader@example.com');
        await newsletter(page).press('Enter');
        await check(page).fill(ADDRESS);
        await fillContactForm(page);
        const selected = await selectInSubject(page);
        if (moment === 'while the scripts load') await change(page, how);
        deliver();
        await expectAllReady(page);
        await expect(toast(page, copy.success)).toBeVisible();
        await expect(toast(page, home.newsletter.success)).toBeVisible();
        await expect(newsletter(page)).toHaveValue('');
        await expect(check(page)).toHaveValue(ADDRESS);
        await expect(verdict(page)).toContainText(fill(pasteBack.equal, { count: ADDRESS.length }));
        expect(await selected()).toEqual(UNTOUCHED);
        expect(await readContactForm(page)).toMatchObject(CONTACT_FORM_VALUES);
        expect(await areThere()).toBe(true);
      });
    }

    test(`with ${how} acts on a held press of the contact form`, async ({ page }) => {
      await change(page, how);
      await fillContactForm(page);
      await submit(page).click();
      deliver();
      await expect(page.locator('.mail')).toBeFocused();
      expect(await readContactForm(page)).toMatchObject(CONTACT_FORM_VALUES);
    });

    test(`with ${how}, after the islands are ready, shows every result`, async ({ page }) => {
      deliver();
      await copyButton(page).hover();
      await newsletter(page).focus();
      await submit(page).hover();
      await expectAllReady(page);
      await change(page, how);
      const areThere = await serverElements(page);

      await copyButton(page).click();
      await expect(toast(page, copy.success)).toBeVisible();
      // A Cyrillic letter that looks like the Latin one.
      await check(page).fill(ADDRESS.replace('O', '\u041e'));
      await expect(verdict(page)).toContainText('U+041E');
      await check(page).fill(`${ADDRESS}X`);
      await expect(verdict(page)).toHaveAttribute('data-result', 'length');
      await check(page).fill(ADDRESS);
      await expect(verdict(page)).toContainText(fill(pasteBack.equal, { count: ADDRESS.length }));

      const newsletterError = page.locator('#newsletter-email-error');
      await newsletter(page).press('Enter');
      await expect(newsletterError).toContainText(home.newsletter.missing);
      await newsletter(page).fill('reader');
      await newsletter(page).press('Enter');
      await expect(newsletterError).toContainText(home.newsletter.invalid);
      await newsletter(page).fill('reader@example.com');
      await newsletter(page).press('Enter');
      await expect(toast(page, home.newsletter.success)).toBeVisible();
      await expect(newsletterError).not.toContainText(home.newsletter.invalid);

      await submit(page).click();
      const { summary, fields } = contact.form;
      await expect(page.locator('.summary')).toContainText(
        fill(summary.many, { count: REQUIRED_FIELDS.length }),
      );
      await fillContactForm(page, { ...CONTACT_FORM_VALUES, email: 'nobody', message: '' });
      await expect(page.locator('.summary')).toContainText(fill(summary.many, { count: 2 }));
      await submit(page).click();
      await expect(page.locator('#email-error')).toContainText(fields.email.invalid ?? '');
      await fillContactForm(page);
      await expect(page.locator('.summary')).toHaveCount(0);
      await submit(page).click();
      await expect(page.locator('.mail')).toBeFocused();
      expect(await readContactForm(page)).toMatchObject(CONTACT_FORM_VALUES);
      expect(await areThere()).toBe(true);
    });
  }

  test('on which an island throws says so, and keeps address, button, warning and field, but no old result', async ({
    page,
    allowConsole,
  }) => {
    // React reports that it cannot remove what the test replaces below.
    allowConsole('NotFoundError');
    deliver();
    const areThere = await serverElements(page);
    await check(page).fill(ADDRESS);
    await expect(verdict(page)).toHaveAttribute('data-result', 'equal');
    await verdict(page).evaluate((place) => {
      for (const child of place.children) child.replaceWith(child.cloneNode(true));
    });
    await check(page).fill('no');
    await expect(page.getByRole('alert').filter({ hasText: copy.unavailable })).toBeVisible();
    await expect(verdict(page)).toBeEmpty();
    expect(await areThere()).toBe(true);
    await expect(page.locator('.address-text')).toHaveText(ADDRESS);
    await expect(page.getByText(home.token.address.placeholder)).toBeVisible();
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveAttribute('data-copied', copy.success.title);
  });
});
