import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

/** Faults of the layout that can be measured, on every page. */

for (const { route } of ALL_PAGES) {
  test.describe(`The layout of ${route}`, { tag: '@narrow' }, () => {
    test('has its whole text when it has loaded', async ({ page }) => {
      await page.goto(route);
      const missing = await page.evaluate(() => {
        const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
        const all = plain(document.body.innerText);
        return [...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer :is(h2, p, li)')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.children.length === 0)
          .map((element) => element.textContent.trim())
          .filter((text) => !all.includes(plain(text)));
      });
      expect(missing).toEqual([]);
    });
  });
}
