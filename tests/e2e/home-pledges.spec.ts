import type { Locator, Page } from '@playwright/test';
import { section } from './sections.ts';
import { expect, look, test } from './test.ts';

test.describe('The button “Inspect the pledges”', () => {
  /** Presses the button once its script has come, and says where the page stood on its way. */
  async function inspect(page: Page): Promise<number[]> {
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Inspect the pledges' });
    await button.focus();
    await expect(page.locator('astro-island', { has: button })).toHaveAttribute('data-ready');
    const stations: number[] = [];
    await page.exposeFunction('noteStation', (y: number) => stations.push(y));
    await page.evaluate(() => {
      const { noteStation } = window as unknown as { noteStation: (y: number) => void };
      addEventListener('scroll', () => {
        noteStation(Math.round(scrollY));
      });
    });
    await button.click();
    const trust = section(page, /Trust framework/);
    await expect(trust).toBeFocused();
    await expect(trust.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL(/\/#trust$/);
    return stations;
  }

  test('scrolls smoothly to the trust framework and takes the focus along', async ({ page }) => {
    const stations = await inspect(page);
    await expect.poll(() => new Set(stations).size).toBeGreaterThan(2);
  });

  test('jumps at once when the visitor wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stations = await inspect(page);
    await expect.poll(() => new Set(stations).size).toBe(1);
  });

  test.describe('before its script has come', { tag: '@wide' }, () => {
    test.use({ hasTouch: true });

    for (const [way, act] of [
      ['a tap', (button: Locator) => button.tap()],
      ['the mouse', (button: Locator) => button.click()],
      ['Enter', (button: Locator) => button.press('Enter')],
    ] as const) {
      test(`moves the focus to the trust framework at the first press, by ${way}`, async ({
        page,
      }) => {
        await page.route(/\/_astro\/[^?]*\.js$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          await route.continue().catch(() => undefined);
        });
        await page.goto('/');
        const button = page.getByRole('link', { name: 'Inspect the pledges' });
        await act(button);
        const trust = section(page, /Trust framework/);
        await expect(trust).toBeFocused({ timeout: 1500 });
        await expect(page.locator('astro-island[data-ready]')).toHaveCount(0);
        await expect(trust.getByRole('heading', { level: 2 })).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Read all seven pledges' })).toBeFocused();
      });
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link that works all the same', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Inspect the pledges' }).click();
      await expect(page).toHaveURL(/\/#trust$/);
      await expect(
        section(page, /Trust framework/).getByRole('heading', { level: 2 }),
      ).toBeInViewport();
    });
  });
});

test.describe('The trust framework', () => {
  look.use({ at: '/' });

  look(
    'has five cards in their order, the first with 12 months as its minimum',
    async ({ page }) => {
      const cards = section(page, /Trust framework/).getByRole('listitem');
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
        /LP Lock$/,
        /Founder Vesting$/,
        /Public Wallets$/,
        /Verified Burns$/,
        /Meme-First Culture$/,
      ]);
      await expect(cards.first()).toContainText('12 months minimum');
    },
  );

  look('says that every slot is empty, because every slot is', async ({ page }) => {
    const trust = section(page, /Trust framework/);
    await expect(trust).toContainText('Every slot is still empty.');
    await expect(trust.getByText('not published yet')).toHaveCount(4);
    await expect(trust.getByRole('listitem').getByRole('link')).toHaveCount(0);
  });

  look('leads to the seven pledges', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Read all seven pledges' })).toHaveAttribute(
      'href',
      '/trust-pledge',
    );
  });
});
