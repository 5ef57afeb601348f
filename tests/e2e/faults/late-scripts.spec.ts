import type { Locator, Page } from '@playwright/test';
import { shownValue } from '../../../src/facts/placeholders.ts';
import { ALL_ISLANDS, expect, home, test, words } from '../islands-page-test.ts';
import { holdScripts } from './scripts.ts';

const { copy } = home.token.address;
const ADDRESS = shownValue(words.coin.contractAddress);
const copyButton = (page: Page) => page.getByRole('button', { name: copy.label });
const noteIn = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element, '::after').content);

test.describe('A press of the copy button before its script has loaded', { tag: '@wide' }, () => {
  let deliver: () => void;
  test.beforeEach(async ({ page }) => {
    deliver = await holdScripts(page);
    await page.goto(ALL_ISLANDS);
    await page.evaluate(() => {
      let isInClick = false;
      addEventListener(
        'click',
        ({ isTrusted }) => {
          isInClick = isTrusted;
          setTimeout(() => (isInClick = false));
        },
        true,
      );
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        console.debug(`written: ${text}, in the visitor’s click: ${isInClick}`);
        return write(text);
      };
    });
  });

  /**
   * Expects that the address was written once and in the click itself, and that a message says so. Other
   * browsers than Chromium give the clipboard in the click only, and no script has loaded by then.
   */
  async function expectOneCopy(page: Page, messages: readonly string[]): Promise<void> {
    await expect(copyButton(page)).toHaveAttribute('data-copied', copy.success.title);
    expect(messages).toEqual([`written: ${ADDRESS}, in the visitor’s click: true`]);
    deliver();
    const toast = page.locator('.toast');
    await expect(toast).toContainText(copy.success.title);
    await expect(toast).toHaveCount(1);
    expect(messages).toHaveLength(1);
  }

  test('with the mouse copies in the click, and three presses copy once', async ({
    page,
    consoleMessages,
  }) => {
    await copyButton(page).click({ clickCount: 3 });
    await expect(page.locator('.address')).toHaveAttribute('aria-busy', 'true');
    expect(await noteIn(copyButton(page))).toContain(JSON.stringify(copy.success.title));
    await expectOneCopy(page, consoleMessages);
  });

  for (const key of ['Enter', 'Space']) {
    test(`with ${key} copies in the click`, async ({ page, consoleMessages }) => {
      await copyButton(page).press(key);
      await expectOneCopy(page, consoleMessages);
    });
  }

  test('selects the address at once if the browser refuses', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copyButton(page).click();
    const selected = () => page.evaluate(() => String(getSelection()));
    expect(await selected()).toBe(ADDRESS);
    expect(await noteIn(copyButton(page))).toBe(JSON.stringify(copy.pending));
    deliver();
    await expect(page.locator('.toast')).toContainText(copy.failure.title);
    expect(await selected()).toBe(ADDRESS);
  });
});
