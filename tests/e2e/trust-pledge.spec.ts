import { ROUTES } from '../../src/content-map.ts';
import { words } from './content.ts';
import { section } from './sections.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { restyle, DOUBLED_TEXT } from './text-faults.ts';

test.describe('Trust Pledge', () => {
  const { stop: map, staffs: shares } = words.page('trust-pledge');
  const pledges = words.sections('pledge');

  test('is printed without the map', { tag: '@wide' }, async ({ page }) => {
    await page.goto(ROUTES['trust-pledge']);
    await page.emulateMedia({ media: 'print' });
    for (const { anchor } of pledges) {
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(page.getByText(map.trailhead)).toBeHidden();
  });

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
          expect.soft(Math.max(...rights), `${css}, ${width} px wide`).toBeLessThanOrEqual(width);
        }
      }
    },
  );
});
