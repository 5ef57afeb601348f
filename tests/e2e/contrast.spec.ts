import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadPictures } from '../load-pictures.ts';
import { BUILDS } from './content.ts';
import { contrast, over, takeTexts } from './contrast.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;

/** The texts that do not contrast with what is painted behind a quarter of one of their lines. */
async function faintTexts(page: Page): Promise<string[]> {
  const lines = await page.evaluate(takeTexts);
  expect(lines).not.toEqual([]);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const faint = lines.filter(({ colour, isLarge, left, top, right, bottom }) => {
    const contrasts: number[] = [];
    for (let y = Math.ceil(top); y < Math.min(bottom, info.height); y += 2)
      for (let x = Math.ceil(Math.max(left, 0)); x < Math.min(right, info.width); x += 2) {
        const start = (y * info.width + x) * info.channels;
        const ground = [...data.subarray(start, start + 3)];
        contrasts.push(contrast(over(ground, colour), ground));
      }
    const [quarter] = contrasts.toSorted((a, b) => a - b).slice(contrasts.length / 4);
    return quarter !== undefined && quarter < (isLarge ? 3 : 4.5);
  });
  return [...new Set(faint.map(({ text }) => text))];
}

/** Axe cannot judge a text over a picture, or over what a pseudo-element paints. */
test.describe('Text', { tag: ['@wide', '@chromium'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { build, url } of BUILDS)
    for (const { route, name } of ALL_PAGES)
      test(`contrasts with what is painted behind it, on ${name} in ${build}`, async ({ page }) => {
        for (const colorScheme of THEMES)
          for (const width of WIDTHS) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            await page.goto(url + route, { waitUntil: 'networkidle' });
            await loadPictures(page);
            expect.soft(await faintTexts(page), `${width} px wide, ${colorScheme}`).toEqual([]);
          }
      });
});
