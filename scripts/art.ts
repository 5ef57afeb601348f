/**
 * `npm run art` sets the colours of all drawings and icons by tokens.css, and their symbols by
 * src/assets/symbols, and makes the bitmaps of the icons again.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { inLight, withPalette, withSymbols } from '../src/art/svg-files.ts';

/** Writes a file of the repository, and prints its path, unless it has this content already. */
function write(path: string, content: Uint8Array): void {
  if (readFileSync(path).equals(content)) return;
  writeFileSync(path, content);
  console.log(path);
}

for (const path of globSync('{src/assets,public}/**/*.svg')) {
  try {
    write(path, Buffer.from(withPalette(withSymbols(readFileSync(path, 'utf8')))));
  } catch (error) {
    throw new Error(`${path} cannot have its colours and symbols.`, { cause: error });
  }
}

/** An icon as a PNG, `size` pixels wide and high. */
function png(path: string, size: number): Uint8Array {
  const svg = inLight(readFileSync(path, 'utf8'));
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file that contains PNGs.
 * Format: https://learn.microsoft.com/windows/win32/menurc/newheader, all numbers little-endian.
 */
function icoFile(images: readonly { readonly size: number; readonly bitmap: Uint8Array }[]) {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  // The type, which is 1 for icons, and how many there are.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, bitmap }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // Width, height, colour planes, bits per pixel, then the length and the place of the PNG.
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(bitmap.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += bitmap.length;
  }
  return Buffer.concat([directory, ...images.map(({ bitmap }) => bitmap)]);
}

const ICON = 'public/favicon.svg';
/** The footprint with three larger toes, for 16 px. */
const SMALL = 'src/assets/icons/small.svg';
/** Small enough for the safe zone of https://www.w3.org/TR/appmanifest/#icon-masks. */
const MASKABLE = 'src/assets/icons/maskable.svg';

write(
  'public/favicon.ico',
  icoFile([
    { size: 16, bitmap: png(SMALL, 16) },
    { size: 32, bitmap: png(ICON, 32) },
    { size: 48, bitmap: png(ICON, 48) },
  ]),
);
write('public/apple-touch-icon.png', png(ICON, 180));
write('public/icon-192.png', png(ICON, 192));
write('public/icon-512.png', png(ICON, 512));
write('public/icon-maskable-512.png', png(MASKABLE, 512));
