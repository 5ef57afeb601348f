import type { Locator, Page } from '@playwright/test';
import { home } from './content.ts';
import { holdScripts } from './faults/scripts.ts';
import { section } from './sections.ts';
import { expect, test } from './test.ts';

const { hero, trust } = home;
const button = (page: Page) => page.getByRole('link', { name: hero.trust });
const framework = (page: Page) => section(page, trust.heading);

/**
 * The first position after a scroll begins: its end, unless it is smooth. The event of an earlier scroll,
 * which comes with the next frame, may still be due, and does not count.
 */
const firstPosition = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = scrollY;
        addEventListener('scroll', () => {
          if (scrollY !== from) resolve(scrollY);
        });
      }),
  );

/** Resolves when a scroll has ended. */
const scrollEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener(
          'scrollend',
          () => {
            resolve();
          },
          { once: true },
        );
      }),
  );

test.describe('The button to the pledges', () => {
  /** Presses the button in a way, and expects the page to arrive at the framework like this. */
  async function press(
    page: Page,
    act: (link: Locator) => Promise<void>,
    expected: 'smoothly' | 'at once',
  ): Promise<void> {
    const first = firstPosition(page);
    const ended = scrollEnd(page);
    await act(button(page));
    await expect(framework(page)).toBeFocused();
    await ended;
    const distance = await framework(page).evaluate((element) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return Math.abs(element.getBoundingClientRect().top - parseFloat(scrollPaddingTop));
    });
    // The target’s margin takes back 18 px of the padding, and the page is scrolled by whole pixels.
    expect(distance).toBeLessThan(18 + 1);
    const end = await page.evaluate(() => scrollY);
    // A smooth scroll begins far from its end.
    if (expected === 'smoothly') expect(await first).toBeLessThan(end - 100);
    else expect(Math.abs((await first) - end)).toBeLessThan(1);
    await expect(page).toHaveURL(/\/#trust$/);
  }

  const ready = (page: Page) =>
    expect(page.locator('[data-island]', { has: button(page) })).toHaveAttribute('data-ready');

  for (const [motion, expected] of [
    ['no-preference', 'smoothly'],
    ['reduce', 'at once'],
  ] as const)
    test(
      `scrolls ${expected} if the visitor’s setting for motion is “${motion}”`,
      { tag: '@wide' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await page.goto('/');
        await button(page).focus();
        await ready(page);
        await press(page, (link) => link.press('Enter'), expected);
      },
    );

  test.describe('before its script has loaded', { tag: '@wide' }, () => {
    test.use({ hasTouch: true });

    for (const [way, motion, expected, act] of [
      ['a tap', 'no-preference', 'smoothly', (link: Locator) => link.tap()],
      ['the mouse', 'no-preference', 'smoothly', (link: Locator) => link.click()],
      ['the mouse', 'reduce', 'at once', (link: Locator) => link.click()],
      ['Enter', 'no-preference', 'smoothly', (link: Locator) => link.press('Enter')],
    ] as const) {
      test(`leads ${expected} to the trust framework at the first press, by ${way} (${motion}), and back at once`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await holdScripts(page);
        await page.goto('/');
        await press(page, act, expected);
        await expect(page.locator('[data-island][data-ready]')).toHaveCount(0);
        await expect(framework(page).getByRole('heading', { level: 2 })).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(framework(page).getByRole('link').first()).toBeFocused();
        const first = firstPosition(page);
        await page.goBack();
        expect(await first, 'leads back at once').toBe(0);
      });
    }
  });

  test.describe('without JavaScript', { tag: '@wide' }, () => {
    test.use({ javaScriptEnabled: false });

    test('is a link that works', async ({ page }) => {
      await page.goto('/');
      await button(page).click();
      await expect(page).toHaveURL(/\/#trust$/);
      await expect(framework(page).getByRole('heading', { level: 2 })).toBeInViewport();
    });
  });
});
