import { contact } from './content.ts';
import { section } from './sections.ts';
import { expect, look as test } from './test.ts';

test('Contact opens one answer at a time', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/contact');
  const answers = section(page, contact.faq.heading).locator('details');
  // The first is open already; a press on it would close it.
  for (const answer of (await answers.all()).slice(1)) {
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    await expect(answers.and(page.locator('[open]'))).toHaveCount(1);
  }
});
