import type { Page } from '@playwright/test';
import { siteWords } from '../site-words.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { expect, look as test } from './test.ts';

/** The accessible names of links as the browser computes them; Playwright's own may differ. */
async function namesOfLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value));
}

test.describe('The email address', { tag: ['@narrow', '@chromium'] }, () => {
  for (const route of ['/', '/about', '/contact']) {
    test(`is the accessible name of its link on ${route}, although it may wrap after the @`, async ({
      page,
    }) => {
      await page.goto(route);
      expect(await namesOfLinks(page)).toContain(shownValue(siteWords().studio.email));
    });
  }
});
