import { at, type Point } from './points.ts';
import { seededRandom, type Random } from './random.ts';

/** The lower edge of the fur, below the ankle: the ends of its tufts. */
const HEM: readonly Point[] = [
  [66, 150],
  [83, 137],
  [92, 164],
  [106, 140],
  [119, 167],
  [131, 140],
  [147, 160],
  [150, 138],
  [166, 148],
];

/** y of the fur's lower end, and its length, enough for the tallest form above the feet. */
const ANKLE = 132;
const LENGTH = 1532;
/** The leg widens over this length from the ankle up, then keeps its width. */
const WIDENS_FOR = 620;

/**
 * One side of a leg, from the ankle up. The tip of each tuft is below its notch, so that it hangs.
 *
 * @param foot x of the side at the ankle
 * @param outward 1 for the right side, -1 for the left one
 * @param widening how much further out the side is where the leg is widest
 */
function side(random: Random, foot: number, outward: 1 | -1, widening: number): Point[] {
  const points: Point[] = [];
  for (let y = ANKLE; y > ANKLE - LENGTH;) {
    const edge = foot + outward * widening * Math.min(1, (ANKLE - y) / WIDENS_FOR);
    const reach = 7 + random() * 11;
    const tuft = 16 + random() * 26;
    points.push(
      [Math.round(edge + outward * reach), Math.round(y + 10 + random() * 6)],
      [Math.round(edge + outward * random() * 3), Math.round(y)],
    );
    y -= tuft;
  }
  return points;
}

/** Path data in relative coordinates, which are shorter than absolute ones. */
function polyline(points: readonly Point[]): string {
  const steps = points.map(([x, y], index) => {
    const from = index > 0 ? at(points, index - 1) : [0, 0];
    return `${x - from[0]} ${y - from[1]}`;
  });
  return `m${steps.join(' ')}`.replaceAll(' -', '-');
}

/** Path data of one hairy leg above its foot, in a box of 192 × 206; it extends far above the box. */
export function legFur(): { fur: string; hem: string } {
  const random = seededRandom(7);
  const outer = side(random, 76, -1, 26);
  const inner = side(random, 157, 1, 9);
  return { fur: `${polyline([...outer.reverse(), ...HEM, ...inner])}z`, hem: polyline(HEM) };
}
