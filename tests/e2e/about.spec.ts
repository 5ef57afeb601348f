import { ROUTES } from '../../src/content-map.ts';
import { words } from './content.ts';
import { section } from './sections.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test(
  'About shows every figure for the supply of the first token in the same style',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(ROUTES.about);
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
