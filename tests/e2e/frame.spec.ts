import { ROUTES } from '../../src/content-map.ts';
import { words } from './content.ts';
import { nameOf } from './routes.ts';
import { expect, test as testAlone, testOnSharedPage as test } from './test.ts';
import { overflowOf } from './text-faults.ts';

/** `sheets` are the pages in their order: each is a sheet of the map. */
const { menu, sheets, skipLink } = words.navigation;
const MENU_LABEL = { name: menu.label, exact: true };

test('The header of every page stays in view', async ({ page }) => {
  for (const route of Object.values(ROUTES)) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      scrollTo({ top: 1200, behavior: 'instant' });
    });
    await expect(page.getByRole('banner')).toBeInViewport();
  }
});

test('Links to other sites are copied as they are seen', { tag: '@wide' }, async ({ page }) => {
  await page.goto(ROUTES.about);
  const copied = await page.getByRole('contentinfo').evaluate((footer) => {
    getSelection()?.selectAllChildren(footer);
    return String(getSelection());
  });
  expect(copied).toContain(words.studio.socials.telegram.name);
  expect(copied).not.toContain(words.navigation.words.newTab);
});

test(
  'The first Tab reaches a link that skips to the content',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(ROUTES.about);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'The header underlines the current page in forced colours, without the mark that would hide its lower line',
  { tag: '@wide' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(ROUTES.about);
    const current = page.getByRole('banner').locator('nav [aria-current]');
    const [line, mark] = await current.evaluate((link) => [
      getComputedStyle(link).textDecorationLine,
      getComputedStyle(link, '::after').display,
    ]);
    expect(line).toBe('underline');
    expect(mark).toBe('none');
  },
);

test(
  'A hovered link of the footer highlights the area of its page on the map beside it',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(ROUTES.about);
    const links = page.getByRole('contentinfo').locator('ol a');
    // The heel is an <svg> around its shape.
    const fills = () =>
      page
        .locator('#sheets g > *')
        .evaluateAll((areas) =>
          areas.map((area) => getComputedStyle(area.firstElementChild ?? area).fill),
        );
    // About, the current page, is always highlighted.
    const current = sheets.findIndex(({ href }) => href === ROUTES.about);
    const shown = await fills();
    const highlighted = shown[current];
    const plain = shown.find((_, index) => index !== current);
    expect(highlighted).not.toBe(plain);
    for (const index of sheets.keys()) {
      await links.nth(index).hover();
      const expected = [...sheets.keys()].map((other) =>
        [current, index].includes(other) ? highlighted : plain,
      );
      // The last area is that of the 404 page.
      expect((await fills()).slice(0, -1)).toEqual(expected);
    }
  },
);

test.describe('The menu of a narrow screen', { tag: '@narrow' }, () => {
  test('opens by its button and by Enter, fills the screen, and closes by its button and by Escape', async ({
    page,
  }) => {
    await page.goto(ROUTES['our-coins']);
    const button = page.getByRole('button', { name: menu.open });
    const links = page.getByRole('navigation', MENU_LABEL);
    await button.click();
    const screen = { x: 0, y: 0, ...page.viewportSize() };
    expect(await page.getByRole('dialog', MENU_LABEL).boundingBox()).toEqual(screen);
    await page.getByRole('button', { name: menu.close, exact: true }).click();
    await expect(links).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(links).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('keeps the focus, and leads to other pages', async ({ page }) => {
    await page.goto(ROUTES['our-coins']);
    await page.getByRole('button', { name: menu.open }).press('Enter');
    const links = page.getByRole('navigation', MENU_LABEL);
    // More presses than the menu has links and buttons: the focus goes round in it.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < sheets.length + 3; count += 1) {
        await page.keyboard.press(key);
        // In between it may be in the browser's own controls: then the body has it.
        const isOutside = await page.evaluate(
          () =>
            document.activeElement !== document.body &&
            document.activeElement?.closest('#menu') === null,
        );
        expect(isOutside, `${key}, ${count + 1} times`).toBe(false);
      }
    }
    await links.getByRole('link', { name: nameOf(ROUTES.about) }).click();
    await expect(page).toHaveURL(ROUTES.about);
  });

  test('fills the screen, keeps the focus and holds the page still also as a popover', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: menu.open });
    // Browsers without commands, such as Safari before 26.2, take the other attribute.
    await button.evaluate((element) => {
      element.removeAttribute('commandfor');
    });
    await button.click();
    const dialog = page.getByRole('dialog', MENU_LABEL);
    const screen = { x: 0, y: 0, ...page.viewportSize() };
    expect(await dialog.boundingBox()).toEqual(screen);
    await page.mouse.move(100, 800);
    await page.mouse.wheel(0, 400);
    for (let count = 0; count < sheets.length * 2; count += 1) {
      await page.keyboard.press('Tab');
      // Neither what is in the parts of the page around the menu nor the skip link, which is one of them.
      expect(await page.locator('body > :not(#menu):is(:focus, :has(:focus))').count()).toBe(0);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' });
    });
    expect(await dialog.boundingBox()).toEqual(screen);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('closes by a press beside it, once the screen has become wide', async ({ page }) => {
    await page.goto(ROUTES['our-coins']);
    await page.getByRole('button', { name: menu.open }).click();
    await page.setViewportSize({ width: 1000, height: 500 });
    const links = page.getByRole('navigation', MENU_LABEL);
    await expect(links).toBeVisible();
    await page.mouse.click(20, 250);
    await expect(links).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens too', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: menu.open }).click();
      const links = page.getByRole('navigation', MENU_LABEL);
      await links.getByRole('link', { name: nameOf(ROUTES.about) }).click();
      await expect(page).toHaveURL(ROUTES.about);
    });
  });
});

testAlone.describe('In a browser without popovers', () => {
  // The styles of the page are other ones than those of its policy.
  testAlone.use({ bypassCSP: true });

  testAlone(
    'the header has its links on every screen, and no button of the menu',
    async ({ page, isMobile }) => {
      // Only what is here before the page has loaded: a file that comes later may outlast the test.
      await page.route(/\/about$|\.css$/, async (route) => {
        const response = await route.fetch();
        // What is for browsers without popovers then holds in this one.
        const body = (await response.text()).replaceAll(
          'not selector(:popover-open)',
          'selector(:popover-open)',
        );
        await route.fulfill({ response, body });
      });
      await page.goto(ROUTES.about);
      const banner = page.getByRole('banner');
      for (const { label } of words.navigation.header.links)
        await expect(banner.getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(banner.getByRole('button')).toBeHidden();
      expect(await overflowOf(page)).toBe(0);
      // Nothing else changes for a wide screen or for paper.
      await expect(banner).toHaveCSS('position', isMobile ? 'static' : 'sticky');
      await page.emulateMedia({ media: 'print' });
      await expect(banner.getByRole('navigation')).toBeHidden();
    },
  );
});
