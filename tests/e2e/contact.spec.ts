import { ROUTES } from '../../src/content-map.ts';
import { words } from './content.ts';
import { section } from './sections.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test('Contact opens an answer without moving its question', { tag: '@wide' }, async ({ page }) => {
  await page.goto(ROUTES.contact);
  const answers = section(page, words.page('contact').faq.heading).locator('details');
  // The first is open already; a press on it would close it.
  const [, ...closed] = await answers.all();
  expect(closed).not.toEqual([]);
  for (const answer of closed) {
    const question = answer.locator('summary');
    await question.scrollIntoViewIfNeeded();
    const before = await question.boundingBox();
    await question.click();
    await expect(answer).toHaveAttribute('open');
    expect(await question.boundingBox()).toEqual(before);
  }
});
