import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

/** One place where the Tab key stops. */
interface Stop {
  name: string;
  /** Its place among all elements of the page, from its beginning. */
  place: number;
  isOutlined: boolean;
  /** Whether the point in its middle shows it, and nothing that lies above it. */
  isInView: boolean;
}

/** Where the focus is; nothing where it has left the page. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    const [box] = at.getClientRects();
    const above = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name: (at.textContent.trim() || at.id).slice(0, 40),
      place: [...document.querySelectorAll('*')].indexOf(at),
      isOutlined:
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && !outlineColor.endsWith(', 0)'),
      isInView: above ? at.contains(above) || above.contains(at) : false,
    };
  });
}

test.describe('With the Tab key', { tag: ['@wide', '@chromium'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { route, name } of ALL_PAGES) {
    test(`${name} is gone through in reading order, every stop seen, and left again`, async ({
      page,
    }) => {
      await page.goto(route);
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const next = await stop(page);
        // After the last stop the focus leaves the page, or begins anew.
        if (!next || next.place === stops[0]?.place) break;
        stops.push(next);
        expect(stops.length, 'a trap').toBeLessThan(150);
      }
      const places = stops.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size, 'a trap').toBe(places.length);
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
