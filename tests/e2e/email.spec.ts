import type { Page } from '@playwright/test';
import { siteWords } from '../site-words.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { expect, layOutAll, look as test } from './test.ts';

/**
 * Playwright works names out itself; what a screen reader gets is the browser's own. While none runs,
 * the browser leaves out what is not laid out yet.
 */
async function namesOfLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value));
}

test.describe('The email address', { tag: ['@narrow', '@chromium'] }, () => {
  for (const route of ['/', '/about', '/contact']) {
    test(`is a link named like it on ${route}, though it may break behind the @`, async ({
      page,
    }) => {
      await page.goto(route);
      await layOutAll(page);
      expect(await namesOfLinks(page)).toContain(shownValue(siteWords().studio.email));
    });
  }
});
