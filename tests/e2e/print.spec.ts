import { ROUTES } from '../../src/content-map.ts';
import { buildWith, words } from './content.ts';
import { contrast, over, takeTexts } from './contrast.ts';
import { ALL_PAGES } from './routes.ts';
import { section } from './sections.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { textFaults } from './text-faults.ts';

test.describe('On paper', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ROUTES.contact);
    await page.emulateMedia({ media: 'print' });
  });

  test('the skip link is left out', async ({ page }) => {
    const { skipLink } = words.navigation;
    await expect(page.getByRole('link', { name: skipLink, includeHidden: true })).toBeHidden();
  });

  test('a button still looks like one', async ({ page }) => {
    const { url, words: form } = buildWith('contact', 'form');
    await page.goto(url + ROUTES.contact);
    const button = page.getByRole('button', { name: form.submit });
    await expect(button).not.toHaveCSS('border-top-width', '0px');
  });

  test('the heading of the questions stays above the first one', async ({ page }) => {
    const { faq } = words.page('contact');
    const heading = section(page, faq.heading).getByRole('heading', { level: 2 });
    // A sticky heading would be printed where a page begins.
    await expect(heading).toHaveCSS('position', 'static');
  });
});

const WHITE = [255, 255, 255];
/** Where the drawings are left out. */
const MEDIA = [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const;

test.describe('Without the colours of the site', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`each text of ${name} is dark enough to read on white paper`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(route);
      const lines = await page.evaluate(takeTexts);
      expect(lines).not.toEqual([]);
      const tooPale = lines.filter(({ colour }) => contrast(over(WHITE, colour), WHITE) < 4.5);
      expect(tooPale.map(({ text }) => text)).toEqual([]);
    });

    test(`no picture that decorates ${name} is in print or in forced colours`, async ({ page }) => {
      await page.goto(route);
      for (const media of MEDIA) {
        await page.emulateMedia(media);
        await expect(page.locator('img[alt=""]:visible')).toHaveCount(0);
      }
    });

    test(`no text of ${name} is under another in print or in forced colours`, async ({ page }) => {
      await page.goto(route);
      for (const media of MEDIA) {
        await page.emulateMedia(media);
        const faults = await textFaults(page);
        expect.soft(faults.filter((fault) => fault.startsWith('under'))).toEqual([]);
      }
    });
  }
});

/** In CSS pixels, of which an inch (25.4 mm) has 96. */
const A4 = { width: 794, height: 1123 };
/** The height of a sheet without the margins that the site asks for: 10 mm above and below. */
const PRINTED_HEIGHT = ((297 - 20) * 96) / 25.4;

test.describe('On A4', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`no text of ${name} is wider than a sheet`, async ({ page }) => {
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      await page.goto(route);
      const tooWide = await page.evaluate(
        (width) =>
          [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, a, button)')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < 0 || right > width;
            })
            .map((element) => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)),
        A4.width,
      );
      expect(tooWide).toEqual([]);
    });

    test(`what ${name} keeps on one sheet fits on one`, async ({ page }) => {
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      await page.goto(route);
      const tooHigh = await page.evaluate(
        (height) =>
          [...document.body.querySelectorAll('*')]
            .filter((element) => getComputedStyle(element).breakInside === 'avoid')
            .filter((element) => element.getBoundingClientRect().height > height)
            .map((element) => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)),
        PRINTED_HEIGHT,
      );
      expect(tooHigh).toEqual([]);
    });
  }
});
