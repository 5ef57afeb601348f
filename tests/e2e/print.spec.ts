import { section } from './sections.ts';
import { siteWords } from '../site-words.ts';
import { expect, look as test } from './test.ts';

test.describe('On paper', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await page.emulateMedia({ media: 'print' });
  });

  test('the skip link is left out', async ({ page }) => {
    const { skipLink } = siteWords().navigation;
    await expect(page.getByRole('link', { name: skipLink, includeHidden: true })).toBeHidden();
  });

  test('the heading of the questions stays above the first one', async ({ page }) => {
    const { faq } = siteWords().page('contact');
    const heading = section(page, faq.heading).getByRole('heading', { level: 2 });
    // A sticky heading would be printed where a page begins.
    await expect(heading).toHaveCSS('position', 'static');
  });
});
