import { parseAmount } from '../../src/formats/amounts.ts';
import { words } from './content.ts';
import { expect, look as test } from './test.ts';

test(
  'Our Coins draws the footprints in proportion to the prizes',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/our-coins');
    const areas = await page.locator('.prizes-print svg').evaluateAll((prints) =>
      prints.map((print) => {
        const { width, height } = print.getBoundingClientRect();
        return width * height;
      }),
    );
    const amounts = words.contest.prizes.map(({ amount }) => Number(parseAmount(amount)));
    expect(areas).toHaveLength(amounts.length);
    for (const [place, area] of areas.entries()) {
      const ratio = (amounts[place] ?? 0) / (amounts[0] ?? 1);
      expect(area / (areas[0] ?? 1)).toBeCloseTo(ratio, 2);
    }
  },
);
