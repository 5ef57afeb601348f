import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';
import { restyle, SPACED, textFaults, TWICE } from './text-faults.ts';

/** Every word can be read at every width, without scrolling sideways, and when a visitor increases the size or the spacing of text. */

/** The browser's own size of text, in CSS pixels, unless a visitor sets another. */
const USUAL = 16;
const MEDIUM = [390, 600, 768, 901, 1280];

interface Way {
  readonly css: string;
  /** The size of text that a visitor has set in the browser, which moves the breakpoints too. */
  readonly size: number;
  readonly widths: readonly number[];
}

const WAYS: Readonly<Record<string, Way>> = {
  'as it is': { css: '', size: USUAL, widths: [320, 360, ...MEDIUM, 1024, 1180, 1440, 1728, 2560] },
  'spaced as WCAG allows': { css: SPACED, size: USUAL, widths: MEDIUM },
  'at 200 %': { css: TWICE, size: USUAL, widths: [390, 1280] },
  'at twice the size in the browser': { css: '', size: 2 * USUAL, widths: [...MEDIUM, 1728] },
};

test.describe('Text', { tag: ['@wide', '@chromium'] }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`of ${name} is whole, none is under another, and nothing scrolls sideways`, async ({
      page,
      context,
    }) => {
      const browser = await context.newCDPSession(page);
      const setSize = (standard: number) =>
        browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(route);
      try {
        for (const [way, { css, size, widths }] of Object.entries(WAYS)) {
          await setSize(size);
          await restyle(page, css);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await textFaults(page), `${way}, ${width} px wide`).toEqual([]);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect.soft(overflow, `${way}, ${width} px wide`).toBe(0);
          }
        }
      } finally {
        // The page is shared with other tests.
        await setSize(USUAL);
      }
    });
  }
});
