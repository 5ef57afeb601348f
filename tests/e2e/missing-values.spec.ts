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

for (const { build, url, site } of BUILDS) {
  const placeholders = findPlaceholders(site.sections('pledge'));
  const missing = [...new Set(placeholders.map(({ placeholder }) => placeholder.shown))];

  for (const route of [ROUTES.home, ROUTES['trust-pledge']]) {
    test(
      `The proofs of ${route} in ${build} have a dashed frame if they are missing, as the legend says, and no other`,
      { tag: '@wide' },
      async ({ page }) => {
        await page.goto(url + route);
        const faults = await page.locator('main').evaluate((main, texts) => {
          const isDashed = (element: Element) =>
            getComputedStyle(element).borderTopStyle === 'dashed';
          const frames = [...main.querySelectorAll('*')].filter(
            (element) => isDashed(element) && element.textContent.trim() !== '',
          );
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const open: Text[] = [];
          while (walker.nextNode()) {
            const text = walker.currentNode as Text;
            if (texts.includes(text.data.trim())) open.push(text);
          }
          const isIn = (frame: Element) => open.some((text) => frame.contains(text));
          return {
            frames: frames.filter((frame) => !isIn(frame)).map((frame) => frame.textContent),
            missing: open
              .filter((text) => !frames.some((frame) => frame.contains(text)))
              .map(({ data }) => data),
          };
        }, missing);
        expect(faults).toEqual({ frames: [], missing: [] });
      },
    );
  }
}
