import type { Locator, Page } from '@playwright/test';
import { CONTACT_FORM_VALUES, fillContactForm } from './faults/scripts.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

/**
 * Does everything that can be done on a page. The results are not asserted: test.ts fails every test
 * on a policy violation, a console error or a request to another origin.
 */

/** Calls `act` with each visible element, and returns their number. */
async function withEach(all: Locator, act: (element: Locator) => Promise<void>): Promise<number> {
  let done = 0;
  for (const element of await all.all()) {
    // An earlier press may have removed it.
    if (!(await element.isVisible())) continue;
    await act(element);
    done += 1;
  }
  return done;
}

function pressMenu(page: Page): Promise<number> {
  return withEach(page.locator('[popovertarget]'), async (element) => {
    await element.click();
    await page.keyboard.press('Escape');
  });
}

const pressButtons = (page: Page) =>
  withEach(page.locator('main button'), (element) => element.click());

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
        { reducedMotion: 'no-preference' },
        { media: 'print' },
        {
          media: 'screen',
          colorScheme: 'light',
          forcedColors: 'none',
          // Scrolls at once, so that no press has to wait for a target to come to rest.
          reducedMotion: 'reduce',
        },
      ] as const) {
        await page.emulateMedia(media);
      }
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });

      // Only narrow screens have the menu.
      await page.setViewportSize({ width: 390, height: 844 });
      let done = await pressMenu(page);
      await page.setViewportSize({ width: 1280, height: 800 });

      done += await withEach(page.locator('summary'), (element) => element.click());
      done += await withEach(page.locator('a[href^="#"]'), (element) => element.press('Enter'));
      // First with empty fields and without clipboard permission.
      done += await pressButtons(page);
      await context.grantPermissions(['clipboard-write']);
      done += await withEach(page.locator('input, textarea'), (element) => element.fill('A'));
      done += await pressButtons(page);
      if ((await page.locator('#firstName').count()) > 0) {
        await fillContactForm(page, CONTACT_FORM_VALUES);
        await page.locator('form:has(#firstName) [type=submit]').click();
        await expect(page.locator('.panel')).toBeVisible();
        done += await pressButtons(page);
      }

      expect(done).toBeGreaterThan(0);
      expect(new URL(page.url()).pathname).toBe(route);
      expect(new URL(page.url()).search).toBe('');
    });
  }
});
