import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { ALL_PAGES, MISSING } from './routes.ts';
import { expect, test } from './test.ts';

/** Pages with a footprint in the picture of their first screen, each with the next one. */
const CROSSINGS = [
  ['/', ROUTES['our-coins']],
  [ROUTES['our-coins'], ROUTES.about],
  [ROUTES.about, '/'],
  [MISSING, '/'],
] as const;

/** Goes from one page, scrolled by so many pixels, to another; returns what the transition animates. */
async function movingParts(page: Page, from: string, to: string, scrolled = 0): Promise<string> {
  await page.goto(from);
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, scrolled);
  await page.evaluate((href) => {
    location.href = href;
  }, to);
  await page.waitForURL(to);
  const parts = page.locator('html[data-moving]');
  await expect(parts).toBeAttached();
  return (await parts.getAttribute('data-moving')) ?? '';
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const note = async ({ viewTransition }: PageRevealEvent) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      document.documentElement.dataset.moving = effects
        .map((effect) => effect instanceof KeyframeEffect && effect.pseudoElement)
        .join(' ');
    };
    addEventListener('pagereveal', (event) => void note(event));
  });
});

for (const [from, to] of CROSSINGS) {
  test(`From ${from} to ${to} a footprint goes across, unless it is off the screen`, async ({
    page,
  }) => {
    expect(await movingParts(page, from, to)).toContain('group(print)');
    const scrolled = await movingParts(page, from, to, 2000);
    // The pages themselves are named s1, s2 and so on (src/art/sheets.ts).
    expect(scrolled).toMatch(/old\(s\d\)/);
    expect(scrolled).not.toContain('group(print)');
  });
}

test('the header and the strip of a preview stay where they are', async ({ page }) => {
  const parts = await movingParts(page, ROUTES.about, ROUTES['our-coins']);
  for (const name of ['header', 'strip']) expect(parts).toContain(`group(${name})`);
});

test('the mark of the current page goes to the next one', { tag: '@wide' }, async ({ page }) => {
  expect(await movingParts(page, ROUTES.about, ROUTES['our-coins'])).toContain('group(here)');
});

test('nothing moves between pages if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingParts(page, '/', ROUTES['our-coins'])).not.toContain('view-transition');
});

for (const { route, name } of ALL_PAGES) {
  test(`nothing of ${name} moves by itself if the visitor wants less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    const animated = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          [undefined, '::before', '::after'].some(
            (part) => getComputedStyle(element, part).animationName !== 'none',
          ),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(animated).toEqual([]);
  });
}
