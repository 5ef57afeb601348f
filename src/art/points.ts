/** A point or vector in the drawing's own units: x to the right, y down. */
export type Point = readonly [number, number];

/** Position, size and rotation of a shape on a drawing. `rotation` is in degrees, clockwise. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
  readonly mirrored?: boolean;
}

/** The element at `index`; throws instead of giving undefined. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}.`);
  return item;
}
