import { ROUTES } from '../../src/content-map.ts';
import { findPlaceholders } from '../../src/facts/placeholders.ts';
import { BUILDS } from './content.ts';
import { expect, testOnSharedPage as test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  const placeholders = findPlaceholders([site.contest, site.studio]);
  const missing = new Set(placeholders.map(({ placeholder }) => placeholder.shown));

  for (const route of [ROUTES.legal, ROUTES['our-coins']]) {
    test(
      `Of the values in the lists of ${route} in ${build}, those that are missing have a colour of their own`,
      { tag: '@wide' },
      async ({ page }) => {
        await page.goto(url + route);
        const values = await page.locator('main dl > div > dd').evaluateAll((elements) =>
          elements.map((element) => ({
            // The address that stands in for a missing one is followed by a note in brackets.
            text: element.textContent.trim().replace(/ \(.*/, ''),
            isColoured: getComputedStyle(element).color !== getComputedStyle(document.body).color,
          })),
        );
        expect(values).not.toEqual([]);
        expect(values).toEqual(values.map(({ text }) => ({ text, isColoured: missing.has(text) })));
      },
    );
  }
}
