import type { Page } from '@playwright/test';
import { buildWith } from './content.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { restyle, SPACED_TEXT, DOUBLED_TEXT } from './text-faults.ts';

const { url, words } = buildWith('home', 'why');

/** The share of the drawing, from below, with hills and trees as dark as the text. */
const HILLS_HEIGHT = 0.25;

/** The left and upper edges of the surveyor's head and of his instrument, in px of the drawing. */
const SURVEYOR = [
  { fromRight: 450, fromBottom: 701 },
  { fromRight: 562, fromBottom: 550 },
];

/** How far the caption is from the edge at least, in px. The margin of the page is 20 or more. */
const CAPTION_MARGIN = 16;

/** Lines of text that the surveyor would cover. */
function linesOnFigure(page: Page): Promise<string[]> {
  return page.locator('.home-why').evaluate((section, figure) => {
    const poster = section.querySelector('.poster')?.getBoundingClientRect() ?? new DOMRect();
    // The size of poster.svg, which covers its box from the lower right corner: left and top are cropped.
    const drawing = { width: 2880, height: 980 };
    const scale = Math.max(poster.width / drawing.width, poster.height / drawing.height);
    return [...section.querySelectorAll('h2, .home-why-text p')].flatMap((element) => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ top, bottom, right }) => {
          // Where capital letters end, which are 0.72 em high.
          const below = (top + bottom + 0.72 * size) / 2;
          return figure.some(
            ({ fromRight, fromBottom }) =>
              right > poster.right - fromRight * scale &&
              below > poster.bottom - fromBottom * scale,
          );
        })
        .map(() => element.textContent);
    });
  }, SURVEYOR);
}

const WAYS = {
  'as it is': { css: '', widths: [320, 390, 600, 768, 901, 1180, 1440, 1728, 1920, 2560] },
  'spaced as WCAG allows': { css: SPACED_TEXT, widths: [390, 1280] },
  'at 200 %': { css: DOUBLED_TEXT, widths: [390, 1280, 1440, 1820, 1920, 2200, 2560] },
};

test(
  'The surveyor of Home’s “Why” section covers no letter',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(url);
    for (const [way, { css, widths }] of Object.entries(WAYS)) {
      await restyle(page, css);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await linesOnFigure(page), `${way}, ${width} px wide`).toEqual([]);
      }
    }
  },
);

test.describe('Home’s “Why” section at twice the text size', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(url);
    await restyle(page, DOUBLED_TEXT);
  });

  test('keeps its caption off the edge of the screen', async ({ page }) => {
    for (const width of [320, 390, 420, 640]) {
      await page.setViewportSize({ width, height: 800 });
      for (const line of words.caption) {
        const left = await page.getByText(line, { exact: true }).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
        expect.soft(left, `${line}, ${width} px wide`).toBeGreaterThanOrEqual(CAPTION_MARGIN);
      }
    }
  });

  test('keeps its text above the hills', async ({ page }) => {
    const why = page.locator('.home-why');
    for (const width of [1440, 1820, 1920, 2200, 2560]) {
      await page.setViewportSize({ width, height: 1200 });
      const below = await why.evaluate((section) => {
        const end = section.getBoundingClientRect().bottom;
        const texts = [...section.querySelectorAll('.home-why-text p')];
        if (texts.length === 0) throw new Error('The section has no text.');
        const bottom = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
        const height = section.querySelector('.poster')?.getBoundingClientRect().height ?? Infinity;
        return (end - bottom) / height;
      });
      expect.soft(below, `${width} px wide`).toBeGreaterThanOrEqual(HILLS_HEIGHT);
    }
  });
});
