import type { Page } from '@playwright/test';
import { wholeWords } from '../site-words.ts';
import { ROUTES } from '../../src/content-map.ts';
import { words } from './content.ts';
import { nameOf } from './routes.ts';
import { ISLANDS, ISLANDS_CONTENT } from './servers.ts';
import { expect, test } from './test.ts';

const { menu } = words.navigation;

// Playwright switches off that the browser keeps pages that are left.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const { ignoreDefaultArgs = [] } = launchOptions;
      const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
      await provide({
        ...launchOptions,
        ignoreDefaultArgs: [...ignored, '--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

const links = (page: Page) =>
  page.locator('#menu').getByRole('navigation', { name: menu.label, exact: true });

/**
 * Begins to go back (−1) or forward (1). Playwright's `goBack` and `goForward` wait for a page to load, and one
 * that the browser has kept does not load again. The timer lets `evaluate` end before its page is left.
 */
const travel = (page: Page, delta: -1 | 1) =>
  page.evaluate((steps) => {
    setTimeout(() => {
      history.go(steps);
    });
  }, delta);

/** The ways in which browsers open the menu. */
const OPEN = {
  'by a tap': (page) => page.getByRole('button', { name: menu.open }).tap(),
  'by Enter': async (page) => {
    await page.getByRole('button', { name: menu.open }).focus();
    await page.keyboard.press('Enter');
  },
  'as a popover': (page) =>
    page.locator('#menu').evaluate((element: HTMLElement) => {
      element.showPopover();
    }),
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

test.describe('What was open', { tag: ['@narrow', '@chromium'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      });
      // The first browsers with popovers throw if what they are to hide is not shown.
      const hide = Reflect.get(HTMLElement.prototype, 'hidePopover');
      HTMLElement.prototype.hidePopover = function hidePopover() {
        if (!this.matches(':popover-open')) throw new Error('hidden already');
        hide.call(this);
      };
      addEventListener('error', ({ message }) => {
        sessionStorage.left = message;
      });
      // Added after the page's own listener, and so called after it.
      addEventListener('load', () => {
        addEventListener('pagehide', () => {
          const { left = '' } = sessionStorage;
          const isOpen = document.querySelector('[popover]:is([open], :popover-open)') !== null;
          sessionStorage.left = `${left}${location.pathname}: ${isOpen ? 'open' : 'closed'};`;
        });
      });
    });
    await page.goto(ROUTES.legal);
  });

  for (const [how, open] of Object.entries(OPEN)) {
    test(`the menu, opened ${how}, is closed on a page that comes back`, async ({
      page,
      context,
    }) => {
      const session = await context.newCDPSession(page);
      await session.send('Page.enable');
      const refusals: string[] = [];
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        refusals.push(...notRestoredExplanations.map(({ reason }) => reason));
      });
      await open(page);
      await links(page)
        .getByRole('link', { name: nameOf(ROUTES.about) })
        .tap();
      await page.waitForURL(ROUTES.about);
      expect(await page.evaluate<unknown>('sessionStorage.left')).toBe(`${ROUTES.legal}: closed;`);
      await travel(page, -1);
      await page.waitForURL(ROUTES.legal, { waitUntil: 'commit' });
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-kept');
      // Only a browser without the cache, such as Chromium's headless shell, may load the page again.
      if ((await root.getAttribute('data-kept')) === 'false')
        expect(refusals).toContain('BackForwardCacheDisabledForDelegate');
      await expect(links(page)).toBeHidden();
      // Nothing of the page is inert, and the menu opens again.
      await page.getByRole('button', { name: menu.open }).tap();
      await expect(links(page)).toBeVisible();
    });
  }

  test('the menu stays open while the page is only hidden', async ({ page }) => {
    await OPEN['by a tap'](page);
    await page.evaluate(() => {
      dispatchEvent(new Event('blur'));
      for (const name of ['visibilitychange', 'freeze', 'resume'])
        document.dispatchEvent(new Event(name));
    });
    await expect(links(page)).toBeVisible();
  });

  test('the photograph of “Last seen” is closed by the way back', async ({ page }) => {
    await page.goto(`${ISLANDS.url}/places`);
    await page
      .getByRole('button', { name: wholeWords(ISLANDS_CONTENT).sightings.button })
      .first()
      .tap();
    await expect(page.locator('#photograph')).toBeVisible();
    await travel(page, -1);
    await page.waitForURL(ROUTES.legal, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await travel(page, 1);
    await page.waitForURL('**/places', { waitUntil: 'commit' });
    expect(await page.evaluate<unknown>('sessionStorage.left')).toBe('/places: closed;');
    await expect(page.locator('#photograph')).toBeAttached();
    await expect(page.locator('#photograph')).toBeHidden();
  });
});
