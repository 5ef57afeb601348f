import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** An element that the Tab key focuses. */
interface Stop {
  name: string;
  /** Its index in document order. */
  index: number;
  isOutlined: boolean;
  /** Whether nothing covers its centre, or the first line of what is higher. */
  isInView: boolean;
}

/** The focused element; undefined if the focus has left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    const [box] = focused.getClientRects();
    const above =
      box && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 48) / 2);
    return {
      name: (focused.textContent.trim() || focused.id).slice(0, 40),
      index: [...document.querySelectorAll('*')].indexOf(focused),
      isOutlined:
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && !outlineColor.endsWith(', 0)'),
      isInView: above ? focused.contains(above) || above.contains(focused) : false,
    };
  });
}

/** More than any page has. */
const MAX_STOPS = 150;

test.describe('With the Tab key', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { route, name } of ALL_PAGES) {
    test(`every element of ${name} is reached in document order, visible and outlined, and none is a trap`, async ({
      page,
    }) => {
      await page.goto(route);
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const next = await focusedStop(page);
        // After the last stop the focus leaves the page or returns to the first.
        if (!next || next.index === stops[0]?.index) break;
        stops.push(next);
        expect(stops.length, 'a trap').toBeLessThan(MAX_STOPS);
      }
      const indices = stops.map(({ index }) => index);
      expect(indices).toEqual(indices.toSorted((a, b) => a - b));
      expect(new Set(indices).size, 'a trap').toBe(indices.length);
      expect(await page.locator('.header-skip').textContent()).toContain(stops[0]?.name);
      const shown = await page
        .locator('a[href], button, input, textarea, summary')
        .filter({ visible: true })
        .count();
      expect(stops.length, 'all that can be pressed').toBeGreaterThanOrEqual(shown);
      expect(stops.filter(({ isOutlined }) => !isOutlined)).toEqual([]);
      expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
    });
  }
});
