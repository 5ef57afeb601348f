import type { Page } from '@playwright/test';
import { Shelf } from './kept-page.ts';
import { expect, test } from './test.ts';

test.describe('A page that tests share', { tag: '@wide' }, () => {
  let shelf: Shelf;
  let page: Page;

  test.beforeEach(async ({ browser }) => {
    shelf = new Shelf();
    ({ page } = await shelf.open(browser, '/contact', {}));
  });
  test.afterEach(() => shelf.close());

  test('is the same for all who only look at it', async ({ browser }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#subject')).toHaveValue('');
    await shelf.closeIfTouched();
    expect((await shelf.open(browser, '/contact', {})).page).toBe(page);
  });

  test('is not the one at another address, nor the one in another window', async ({ browser }) => {
    const { page: about } = await shelf.open(browser, '/about', {});
    expect(new URL(about.url()).pathname).toBe('/about');
    const { page: dark } = await shelf.open(browser, '/about', { colorScheme: 'dark' });
    expect(await dark.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
      true,
    );
    expect(about.isClosed()).toBe(true);
  });

  for (const [what, act] of [
    ['is scrolled', (page: Page) => page.evaluate('scrollTo(0, 9)')],
    ['changes its text', (page: Page) => page.evaluate('document.title = "Other"')],
    ['has its text selected', (page: Page) => page.locator('h1').selectText()],
    ['goes elsewhere', (page: Page) => page.goto('/about')],
    ['goes to a section', (page: Page) => page.goto('/contact#main')],
    ['is loaded anew', (page: Page) => page.reload()],
    ['is printed', (page: Page) => page.emulateMedia({ media: 'print' })],
    ['changes its theme', (page: Page) => page.emulateMedia({ colorScheme: 'dark' })],
    ['changes its colours', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
    ['loses its motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['is resized', (page: Page) => page.setViewportSize({ width: 500, height: 500 })],
    ['feels the pointer', (page: Page) => page.mouse.move(50, 50)],
    ['feels a key', (page: Page) => page.keyboard.press('Shift')],
    ['is filled in', (page: Page) => page.locator('#subject').fill('Tracks')],
    ['gives something the focus', (page: Page) => page.locator('summary').first().focus()],
  ] as const) {
    test(`is not kept once it ${what}`, async () => {
      await act(page);
      await shelf.closeIfTouched();
      expect(page.isClosed()).toBe(true);
    });
  }
});
