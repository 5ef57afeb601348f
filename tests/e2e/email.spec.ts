import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { siteWords } from '../site-words.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** The accessible names of links as the browser computes them; Playwright's own may differ. */
async function namesOfLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value));
}

test(
  'The email address is the accessible name of its link, although it may wrap after the @',
  { tag: ['@narrow', '@chromium'] },
  async ({ page }) => {
    const address = shownValue(siteWords().studio.email);
    for (const route of ['/', ROUTES.about, ROUTES.contact]) {
      await page.goto(route);
      expect(await namesOfLinks(page), route).toContain(address);
    }
  },
);
