import type { Page } from '@playwright/test';
import { wholeWords } from '../site-words.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { ISLANDS, ISLANDS_CONTENT } from './servers.ts';
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
    const address = shownValue(wholeWords(ISLANDS_CONTENT).studio.email);
    for (const name of ['home', 'about', 'contact']) {
      await page.goto(`${ISLANDS.url}/places/${name}`);
      expect(await namesOfLinks(page), name).toContain(address);
    }
  },
);
