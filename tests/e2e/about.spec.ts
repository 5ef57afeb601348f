import { expect, test, words } from './islands-page-test.ts';
import { section } from './sections.ts';

// In the content of the fixtures the supply is disputed.
test(
  'About shows every figure for the supply of the first token in the same style and size',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/places/about');
    const token = words.sections('about').find(({ kind }) => kind === 'first-token');
    if (!token?.heading) throw new Error('About has no section on the first token.');
    const looks = await section(page, token.heading)
      .getByRole('definition')
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const { fontSize, color } = getComputedStyle(figure);
          const { width, height } = figure.parentElement?.getBoundingClientRect() ?? {};
          return JSON.stringify({ fontSize, color, width, height });
        }),
      );
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks).size).toBe(1);
  },
);
