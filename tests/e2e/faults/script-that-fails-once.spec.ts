/**
 * Scripts that fail to load once. Some browsers retry by themselves, so that the visitor notices
 * nothing; in others the island says that it does not work, and works at the next press. Either is
 * right: a press leads to the note or to its result.
 */
import type { Locator, Page } from '@playwright/test';
import { ALL_ISLANDS, contact, expect, home, test } from '../islands-page-test.ts';
import {
  readContactForm,
  CONTACT_FORM_VALUES,
  SCRIPT_FAULTS,
  fillContactForm,
  retryAtOnce,
} from './scripts.ts';

const { copy } = home.token.address;
const EMAIL = 'reader@example.com';

/** A task that a visitor does with an island. */
interface Task {
  name: string;
  /** The note when a script does not load. */
  unavailable: string;
  type: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Expects the typed text to be unchanged. */
  expectKept: (page: Page) => Promise<void>;
  /** Selector and text of the success message. */
  successSelector: string;
  successText: string;
}

const TASKS: readonly Task[] = [
  {
    name: 'copying the address',
    unavailable: copy.unavailable,
    type: (page) => page.locator('#paste-back').fill('typed'),
    press: (page) => page.getByRole('button', { name: copy.label }).click(),
    expectKept: (page) => expect(page.locator('#paste-back')).toHaveValue('typed'),
    successSelector: '.toast, .address .said p',
    successText: `${copy.success.title} ${copy.success.description}`,
  },
  {
    name: 'signing up for the newsletter',
    unavailable: home.newsletter.unavailable,
    type: (page) => page.getByLabel(home.newsletter.label).fill(EMAIL),
    press: (page) => page.getByLabel(home.newsletter.label).press('Enter'),
    expectKept: (page) => expect(page.getByLabel(home.newsletter.label)).toHaveValue(EMAIL),
    successSelector: '.toast, .signup .said p',
    successText: `${home.newsletter.success.title} ${home.newsletter.success.description}`,
  },
  {
    name: 'writing an email and copying it',
    unavailable: contact.form.unavailable,
    type: (page) => fillContactForm(page),
    press: async (page) => {
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expectNoWait(page);
      // The copy button appears with the written email.
      const button = page.getByRole('button', { name: contact.mailPanel.copy });
      await expectEither(button, page.getByText(contact.form.unavailable));
      if (await button.isVisible()) await button.click();
    },
    expectKept: async (page) => {
      expect(await readContactForm(page)).toEqual(CONTACT_FORM_VALUES);
    },
    successSelector: '.toast, .report .said p',
    successText: `${contact.mailPanel.copied.title} ${contact.mailPanel.copied.description}`,
  },
];

/** No island waits for its scripts: each press had its effect or led to a note. */
const expectNoWait = (page: Page) =>
  expect(page.locator('[data-island][aria-busy]')).toHaveCount(0);

const expectEither = (result: Locator, note: Locator) =>
  expect(result.or(note).filter({ visible: true }).first()).toBeVisible();

/** Aborts the first request for each script, by its file name. Returns the names of those aborted. */
async function loseEachOnce(page: Page, scripts: RegExp): Promise<ReadonlySet<string>> {
  await retryAtOnce(page);
  const lost = new Set<string>();
  await page.route(scripts, (route) => {
    const [, name = ''] = scripts.exec(route.request().url()) ?? [];
    if (lost.has(name)) return route.continue();
    lost.add(name);
    return route.abort();
  });
  return lost;
}

test.describe('A script that fails once', { tag: '@wide' }, () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(...SCRIPT_FAULTS);
  });

  for (const { unavailable, successSelector, successText, ...task } of TASKS) {
    test(`does not prevent ${task.name}, even if every script fails once`, async ({ page }) => {
      const lost = await loseEachOnce(page, /\/([\w.-]+\.js)(?:\?.*)?$/);
      await page.goto(ALL_ISLANDS);
      const note = page.getByText(unavailable);
      const done = page.locator(successSelector);
      await task.type(page);
      for (let presses = 1; !(await done.first().isVisible()); presses += 1) {
        // Each press asks for at least one more script, and no task needs ten.
        expect(presses, 'presses').toBeLessThan(10);
        await task.press(page);
        await expectNoWait(page);
        await expectEither(note, done);
        if (await note.isVisible()) await task.expectKept(page);
      }
      await expect(done).toHaveText([successText]);
      await expect(note).toBeHidden();
      // React, its renderer, the island and what it imports.
      expect(lost.size).toBeGreaterThan(3);
    });
  }

  test('does not stop the other islands of the page', async ({ page }) => {
    const lost = await loseEachOnce(page, /\/(ContractAddress)\./);
    await page.goto(ALL_ISLANDS);
    await page.getByRole('button', { name: copy.label }).click();
    const field = page.getByLabel(home.newsletter.label);
    await field.fill(EMAIL);
    await field.press('Enter');
    await expect(
      page.locator('.toast').filter({ hasText: home.newsletter.success.title }),
    ).toBeVisible();
    expect(lost.size).toBe(1);
  });

  test('does not lose a press during which it fails', async ({ page }) => {
    const lost = await loseEachOnce(page, /\/(react-dom)\./);
    await page.goto(ALL_ISLANDS);
    const button = page.getByRole('button', { name: copy.label });
    await button.hover();
    await page.mouse.down();
    await expectEither(
      page.getByText(copy.unavailable),
      page.locator('[data-island][data-ready]', { has: button }),
    );
    expect(lost.size).toBe(1);
    await page.mouse.up();
    await expect(page.locator('.toast')).toContainText(copy.success.title);
  });
});
