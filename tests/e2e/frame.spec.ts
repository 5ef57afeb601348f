import type { Page } from '@playwright/test';
import { HEADER_LINKS, PAGES } from './routes.ts';
import { expect, look, test } from './test.ts';

/** Opens the menu on a phone; on a wide screen the links stand in the header. */
async function mainLinks(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: /^Main/ });
}

for (const { route, name } of PAGES) {
  test.describe(`${name} at ${route}`, () => {
    look.use({ at: route });

    look(
      'answers with status 200 and its own title',
      { tag: '@wide' },
      async ({ page, request }) => {
        const response = await request.get(route);
        expect(response.status()).toBe(200);
        await expect(page).toHaveTitle(/MUUVA/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      },
    );

    look(
      'has a footer with social links, quick links, copyright and disclaimer',
      async ({ page }) => {
        const footer = page.getByRole('contentinfo');
        for (const [platform, front] of [
          ['X', 'https://x.com'],
          ['Telegram', 'https://telegram.org'],
          ['Discord', 'https://discord.com'],
        ] as const) {
          const link = footer.getByRole('link', { name: new RegExp(`^${platform}\\b`) });
          await expect(link).toHaveAttribute('href', new RegExp(`^${front}/?$`));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
          await expect(link).toContainText('front page');
        }
        await expect(footer).toContainText(
          'Where our own handle is not published yet, the link opens the platform’s front page.',
        );
        await expect(footer.getByRole('link', { name: 'Legal & Disclaimer' })).toHaveAttribute(
          'href',
          '/legal',
        );
        await expect(footer).toContainText(`© ${new Date().getFullYear()} MUUVA`);
        await expect(footer).toContainText('No returns are promised.');
      },
    );

    look('says that it is a preview, to readers and to search engines', async ({ page }) => {
      await expect(page.getByText('Preview sheet.')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    look(
      'has the studio’s name, and header links that name the current page',
      async ({ page, isMobile }) => {
        await expect(page.getByRole('banner').getByRole('link', { name: /MUUVA/ })).toBeVisible();
        const links = await mainLinks(page, isMobile);
        for (const label of HEADER_LINKS) {
          await expect(links.getByRole('link', { name: label, exact: false })).toBeVisible();
        }
        const current = links.locator('[aria-current="page"]');
        if (name === 'Legal & Disclaimer' && !isMobile) await expect(current).toHaveCount(0);
        else await expect(current).toContainText(name.split(' & ')[0] ?? name);
      },
    );

    look('keeps its header in view when one scrolls', async ({ page }) => {
      await page.evaluate(() => {
        window.scrollTo({ top: 1200, behavior: 'instant' });
      });
      await expect(page.getByRole('banner')).toBeInViewport();
    });

    look(
      'never scrolls sideways, down to 320 px and up to 1920 px',
      { tag: '@wide' },
      async ({ page }) => {
        for (const width of [320, 360, 390, 768, 901, 1024, 1180, 1440, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `at ${width} px`).toBe(0);
        }
      },
    );
  });
}

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, leads on and closes by keyboard', async ({ page }) => {
    await page.goto('/our-coins');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Trust Pledge' }).click();
    await expect(page).toHaveURL(/\/trust-pledge$/);
  });

  test('closes by the button that opened it', async ({ page }) => {
    await page.goto('/our-coins');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens all the same', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('navigation', { name: 'Main, small screen' })
        .getByRole('link', { name: 'Legal' })
        .click();
      await expect(page).toHaveURL(/\/legal$/);
    });
  });
});
