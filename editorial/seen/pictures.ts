import type { Page } from '@playwright/test';
import type { Painted } from 'copy-review';
import sharp from 'sharp';

/**
 * Pixels of a picture per CSS pixel. Letters of half their size are nearly always enough to tell ink from
 * none, in a third of the time.
 */
export const SCALE = 0.5;
/** For what cannot be told from so small a picture. */
export const CLOSE_SCALE = 1;

/**
 * The least change of a colour channel (0 to 255) that an eye can tell: text that is fainter is not seen.
 * It is small, because thin strokes fill only a part of a pixel, which takes a part of their colour.
 */
const VISIBLE_CHANGE = 16;

/** The quality of WebP for parts of a picture: high enough to see what differs in them. */
const QUALITY = 60;

/** A rectangle: of CSS pixels in the page, of whole pixels in its picture. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The colours of a picture, row by row. */
export type Pixels = Awaited<ReturnType<typeof decode>>;

const decode = async (png: Buffer) => await sharp(png).raw().toBuffer({ resolveWithObject: true });

/** A picture of an area of a page, in pixels of the picture of the whole page. */
export interface Picture extends Pixels {
  readonly area: Box;
}

/** Takes pictures of a page. */
export interface Camera {
  readonly scale: number;
  /** The whole page. */
  readonly whole: Box;
  readonly take: (area: Box) => Promise<Picture>;
}

/**
 * Takes pictures of a whole page or of an area of its picture. Playwright compresses pictures as well as possible,
 * which takes longer than everything else.
 */
export async function cameraFor(page: Page, scale = SCALE): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const whole = inPicture([0, 0, cssContentSize.width, cssContentSize.height], scale);
  const take = async (area: Box): Promise<Picture> => {
    const [left, top, right, bottom] = area;
    const [x, y] = [left / scale, top / scale];
    const clip = { x, y, width: right / scale - x, height: bottom / scale - y, scale };
    const options = { optimizeForSpeed: true, captureBeyondViewport: true, clip };
    const { data } = await session.send('Page.captureScreenshot', options);
    return { ...(await decode(Buffer.from(data, 'base64'))), area };
  };
  return { scale, whole, take };
}

/** The pixels of a picture that a box of a page reaches into. */
export const inPicture = ([left, top, right, bottom]: Box, scale: number): Box => [
  Math.floor(left * scale),
  Math.floor(top * scale),
  Math.ceil(right * scale),
  Math.ceil(bottom * scale),
];

/** Whether two boxes share a part. */
export const overlap = (
  [left, top, right, bottom]: Box,
  [otherLeft, otherTop, otherRight, otherBottom]: Box,
): boolean => left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;

/** The rectangle around boxes, as far as it is in an area, such as the page. */
export const around = (boxes: readonly Box[], [left, top, right, bottom]: Box): Box => [
  Math.max(left, Math.min(...boxes.map(([boxLeft]) => boxLeft))),
  Math.max(top, Math.min(...boxes.map(([, boxTop]) => boxTop))),
  Math.min(right, Math.max(...boxes.map(([, , boxRight]) => boxRight))),
  Math.min(bottom, Math.max(...boxes.map(([, , , boxBottom]) => boxBottom))),
];

/** The index of the first byte of a pixel: red, green, blue, and sometimes alpha. */
const pixelAt = ({ info, area: [left, top] }: Picture, column: number, row: number): number =>
  ((row - top) * info.width + column - left) * info.channels;

/** Whether a pixel has another colour in two pictures, of which the second one is not larger. */
export function changeBetween(before: Picture, after: Picture) {
  const [left, top, right, bottom] = after.area;
  if (after.info.width !== right - left || after.info.height !== bottom - top)
    throw new Error('Two pictures of one page differ in size.');
  return (column: number, row: number): boolean => {
    const at = pixelAt(before, column, row);
    const place = pixelAt(after, column, row);
    for (let channel = 0; channel < 3; channel++) {
      const change = (before.data[at + channel] ?? 0) - (after.data[place + channel] ?? 0);
      if (Math.abs(change) >= VISIBLE_CHANGE) return true;
    }
    return false;
  };
}

/**
 * A picture for the review, which compares its pixels and shows parts of it.
 *
 * @param pixels the picture, taken at `SCALE`
 * @param nearTo the words near the part of the page between two heights, in CSS pixels
 */
export const paintedFrom = (
  pixels: Pixels,
  nearTo: (top: number, bottom: number) => string,
): Painted => {
  const { width, height, channels } = pixels.info;
  return {
    width,
    height,
    channels,
    scale: SCALE,
    pixels: pixels.data,
    near: (top, bottom) => nearTo(top / SCALE, bottom / SCALE),
    crop: async ([left, top, right, bottom]) =>
      await sharp(pixels.data, { raw: { width, height, channels } })
        .extract({ left, top, width: right - left, height: bottom - top })
        .webp({ quality: QUALITY })
        .toBuffer(),
  };
};
