import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { MISSING } from './routes.ts';
import { expect, test } from './test.ts';

/** Pages with a footprint in the picture of their first screen, each with the next one. */
const CROSSINGS = [
  ['/', ROUTES['our-coins']],
  [ROUTES['our-coins'], ROUTES.about],
  [ROUTES.about, '/'],
  [MISSING, '/'],
] as const;

/** Goes from one page, scrolled by so many pixels, to another; returns the animated pseudo-elements of the transition. */
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

test('nothing moves between pages if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingParts(page, '/', ROUTES['our-coins'])).not.toContain('view-transition');
});
