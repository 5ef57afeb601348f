/** On the page of the fixtures with every place, because the day decides where he is on the site. */
import { siteWords } from '../site-words.ts';
import { PLACES } from '../../src/schemas/sightings.ts';
import { faultsByAxe, LOOKS } from './axe.ts';
import { ISLANDS, ISLANDS_CONTENT } from './servers.ts';
import { expect, test as base } from './test.ts';

const { button, photograph } = siteWords(ISLANDS_CONTENT).sightings;
const PICTURE = '/last-seen.svg';

const test = base.extend({ baseURL: ISLANDS.url });

test.beforeEach(async ({ page }) => {
  await page.goto('/places');
});

test('each place has a button of 44 px, which a keyboard reaches and presses', async ({ page }) => {
  const buttons = page.getByRole('button', { name: button });
  await expect(buttons).toHaveCount(Object.keys(PLACES).length);
  for (const place of await buttons.all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await place.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(place).toBeFocused();
  }
});

test('a press fetches the photograph, and leaves a print until he is let go', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const place = page.getByRole('button', { name: button }).first();
  const him = place.locator('.hiding-place-him');
  const print = place.locator('.hiding-place-print');
  await place.scrollIntoViewIfNeeded();
  await expect(him).toBeVisible();
  await expect(print).toBeHidden();
  expect(fetched).not.toContain(PICTURE);

  const picture = page.waitForResponse((response) => response.url().endsWith(PICTURE));
  await place.click();
  expect((await picture).ok()).toBe(true);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: photograph.alt })).toBeVisible();
  await expect(him).toBeHidden();
  await expect(print).toBeVisible();

  await dialog.getByRole('button', { name: photograph.close }).click();
  await expect(dialog).toBeHidden();
  await expect(him).toBeVisible();
});

test('a press beside the photograph closes it', async ({ page }) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing falls or swings if the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('on paper there is nobody', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const place of await page.locator('.hiding-place').all()) await expect(place).toBeHidden();
});

test('axe finds nothing, with the photograph or without it', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: button }).first().click();
  for (const { look, media, rules } of LOOKS) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await faultsByAxe(page, rules, '#photograph'), look).toEqual([]);
  }
});
