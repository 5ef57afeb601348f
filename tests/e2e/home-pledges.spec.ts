import type { Locator, Page } from '@playwright/test';
import { home } from './content.ts';
import { holdScripts } from './faults/scripts.ts';
import { section } from './sections.ts';
import { expect, test } from './test.ts';

const { hero, trust } = home;
const button = (page: Page) => page.getByRole('link', { name: hero.trust });
const framework = (page: Page) => section(page, trust.heading);

test.describe('The button to the pledges', () => {
  /** Presses the hydrated button, on a page that then scrolls in this way. */
  async function press(page: Page, scrolling: 'auto' | 'smooth'): Promise<void> {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await button(page).focus();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', scrolling);
    await expect(page.locator('astro-island', { has: button(page) })).toHaveAttribute('data-ready');
    await button(page).click();
    await expect(framework(page)).toBeFocused();
    await expect(framework(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL(/\/#trust$/);
  }

  test('scrolls smoothly to the trust framework and focuses it', async ({ page }) => {
    await press(page, 'smooth');
    const { scrollPaddingTop } = await page.evaluate(() => ({
      scrollPaddingTop:
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    }));
    await expect
      .poll(async () =>
        Math.abs(((await framework(page).boundingBox())?.y ?? 0) - scrollPaddingTop),
      )
      .toBeLessThan(1);
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, 'auto');
  });

  test.describe('before its script has loaded', { tag: '@wide' }, () => {
    test.use({ hasTouch: true });

    for (const [way, act] of [
      ['a tap', (link: Locator) => link.tap()],
      ['the mouse', (link: Locator) => link.click()],
      ['Enter', (link: Locator) => link.press('Enter')],
    ] as const) {
      test(`moves the focus to the trust framework at the first press, by ${way}`, async ({
        page,
      }) => {
        await holdScripts(page);
        await page.goto('/');
        await act(button(page));
        await expect(framework(page)).toBeFocused();
        await expect(page.locator('astro-island[data-ready]')).toHaveCount(0);
        await expect(framework(page).getByRole('heading', { level: 2 })).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(framework(page).getByRole('link').first()).toBeFocused();
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
