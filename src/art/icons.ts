import { U_MARK, U_MARK_SMALL } from './marks.ts';
import { LIGHT } from '../styles/palette.ts';

/** The letter U of the logo, with the centre of its drawn area in its own units. */
const MARKS = {
  full: { markup: U_MARK, x: 40.6, y: 49.2 },
  small: { markup: U_MARK_SMALL, x: 43.1, y: 47.8 },
} as const;

/**
 * The U of the logo on the brand colour, in a box of 64 × 64. Use `small`, which has three larger
 * toes, below 32 px. The `scale` of a maskable icon is less than 0.5, so that the U is inside the safe zone of
 * https://www.w3.org/TR/appmanifest/#icon-masks.
 */
export function icon(variant: keyof typeof MARKS = 'full', scale = 0.5): string {
  const { markup, x, y } = MARKS[variant];
  const offset = (middle: number) => Math.round((32 - middle * scale) * 10) / 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${LIGHT.blaze}" d="M0 0h64v64H0z"/><g fill="${LIGHT.ink}" transform="translate(${offset(x)} ${offset(y)}) scale(${scale})">${markup}</g></svg>\n`;
}

/** A square PNG, and the length of its sides in pixels. */
export interface IconImage {
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file that contains PNGs.
 * Format: https://learn.microsoft.com/windows/win32/menurc/newheader, all numbers little-endian.
 */
export function icoFile(images: readonly IconImage[]): Uint8Array {
  const directory = HEADER_BYTES + ENTRY_BYTES * images.length;
  const total = images.reduce((sum, { png }) => sum + png.length, directory);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = directory;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  }
  return bytes;
}
