import type { Point } from './points.ts';
import { seededRandom } from './random.ts';

export interface RidgeOptions {
  readonly seed: number;
  readonly width: number;
  /** Bottom of the drawing: the ridge is filled down to it. */
  readonly bottom: number;
  /** Height of the ridge's middle, as y. */
  readonly y: number;
  readonly amplitude: number;
  /** The height of the right end above the left one, in units. */
  readonly riseToRight: number;
}

export interface Ridge {
  /** Closed path data, from the ridge line down to the bottom. */
  readonly path: string;
  readonly line: readonly Point[];
}

/** Distance between the points of a ridge line. */
const SAMPLE = 40;

/** A mountain's outline: two sine waves, a slope and some noise. */
export function ridge({ seed, width, bottom, y, amplitude, riseToRight }: RidgeOptions): Ridge {
  const random = seededRandom(seed);
  const [longPhase, shortPhase] = [random() * 6, random() * 6];
  const line = Array.from({ length: width / SAMPLE + 1 }, (_, index): Point => {
    const x = index * SAMPLE;
    const waves = 0.6 * Math.sin(x / 210 + longPhase) + 0.3 * Math.sin(x / 97 + shortPhase);
    const chance = 0.25 * (random() - 0.5);
    return [x, Math.round(y - riseToRight * (x / width - 0.5) + amplitude * (waves + chance))];
  });
  return {
    path: `M0 ${bottom}L${line.map((point) => point.join(' ')).join(' ')}V${bottom}z`,
    line,
  };
}

/** Path data of a ridge's slopes that face right, away from the light: from each summit to the next saddle. */
export function shadedSlopes({ line }: Ridge): string {
  const heights = line.map(([, y]) => y);
  const turns = line.flatMap(([, y], index) => {
    const [before = Infinity, after = Infinity] = [heights[index - 1], heights[index + 1]];
    if (y < before && y <= after) return [{ index, summit: true }];
    return y > before && y >= after ? [{ index, summit: false }] : [];
  });
  return turns
    .flatMap(({ index, summit }, turn) => {
      const end = turns[turn + 1]?.index ?? line.length - 1;
      if (!summit || end === index) return [];
      const [top, ...slope] = line.slice(index, end + 1);
      const [x, y] = slope.at(-1) ?? [0, 0];
      if (!top) return [];
      const [left, height] = [top[0], y - top[1]];
      const foot = `${Math.round(left + (x - left) * 0.55)} ${Math.round(y + height * 0.9)}`;
      const fold = `${Math.round(left + (x - left) * 0.1)} ${Math.round(top[1] + height * 0.8)}`;
      return [`M${[top, ...slope].map((point) => point.join(' ')).join('L')}L${foot}L${fold}z`];
    })
    .join('');
}

/** Position and size of one `<use href="#fir">`. */
export interface Fir {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A fir at `x`, whose foot is `sunk` units below the ridge line. */
export function firOn({ line }: Ridge, x: number, height: number, sunk = 14): Fir {
  const nearest = line[Math.min(line.length - 1, Math.round(x / SAMPLE))];
  return {
    x: x - Math.round(height * 0.2),
    y: (nearest?.[1] ?? 0) - height + sunk,
    width: Math.round(height * 0.4),
    height,
  };
}

/** Up to `count` firs at random positions on a ridge, none between the two x of `clearing`. */
export function firs(
  on: Ridge,
  {
    seed,
    count,
    heights: [lowest, highest],
    clearing: [from, to] = [0, 0],
  }: {
    seed: number;
    count: number;
    heights: readonly [number, number];
    clearing?: readonly [number, number];
  },
): Fir[] {
  const random = seededRandom(seed);
  const width = (on.line.length - 1) * SAMPLE;
  return Array.from({ length: count }, () => {
    const x = Math.round(random() * width);
    return { x, height: Math.round(lowest + random() * (highest - lowest)) };
  })
    .filter(({ x }) => x <= from || x >= to)
    .map(({ x, height }) => firOn(on, x, height));
}

/** SVG of firs. The drawing needs the symbol `fir`. */
export function firMarkup(trees: readonly Fir[]): string {
  return trees
    .map(
      ({ x, y, width, height }) =>
        `<use href="#fir" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    )
    .join('');
}
