import { expect, test } from '../test.ts';
import { delayScripts, home } from './islands.ts';

test(
  'a tap on “Copy address” three seconds before its script has come is done, once',
  { tag: '@narrow' },
  async ({ page, context }) => {
    const { copy } = home.token.address;
    await context.grantPermissions(['clipboard-write']);
    await delayScripts(page, 3000);
    await page.goto('/');
    const button = page.getByRole('button', { name: copy.label });
    await button.tap();
    await button.tap();
    await expect(page.locator('.toast')).toContainText(copy.success.title, { timeout: 10_000 });
    await expect(page.locator('.toast')).toHaveCount(1);
  },
);
