import { siteWords } from '../site-words.ts';
import { section } from './sections.ts';
import { expect, look as test } from './test.ts';

test(
  'the figures of the shares stay on the screen at every width',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/trust-pledge');
    const { heading } = siteWords().page('trust-pledge').staffs;
    const items = section(page, heading).getByRole('listitem');
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
        document.adoptedStyleSheets = [sheet];
      }, size);
      for (const width of [390, 599, 640, 719, 748, 900]) {
        await page.setViewportSize({ width, height: 800 });
        const rights = await items.evaluateAll((list) =>
          list.flatMap((item) => {
            const range = document.createRange();
            range.selectNodeContents(item);
            return [...range.getClientRects()].map(({ right }) => right);
          }),
        );
        expect.soft(Math.max(...rights), `${size}, ${width} px wide`).toBeLessThanOrEqual(width);
      }
    }
  },
);
