import type { Locator, Page } from '@playwright/test';
import { REPORT, writeReport } from './faults/scripts.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

/**
 * Everything that can be done on a page is done. Nothing is asserted of what it brings: the base of
 * all tests (test.ts) fails on any breach of the policy, any complaint and any request that leaves.
 */

/** Does something with each of the elements that can be seen, and gives their number. */
async function withEach(all: Locator, act: (one: Locator) => Promise<void>): Promise<number> {
  let done = 0;
  for (const one of await all.all()) {
    // What another press has taken away is gone.
    if (!(await one.isVisible())) continue;
    await act(one);
    done += 1;
  }
  return done;
}

function pressMenu(page: Page): Promise<number> {
  return withEach(page.locator('[popovertarget]'), async (one) => {
    await one.click();
    await page.keyboard.press('Escape');
  });
}

async function pressEverything(page: Page): Promise<number> {
  const pressed =
    (await withEach(page.locator('summary'), (one) => one.click())) +
    (await withEach(page.locator('a[href^="#"]'), async (one) => {
      await one.focus();
      await page.keyboard.press('Enter');
    })) +
    (await withEach(page.locator('main button'), (one) => one.click()));
  return pressed;
}

test.describe('Everything that can be done', { tag: ['@wide', '@chromium'] }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`${name} keeps its policy through everything that can be done there`, async ({
      page,
      context,
    }) => {
      await page.goto(route);
      for (const media of [
        { colorScheme: 'dark' },
        { forcedColors: 'active' },
        { reducedMotion: 'reduce' },
        { media: 'print' },
        {
          media: 'screen',
          colorScheme: 'light',
          forcedColors: 'none',
          reducedMotion: 'no-preference',
        },
      ] as const) {
        await page.emulateMedia(media);
      }
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });

      // The menu is there on narrow screens only.
      await page.setViewportSize({ width: 390, height: 844 });
      let done = await pressMenu(page);
      await page.setViewportSize({ width: 1280, height: 800 });

      // As it stands, so that all is pressed once with nothing filled in and the clipboard refused.
      done += await pressEverything(page);
      await context.grantPermissions(['clipboard-write']);
      done += await withEach(page.locator('input, textarea'), (one) => one.fill('A'));
      done += await pressEverything(page);
      if ((await page.locator('#firstName').count()) > 0) {
        await writeReport(page, REPORT);
        await page.locator('form:has(#firstName) [type=submit]').click();
        await expect(page.locator('.panel')).toBeVisible();
        done += await pressEverything(page);
      }
      done += await withEach(page.locator('main a[href]'), (one) => one.hover());

      expect(done).toBeGreaterThan(5);
      expect(new URL(page.url()).pathname).toBe(route);
      expect(new URL(page.url()).search).toBe('');
    });
  }
});
