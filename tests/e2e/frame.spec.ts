import { buildYear } from '../../src/formats/dates.ts';
import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { BUILDS, words } from './content.ts';
import { ALL_PAGES, HEADER_LINKS, PAGES } from './routes.ts';
import { expectNewTab, expectText } from './sections.ts';
import { expect, look as test } from './test.ts';

const { header, menu, skipLink } = words.navigation;
const MENU_LABEL = { name: menu.label, exact: true };

for (const { route, name } of PAGES) {
  test(`The header at ${route} links to all pages, marks the current one and stays in view`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(route);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: header.homeLabel })).toBeVisible();
    // On a phone the links are in a menu.
    if (isMobile) await page.getByRole('button', { name: menu.open }).click();
    const label = isMobile ? menu.label : header.label;
    const links = page.getByRole('navigation', { name: label, exact: true });
    for (const link of isMobile ? menu.links : HEADER_LINKS) {
      await expect(links.getByRole('link', { name: link.label })).toHaveAttribute(
        'href',
        link.href,
      );
    }
    const current = links.locator('[aria-current="page"]');
    const own = (isMobile ? menu.links : HEADER_LINKS).find(({ href }) => href === route);
    await expect(current, name).toContainText(own ? [own.label] : []);
    if (isMobile) await page.keyboard.press('Escape');
    await page.evaluate(() => {
      scrollTo({ top: 1200, behavior: 'instant' });
    });
    await expect(banner).toBeInViewport();
  });
}

for (const { route } of ALL_PAGES) {
  test(
    `${route} never scrolls sideways, down to 320 px and up to 1920 px`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(route);
      for (const width of [320, 360, 390, 768, 901, 1024, 1180, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
    },
  );
}

for (const { build, url, site } of BUILDS) {
  test(
    `The footer in ${build} has the platforms, the links, the copyright and the disclaimer`,
    { tag: '@wide' },
    async ({ page }) => {
      const { footer, words: shared } = site.navigation;
      const { studio } = site;
      await page.goto(`${url}/about`);
      const place = page.getByRole('contentinfo');
      const platforms = Object.values(studio.socials);
      const links = place.getByRole('navigation', { name: footer.socials.heading });
      for (const [index, platform] of platforms.entries()) {
        const link = links.getByRole('link').nth(index);
        await expect(link).toContainText(platform.name);
        await expect(link).toHaveAttribute('href', shownValue(platform.url));
        await expectNewTab(link, site);
        await expectText(link, shared.frontPage, isPlaceholder(platform.url));
      }
      const quickLinks = place.getByRole('navigation', { name: footer.quickLinks.heading });
      await expect(quickLinks.getByRole('link')).toHaveText(
        footer.quickLinks.links.map(({ label }) => label),
      );
      await expect(place).toContainText(
        fill(footer.copyright, { year: buildYear(), studio: studio.name }),
      );
      await expect(place).toContainText(footer.disclaimer.text.strong);
    },
  );
}

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the menu of a narrow screen', { tag: '@narrow' }, () => {
  const [, , { href, label } = { href: '', label: '' }] = menu.links;

  test('opens, leads on and closes by keyboard, and closes by its button', async ({ page }) => {
    await page.goto('/our-coins');
    const button = page.getByRole('button', { name: menu.open });
    const links = page.getByRole('navigation', MENU_LABEL);
    await button.click();
    await page.getByRole('button', { name: menu.close }).click();
    await expect(links).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(links).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < menu.links.length + 3; count += 1) {
        await page.keyboard.press(key);
        const outside = await page.evaluate(
          () =>
            document.activeElement?.closest('#menu, body, html')?.id !== 'menu' &&
            document.activeElement !== document.body,
        );
        expect(outside, `${key}, ${count + 1} times`).toBe(false);
      }
    }
    await links.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens too', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: menu.open }).click();
      await page.getByRole('navigation', MENU_LABEL).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(href);
    });
  });
});
