import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePng, pixelAt } from '../../../editorial/seen/png.ts';

/** A part of a file, without its checksum. */
const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

/** A picture of two columns in red, green and blue, of which each row begins with its filter. */
function pngOf(rows: readonly number[][], colours = 2): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(2);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colours], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  const parts = [data.subarray(0, 9), data.subarray(9)].map((part) => chunk('IDAT', part));
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', head), ...parts]);
}

const ROWS = [
  [2, 1, 2, 3, 4, 5, 6],
  [1, 10, 20, 30, 1, 1, 1],
  [2, 250, 0, 0, 0, 0, 255],
  [0, 7, 8, 9, 7, 8, 9],
];

test('the colours of each pixel are restored from the differences to its neighbours', async () => {
  const picture = await decodePng(pngOf(ROWS));
  const rows = ROWS.map((_, row) =>
    [0, 1].map((column) => {
      const at = pixelAt(picture, column, row);
      return [...picture.bytes.subarray(at, at + 3)];
    }),
  );
  expect(rows).toEqual([
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    [
      [10, 20, 30],
      [11, 21, 31],
    ],
    [
      [4, 20, 30],
      [11, 21, 30],
    ],
    [
      [7, 8, 9],
      [7, 8, 9],
    ],
  ]);
});

test.each<[string, Buffer]>([
  ['an unknown filter', pngOf([[4, 1, 2, 3, 4, 5, 6]])],
  ['a palette', pngOf(ROWS, 3)],
])('a picture with %s is refused', async (_, png) => {
  await expect(decodePng(png)).rejects.toThrow('unknown kind');
});
