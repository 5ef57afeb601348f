import { randomUUID } from 'node:crypto';
import type { BuiltPage, DrawnPage, Mark } from 'copy-review';
import sharp from 'sharp';
import { openDetails, setStyle, settle } from './in-page.ts';
import { HEIGHT, openPages, WIDTHS } from './open-pages.ts';
import { placeMarks } from './place-marks.ts';

/** The largest picture of a page at one width, in bytes. */
const MAX_BYTES = 150_000;

/** How well pictures are drawn, from the best to the smallest: pixels per CSS pixel, and the quality of WebP. */
const QUALITIES = [
  { scale: 0.75, quality: 60 },
  { scale: 0.6, quality: 40 },
  { scale: 0.5, quality: 20 },
  { scale: 0.4, quality: 10 },
] as const;

/**
 * Draws pages of built sites at two widths, with each changed text highlighted and numbered.
 *
 * @param pages pages with their changed texts
 * @returns the pictures of each page, and the numbers of the texts that are on none
 * @throws Error if there is no browser, or if a page cannot be opened
 */
export const drawPages = async (
  pages: readonly (BuiltPage & { readonly marks: readonly Mark[] })[],
): Promise<readonly DrawnPage[]> =>
  await openPages(pages, async (page, { marks }) => {
    // Names that no page has.
    const [id, scrolls] = [randomUUID(), `data-${randomUUID()}`];
    const pictures: { width: number; webp: Uint8Array }[] = [];
    const placed = new Set<number>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const highlight = `mark-${id}`;
      await page.evaluate(
        setStyle,
        `/* What scrolls would hide a part of its texts in a picture. */
        [${scrolls}] { overflow: visible !important }
        ::highlight(${highlight}-added) { background: #ffd23f; color: #000; -webkit-text-fill-color: #000 }
        ::highlight(${highlight}-moved) { background: #bfdcff; color: #000; -webkit-text-fill-color: #000 }`,
      );
      await page.evaluate(openDetails, scrolls);
      await page.evaluate(settle);
      for (const number of await placeMarks(page, marks, highlight)) placed.add(number);
      pictures.push({ width, webp: await smallPicture(await page.screenshot({ fullPage: true })) });
    }
    const missing = marks.map(({ number }) => number).filter((number) => !placed.has(number));
    return { pictures, missing };
  });

/** A picture as WebP, in the best quality in which it is not too large, else in the smallest. */
async function smallPicture(png: Buffer): Promise<Uint8Array> {
  const { width } = await sharp(png).metadata();
  let webp = Buffer.alloc(0);
  for (const { scale, quality } of QUALITIES) {
    webp = await sharp(png)
      .resize({ width: Math.round(width * scale) })
      .webp({ quality })
      .toBuffer();
    if (webp.length <= MAX_BYTES) break;
  }
  return webp;
}
