import { words } from './content.ts';
import { MISSING } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test(
  'A path that does not exist has status 404, and the console has it without the query',
  { tag: '@wide' },
  async ({ page, consoleMessages }) => {
    const { log } = words.page('404');
    const response = await page.goto(`${MISSING}?token=secret`);
    expect(response?.status()).toBe(404);
    await expect
      .poll(() => consoleMessages.filter((text) => text.startsWith(log)))
      .toEqual([`${log} ${MISSING}`]);
  },
);
