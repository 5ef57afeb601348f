/**
 * “Last seen”: Bigfoot hides in one place of the site, another one each day, and a press shows his
 * photograph. Tested on pages of the fixtures, one with every place and one for each, and on the site’s own.
 */
import type { Page } from '@playwright/test';
import { wholeWords } from '../site-words.ts';
import { ROUTES } from '../../src/content-map.ts';
import { PLACES } from '../../src/schemas/sightings.ts';
import { faultsByAxe, THEMES } from './axe.ts';
import { ISLANDS, ISLANDS_CONTENT, PREVIEW, SUPPLIED } from './servers.ts';
import { expect, test as base } from './test.ts';

const { button: label, photograph } = wholeWords(ISLANDS_CONTENT).sightings;
/** Bigfoot in each place, who is a button. */
const placesOn = (page: Page) => page.getByRole('button', { name: label });
const PICTURE = '/last-seen.svg';

const test = base.extend({ baseURL: ISLANDS.url });

test.beforeEach(async ({ page }) => {
  await page.goto('/places');
});

test('each place has a button of 44 px, which a keyboard reaches and presses', async ({ page }) => {
  await expect(placesOn(page)).toHaveCount(Object.keys(PLACES).length);
  for (const place of await placesOn(page).all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await place.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(place).toBeFocused();
  }
});

test('a press fetches the photograph, and leaves a footprint in Bigfoot’s place until it is closed', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const place = placesOn(page).first();
  const him = place.locator('.hiding-place-him');
  const footprint = place.locator('.hiding-place-print');
  await place.scrollIntoViewIfNeeded();
  await expect(him).toBeVisible();
  await expect(footprint).toBeHidden();
  expect(fetched).not.toContain(PICTURE);

  const picture = page.waitForResponse((response) => response.url().endsWith(PICTURE));
  await place.click();
  expect((await picture).ok()).toBe(true);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: photograph.alt })).toBeVisible();
  await expect(him).toBeHidden();
  await expect(footprint).toBeVisible();

  await dialog.getByRole('button', { name: photograph.close }).click();
  await expect(dialog).toBeHidden();
  await expect(him).toBeVisible();
});

test('a press beside the photograph closes it', async ({ page }) => {
  await placesOn(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing falls or swings if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await placesOn(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])
  test(
    `Bigfoot is nowhere in the first ${viewport.height} px of a phone`,
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const tops: Record<string, number> = {};
      const addresses = Object.entries(ROUTES).flatMap(([name, route]) => [
        // The texts of the fixtures are shorter than those of the site, so no place is lower there.
        `${ISLANDS.url}/places/${name}`,
        `${PREVIEW.url}${route}`,
        `${SUPPLIED.url}${route}`,
      ]);
      for (const address of addresses) {
        await page.goto(address);
        // Only a preview has it, above everything.
        await page.locator('.preview-strip').evaluateAll((strips) => {
          for (const strip of strips) strip.remove();
        });
        for (const [index, place] of (await page.locator('.hiding-place-button').all()).entries())
          tops[`${address} ${index}`] = (await place.boundingBox())?.y ?? 0;
      }
      const places = Object.keys(tops).filter((place) => place.startsWith(ISLANDS.url));
      expect(places).toHaveLength(Object.keys(PLACES).length);
      // The figure is up to 8 px higher than its button.
      const seen = Object.entries(tops).filter(([, top]) => top < viewport.height + 8);
      expect(seen).toEqual([]);
    },
  );

test('a browser without popovers shows neither the button nor the photograph', async ({ page }) => {
  await page.route('**', async (route) => {
    const type = route.request().resourceType();
    if (!['document', 'stylesheet'].includes(type)) return route.continue();
    const response = await route.fetch();
    const known = await response.text();
    // The styles in the page have a hash in its policy, so they stay as they are.
    const body =
      type === 'document'
        ? known.replaceAll(/ popover(?=[ >=])/g, '')
        : known.replaceAll(':popover-open', ':-unknown');
    return route.fulfill({ response, body });
  });
  await page.reload();
  const places = page.locator('.hiding-place-button');
  await expect(places).toHaveCount(Object.keys(PLACES).length);
  for (const place of await places.all()) await expect(place).toBeHidden();
  await expect(page.locator('#photograph')).toBeHidden();
});

test('Bigfoot is not printed', { tag: '@wide' }, async ({ page }) => {
  const shown = page.locator('.hiding-place-button').filter({ visible: true });
  await expect(shown).toHaveCount(Object.keys(PLACES).length);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(0);
});

test('axe finds nothing, with the photograph or without it', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faultsByAxe(page)).toEqual([]);
  await placesOn(page).first().click();
  for (const { theme, media, rules } of THEMES) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await faultsByAxe(page, rules, '#photograph'), theme).toEqual([]);
  }
});
