import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

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
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    const [box] = at.getClientRects();
    const above =
      box && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 48) / 2);
    return {
      name: (at.textContent.trim() || at.id).slice(0, 40),
      index: [...document.querySelectorAll('*')].indexOf(at),
      isOutlined:
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && !outlineColor.endsWith(', 0)'),
      isInView: above ? at.contains(above) || above.contains(at) : false,
    };
  });
}

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
        const next = await stop(page);
        // After the last stop the focus leaves the page or returns to the first.
        if (!next || next.index === stops[0]?.index) break;
        stops.push(next);
        expect(stops.length, 'a trap').toBeLessThan(150);
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
