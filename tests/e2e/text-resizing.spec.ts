import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';
import { restyle, SPACED, textFaults, TWICE } from './text-faults.ts';

/** Every word can be read at every width, and when a visitor increases the size or the spacing of text. */

const WAYS = {
  'as it is': { css: '', widths: [320, 390, 600, 768, 901, 1024, 1180, 1280, 1440, 1728, 2560] },
  'spaced as WCAG allows': { css: SPACED, widths: [390, 600, 768, 901, 1024, 1180, 1280] },
  'at 200 %': { css: TWICE, widths: [390, 1280] },
};

test.describe('Text', { tag: ['@wide', '@chromium'] }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`of ${name} is whole, and none is under another`, async ({ page }) => {
      await page.goto(route);
      for (const [way, { css, widths }] of Object.entries(WAYS)) {
        await restyle(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await textFaults(page), `${way}, ${width} px wide`).toEqual([]);
        }
      }
    });
  }
});
