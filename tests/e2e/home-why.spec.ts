import { siteWords } from '../site-words.ts';
import { expect, look as test } from './test.ts';

/** The lower part of the poster, as a share, with hills and trees as dark as the text. */
const HILLS = 0.25;

/** Distance of the surveyor's instrument from the right edge of the poster, which is 1440 units wide. */
const INSTRUMENT = 562;

test.describe('Home’s “Why” section at twice the text size', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  });

  test('keeps its caption off the edge of the screen', async ({ page }) => {
    const { caption } = siteWords().page('home').why;
    for (const width of [320, 390, 420, 640]) {
      await page.setViewportSize({ width, height: 800 });
      for (const line of caption) {
        const left = await page.getByText(line, { exact: true }).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
        expect.soft(left, `${line}, ${width} px wide`).toBeGreaterThanOrEqual(16);
      }
    }
  });

  test('keeps its text above the hills, and on wide screens beside the figure', async ({
    page,
  }) => {
    const why = page.locator('.home-why');
    for (const width of [1440, 1820, 1920, 2200, 2560]) {
      await page.setViewportSize({ width, height: 1200 });
      const { below, gap } = await why.evaluate((section, instrument) => {
        const poster = section.getBoundingClientRect();
        const texts = [...section.querySelectorAll('.home-why-text p')].map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          return range.getBoundingClientRect();
        });
        // The picture covers the section, cropped at the left and at the top.
        const scale = Math.max(poster.width / 1440, poster.height / 980);
        const right = Math.max(...texts.map((text) => text.right));
        const bottom = Math.max(...texts.map((text) => text.bottom));
        return {
          below: (poster.bottom - bottom) / poster.height,
          gap: poster.right - instrument * scale - right,
        };
      }, INSTRUMENT);
      expect.soft(below, `${width} px wide`).toBeGreaterThanOrEqual(HILLS);
      // On narrower screens the figure is below the text.
      if (width > 1802) expect.soft(gap, `${width} px wide`).toBeGreaterThan(0);
    }
  });
});
