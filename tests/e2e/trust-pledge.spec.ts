import { ROUTES } from '../../src/content-map.ts';
import { BUILDS, words } from './content.ts';
import { section } from './sections.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { restyle, DOUBLED_TEXT } from './text-faults.ts';

test.describe('Trust Pledge', () => {
  const { stop: map, staffs: shares, promise } = words.page('trust-pledge');
  const pledges = words.sections('pledge');

  test('is printed without the map', { tag: '@wide' }, async ({ page }) => {
    await page.goto(ROUTES['trust-pledge']);
    await expect(page.getByText(map.trailhead)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const { anchor } of pledges) {
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(page.getByText(map.trailhead)).toBeHidden();
  });

  test(
    'draws one trail: each leg begins where the one before ends',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES['trust-pledge']);
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const gaps = await page.locator('.trail:visible').evaluateAll((legs) => {
          const ends = legs.flatMap((leg) => {
            const path = leg.querySelector('path');
            const matrix = path?.getScreenCTM();
            if (!path || !matrix) return [];
            return [0, path.getTotalLength()].map((at) =>
              path.getPointAtLength(at).matrixTransform(matrix),
            );
          });
          // From the end of each leg to the beginning of the next.
          return ends.slice(1, -1).flatMap(({ x, y }, index) => {
            const next = ends[index + 2];
            return index % 2 === 0 && next ? [Math.hypot(next.x - x, next.y - y)] : [];
          });
        });
        expect(gaps).toHaveLength(pledges.length - 1);
        expect.soft(Math.max(...gaps), `px, ${width} px wide`).toBeLessThan(3);
      }
    },
  );

  test(
    'has the posts of its list and of its pledges at one line',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES['trust-pledge']);
      for (const width of [390, 600, 850]) {
        await page.setViewportSize({ width, height: 800 });
        const widths = await page
          .locator('.pledge-overview-strip:visible, .trail-leg:visible')
          .evaluateAll((strips) =>
            strips.map((strip) => Math.round(strip.getBoundingClientRect().width)),
          );
        expect.soft(new Set(widths).size, `${widths.join()}, ${width} px wide`).toBe(1);
      }
    },
  );

  test(
    'keeps the figures of the shares on the screen at every width',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES['trust-pledge']);
      const items = section(page, shares.heading).getByRole('listitem');
      for (const css of ['', DOUBLED_TEXT]) {
        await restyle(page, css);
        // Around the widths at which the three shares become columns.
        for (const width of [390, 599, 640, 719, 748, 900]) {
          await page.setViewportSize({ width, height: 800 });
          const rights = await items.evaluateAll((list) =>
            list.flatMap((item) => {
              const range = document.createRange();
              range.selectNodeContents(item);
              return [...range.getClientRects()].map(({ right }) => right);
            }),
          );
          expect(rights).not.toEqual([]);
          expect.soft(Math.max(...rights), `${css}, ${width} px wide`).toBeLessThanOrEqual(width);
        }
      }
    },
  );

  test(
    'has the founder’s promise beside its heading and what is said of its draft, signed or not',
    { tag: '@wide' },
    async ({ page }) => {
      for (const { url } of BUILDS) {
        await page.goto(url + ROUTES['trust-pledge']);
        const around = section(page, promise.heading);
        const { y: top = 0, height = 0 } = (await around.getByRole('figure').boundingBox()) ?? {};
        const others = await around.locator(':is(h2, p):not(figure *)').all();
        expect(others.length).toBeGreaterThan(0);
        for (const other of others) {
          const box = await other.boundingBox();
          expect(box?.y, await other.innerText()).toBeGreaterThanOrEqual(top);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + height);
        }
      }
    },
  );
});
