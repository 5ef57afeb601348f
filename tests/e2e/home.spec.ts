import { home } from './content.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test('Home sets the tagline in its lines at every width', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 901, 1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) =>
        [...title.querySelectorAll(':scope > span')].map(
          (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).fontSize),
        ),
      );
    // The line height is 0.8 em: a line that wraps is higher than 1 em.
    expect(heights, `at ${width} px`).toHaveLength(home.hero.tagline.length);
    expect(Math.max(...heights), `at ${width} px`).toBeLessThan(1);
  }
});
