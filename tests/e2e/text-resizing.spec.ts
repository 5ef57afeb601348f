import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';
import { textFaults } from './text-faults.ts';

/** Every word can be read at every width, and when a visitor increases the size or the spacing of text. */

const WAYS = {
  'as it is': { css: '', widths: [320, 390, 600, 768, 901, 1024, 1180, 1280, 1440, 1728, 2560] },
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'spaced as WCAG allows': {
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    widths: [390, 1280],
  },
  'at 200 %': { css: 'html { font-size: 200% !important }', widths: [390, 1280] },
};

/** Makes the rules the last ones of the page. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The boxes of the surveyor and his tripod on Home's poster, in the units of the drawing. */
const PARTY = [
  { left: 972, right: 1226, top: 349, bottom: 793 },
  { left: 867, right: 1000, top: 434, bottom: 793 },
];

/** The lines of text in Home's “Why” section that the surveyor overlaps. */
function linesOnSurveyor(page: Page): Promise<string[]> {
  return page.evaluate((party) => {
    const poster = document.querySelector('.poster')?.getBoundingClientRect();
    const section = document.querySelector('.home-why-text');
    if (!poster || !section) throw new Error('Home has no poster.');
    const scale = poster.height / 980;
    const x = (units: number) => poster.right - (1440 - units) * scale;
    const y = (units: number) => poster.top + units * scale;
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCovered = [...range.getClientRects()].some((line) =>
        party.some(
          ({ left, right, top, bottom }) =>
            line.left < x(right) &&
            line.right > x(left) &&
            line.top < y(bottom) &&
            line.bottom > y(top),
        ),
      );
      if (isCovered) lines.push(range.toString());
    }
    return lines;
  }, PARTY);
}

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

  test('of Home is beside the surveyor, not under him', async ({ page }) => {
    await page.goto('/');
    for (const [way, { css, widths }] of Object.entries(WAYS)) {
      await restyle(page, css);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await linesOnSurveyor(page), `${way}, ${width} px wide`).toEqual([]);
      }
    }
  });
});
