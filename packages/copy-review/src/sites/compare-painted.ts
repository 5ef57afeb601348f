import type { Painted } from '../shared/config.ts';
import { commonEnds } from '../words/align/sequences.ts';

/** A rectangle, in pixels or in cells. The right and the bottom are exclusive. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A change of a colour channel (0 to 255) that an eye can tell. */
const VISIBLE_CHANGE = 16;

/** The side of the squares into which pictures are divided. Squares that differ and touch are one part. In pixels. */
const CELL = 16;

/**
 * The parts of two pictures that differ, from the top to the bottom. What only one of them has differs. If one is
 * higher, what is below the first difference has moved: that is one part, up to where both end alike.
 */
export function differingParts(before: Painted, after: Painted): Box[] {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  if (before.height !== after.height) {
    const { head, tail } = commonEnds(before.height, after.height, (y, yAfter) =>
      isEqualRow(before, y, after, yAfter),
    );
    return [[0, head, width, height - tail]];
  }
  const columns = Math.ceil(width / CELL);
  const cells = new Set<number>();
  for (let y = 0; y < height; y++) {
    if (isEqualRow(before, y, after, y)) continue;
    for (let x = 0; x < width; x++)
      if (isDifferentPixel(before, after, x, y))
        cells.add(Math.floor(y / CELL) * columns + Math.floor(x / CELL));
  }
  return partsOf(cells, columns).map(([left, top, right, bottom]) => [
    left * CELL,
    top * CELL,
    Math.min(right * CELL, width),
    Math.min(bottom * CELL, height),
  ]);
}

const rowOf = ({ width, channels, pixels }: Painted, y: number) =>
  Buffer.from(pixels.buffer, pixels.byteOffset + y * width * channels, width * channels);

const isEqualRow = (before: Painted, yBefore: number, after: Painted, yAfter: number): boolean =>
  before.channels === after.channels &&
  yBefore < before.height &&
  yAfter < after.height &&
  rowOf(before, yBefore).equals(rowOf(after, yAfter));

function isDifferentPixel(before: Painted, after: Painted, x: number, y: number): boolean {
  if (x >= Math.min(before.width, after.width) || y >= Math.min(before.height, after.height))
    return true;
  const offsetBefore = (y * before.width + x) * before.channels;
  const offsetAfter = (y * after.width + x) * after.channels;
  return [0, 1, 2].some(
    (channel) =>
      Math.abs(
        (before.pixels[offsetBefore + channel] ?? 0) - (after.pixels[offsetAfter + channel] ?? 0),
      ) >= VISIBLE_CHANGE,
  );
}

/**
 * The rectangles around cells that touch each other, in cells and in their order: a flood fill from
 * each cell that is left.
 */
function partsOf(cells: ReadonlySet<number>, columns: number): Box[] {
  const unvisited = new Set(cells);
  const parts: Box[] = [];
  for (const first of cells) {
    if (!unvisited.delete(first)) continue;
    const queue = [first];
    let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      const columnsBeside = [x - 1, x, x + 1].filter((column) => column >= 0 && column < columns);
      const neighbours = [y - 1, y, y + 1].flatMap((row) =>
        columnsBeside.map((column) => row * columns + column),
      );
      queue.push(...neighbours.filter((neighbour) => unvisited.delete(neighbour)));
    }
    parts.push([left, top, right, bottom]);
  }
  return parts;
}
