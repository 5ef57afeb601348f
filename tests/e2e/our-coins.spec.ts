import { ROUTES } from '../../src/content-map.ts';
import { parseAmount } from '../../src/formats/amounts.ts';
import { buildWith, words } from './content.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test(
  'Our Coins draws the footprints in proportion to the prizes',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(ROUTES['our-coins']);
    const areas = await page.locator('.prizes-print svg').evaluateAll((prints) =>
      prints.map((print) => {
        const { width, height } = print.getBoundingClientRect();
        return width * height;
      }),
    );
    const amounts = words.contest.prizes.map(({ amount }) => Number(parseAmount(amount)));
    expect(areas).toHaveLength(amounts.length);
    const [firstArea = NaN] = areas;
    const [firstAmount = NaN] = amounts;
    for (const [place, area] of areas.entries())
      expect(area / firstArea).toBeCloseTo((amounts[place] ?? NaN) / firstAmount, 2);
  },
);

test('Scrolling walks the surveyor out of the film, whose last frame has the tripod alone', async ({
  page,
}) => {
  const { url } = buildWith('our-coins', 'entry');
  await page.goto(url + ROUTES['our-coins']);
  const frames = page.locator('.entry-steps svg');
  await expect(frames.last().locator('.entry-steps-figure')).toHaveCount(0);
  await expect(frames.last().locator('[href="#tripod"]')).not.toHaveCount(0);
  /**
   * How far the figure of the second frame is from its place, in px of the drawing, when the frame has come
   * up this share of the screen. In EntrySteps.css it begins 129 px away, and arrives at 64 % of the scroll.
   */
  const distanceAt = (share: number) =>
    frames.nth(1).evaluate(async (frame, up) => {
      const { top } = frame.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * (1 - up), behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { translate } = getComputedStyle(frame.querySelector('.entry-steps-figure') ?? frame);
      // At its place, it is “none” or “0px”.
      return translate === 'none' ? 0 : -parseFloat(translate);
    }, share);
  const [before, between, after] = [
    await distanceAt(0.1),
    await distanceAt(0.6),
    await distanceAt(0.95),
  ];
  expect(before).toBeCloseTo(129);
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(129);
  expect(after).toBeCloseTo(0);
});
