/**
 * No value of a field ever reaches the URL, the console or, unless hosting/allowed.ts lets forms send,
 * the network. storage-and-zoom.spec.ts has the storage.
 */
import type { Page } from '@playwright/test';
import { ALLOWED, isAllowedBy } from '../../../hosting/allowed.ts';
import { ALL_ISLANDS, contact, expect, home, test } from '../islands-page-test.ts';
import { CANARY, holdScripts, refuseScripts, SCRIPT_FAULTS, fillContactForm } from './scripts.ts';

/** The URLs, bodies and headers of all requests. */
const sent: string[] = [];

test.describe('No typed value leaks', { tag: '@wide' }, () => {
  test.beforeEach(({ page }) => {
    sent.length = 0;
    const { addresses } = ALLOWED.forms;
    page.on('request', (request) => {
      const isForm = request.method() === 'POST';
      if (isForm && isAllowedBy(addresses, request.url(), request.frame().url())) return;
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    });
    page.on('framenavigated', (frame) => sent.push(frame.url()));
  });

  function expectNoLeak(page: Page, messages: string[]): void {
    expect([...sent, ...messages, page.url()].filter((text) => text.includes(CANARY))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  }

  /** Waits until all islands have loaded and replayed the held clicks. */
  async function settled(page: Page): Promise<void> {
    await expect(page.locator('[data-island][aria-busy]')).toHaveCount(0);
  }

  /** Submits all forms with the canary, by button and by Enter, and with `hold` before the scripts have loaded. */
  async function submitEverything(page: Page, hold?: typeof holdScripts): Promise<void> {
    let deliver = await hold?.(page);
    await page.goto(ALL_ISLANDS);
    await fillContactForm(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.locator('#lastName').press('Enter');
    deliver?.();
    await settled(page);
    deliver = await hold?.(page);
    await page.goto(ALL_ISLANDS);
    const field = page.getByLabel(home.newsletter.label);
    await field.fill(`${CANARY}@example.com`);
    await field.press('Enter');
    await page.getByRole('button', { name: home.newsletter.button }).click();
    await page.locator('#paste-back').fill(CANARY);
    await page.locator('#paste-back').press('Enter');
    deliver?.();
    await settled(page);
  }

  test('with all scripts loaded', async ({ page, consoleMessages }) => {
    await submitEverything(page);
    expectNoLeak(page, consoleMessages);
  });

  test('while the scripts are late', async ({ page, consoleMessages }) => {
    await submitEverything(page, holdScripts);
    expectNoLeak(page, consoleMessages);
  });

  test('with the scripts refused', async ({ page, consoleMessages, allowConsole }) => {
    allowConsole(...SCRIPT_FAULTS);
    await refuseScripts(page);
    await submitEverything(page);
    expectNoLeak(page, consoleMessages);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('no typed value leaks either', async ({ page, consoleMessages }) => {
      await submitEverything(page);
      expectNoLeak(page, consoleMessages);
    });
  });
});
