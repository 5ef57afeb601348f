import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

/** No text is cut off when a visitor increases its size or spacing. */

const WAYS = {
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'spaced as WCAG allows':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  'at 200 %': 'html { font-size: 200% !important }',
};

/** Texts that extend beyond the page or beyond an element that clips its overflow. */
function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0) return false;
      if (words.left < -1 || words.right > document.documentElement.clientWidth + 1) return true;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isWide = words.left < edge.left - 1 || words.right > edge.right + 1;
        // Letters are smaller than their line box.
        const slack = words.height / 4;
        const isHigh = words.top < edge.top - slack || words.bottom > edge.bottom + slack;
        if ((cuts(overflowX) && isWide) || (cuts(overflowY) && isHigh)) return true;
      }
      return false;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Ignores texts for screen readers only, and names on drawings.
      const left = '.sr-only, .header-skip, [aria-hidden="true"]';
      if (isShown !== true || parent?.closest(left)) continue;
      if ((text.textContent ?? '').trim() !== '' && isCut(text))
        cut.push((text.textContent ?? '').trim());
    }
    return cut;
  });
}

test.describe('Larger and wider text', { tag: ['@wide', '@chromium'] }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`${name} loses no word of a larger or wider text`, async ({ page }) => {
      await page.goto(route);
      for (const [way, css] of Object.entries(WAYS)) {
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }, css);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await wordsCutOff(page), `${way}, ${width} px wide`).toEqual([]);
        }
      }
    });
  }
});
