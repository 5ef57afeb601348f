import { ROUTES } from '../../src/content-map.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { words } from './content.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test.describe('Legal', () => {
  const legal = words.page('legal');
  const sections = words.sections('legal');

  test(
    'keeps the list of contents in view, and marks the current section in it',
    { tag: ['@wide', '@chromium'] },
    async ({ page }) => {
      await page.goto(ROUTES.legal);
      /** The index of the section that is scrolled into view. */
      const current = 3;
      await page.locator(`#${sections[current]?.anchor}`).evaluate((clauses) => {
        clauses.scrollIntoView({ behavior: 'instant' });
      });
      const links = page.getByRole('navigation', { name: legal.contents.label }).getByRole('link');
      await expect(links.nth(current - 1)).toBeInViewport();
      await expect(links.nth(current)).toHaveCSS('font-weight', '700');
      await expect(links.nth(current - 1)).toHaveCSS('font-weight', '400');
    },
  );

  test(
    'gives boxed sections a style that no other section has',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES.legal);
      const looks = await page.locator('.legal-section').evaluateAll((clauses) =>
        clauses.map((clause) => {
          const { borderLeftWidth, backgroundColor } = getComputedStyle(clause);
          return `${borderLeftWidth} ${backgroundColor}`;
        }),
      );
      const boxed = looks.filter((_, index) => sections[index]?.boxed === true);
      const others = looks.filter((_, index) => sections[index]?.boxed !== true);
      const [look = '', ...otherLooks] = new Set(boxed);
      expect(otherLooks).toEqual([]);
      expect(others).not.toContain(look);
      expect(look).toMatch(/^[1-9]/);
    },
  );

  test(
    'has a space behind the number of a clause that is copied',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES.legal);
      const copied = await page.getByRole('main').evaluate((main) => {
        getSelection()?.selectAllChildren(main);
        return String(getSelection());
      });
      const numbers = copied.match(/^\d+\.\d+./gm) ?? [];
      expect(numbers.length).toBeGreaterThan(sections.length);
      expect(numbers.filter((number) => !number.endsWith(' '))).toEqual([]);
    },
  );

  test('begins all clauses at one line on a wide screen', { tag: '@wide' }, async ({ page }) => {
    await page.goto(ROUTES.legal);
    for (const width of [905, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const starts = await page
        .locator('.legal-section-text')
        .evaluateAll((clauses) => clauses.map((clause) => clause.getBoundingClientRect().left));
      expect(starts).toHaveLength(sections.length);
      expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1);
    }
  });

  test(
    'is printed with its permanent addresses, and without the list of contents',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(ROUTES.legal);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: legal.contents.label })).toBeHidden();
      const { host } = new URL(shownValue(words.studio.domain));
      for (const { anchor } of sections) {
        const address = await page
          .locator(`#${anchor} h2 a`)
          .evaluate((link) => getComputedStyle(link, '::after').content);
        expect(address).toBe(`"${host}${ROUTES.legal}#${anchor}"`);
      }
    },
  );
});
