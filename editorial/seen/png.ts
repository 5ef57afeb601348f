import { promisify } from 'node:util';
import { inflate, type ZlibOptions } from 'node:zlib';

/** The colours of a picture, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** The bytes of a pixel: red, green, blue, and sometimes alpha. */
  readonly channels: number;
  /** Each row has one more byte at its start. */
  readonly bytes: Uint8Array;
}

/** The index of the first byte of a pixel. */
export const pixelAt = ({ width, channels }: Pixels, column: number, row: number): number =>
  row * (width * channels + 1) + 1 + column * channels;

/** The channels of the colour types. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

const UNKNOWN = 'The browser has taken a picture of an unknown kind.';

/**
 * Decodes a PNG picture (https://www.w3.org/TR/png-3/) as Chromium takes it in a hurry: eight bits a
 * channel, no palette, and only the filters that are fast.
 *
 * @throws Error for any other picture
 */
export async function decodePng(png: Buffer): Promise<Pixels> {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colours = 0, , , interlacing] = png.subarray(24);
  const channels = CHANNELS[colours];
  if (depth !== 8 || channels === undefined || interlacing !== 0) throw new Error(UNKNOWN);
  const length = width * channels + 1;
  // A chunk for all of the data, and not less than zlib takes: more chunks would be copied together.
  const chunkSize = Math.max(64, length * height + 1);
  const bytes = await decompress(compressedData(png), { chunkSize });
  for (let start = 0; start < bytes.length; start += length) {
    const filter = bytes[start];
    if (filter === 1) addEarlier(bytes, start + 1 + channels, start + length, channels);
    else if (filter === 2 && start > 0) addEarlier(bytes, start + 1, start + length, length);
    else if (filter !== 0 && filter !== 2) throw new Error(UNKNOWN);
  }
  return { width, height, channels, bytes };
}

const decompress = promisify<Buffer, ZlibOptions, Buffer>(inflate);

function compressedData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, end));
    at = end + 4;
  }
  return Buffer.concat(parts);
}

/** Adds to each byte the one that is this far before it. */
function addEarlier(bytes: Uint8Array, start: number, end: number, distance: number): void {
  for (let at = start; at < end; at++) bytes[at] = (bytes[at] ?? 0) + (bytes[at - distance] ?? 0);
}
