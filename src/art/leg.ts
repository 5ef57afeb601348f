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

/** One foot, in a box of 192 × 206. The fur covers its top. */
const FOOT = 'M80 118C62 142 40 160 38 190H166C170 164 164 142 152 118z';

/** Its toes, big toe first. */
const TOES = [
  { cx: 144, cy: 186, rx: 20, ry: 18 },
  { cx: 110, cy: 190, rx: 15, ry: 14 },
  { cx: 84, cy: 190, rx: 13, ry: 12.5 },
  { cx: 61, cy: 190, rx: 12, ry: 11.5 },
  { cx: 41, cy: 191, rx: 10, ry: 10 },
] as const;

/**
 * SVG of a foot and the hairy leg above it, which extends far above its box.
 *
 * @param outline attributes of the outlines of the toes and of the fur's lower edge
 */
export function legMarkup(outline: string): string {
  const random = seededRandom(7);
  const outer = side(random, 76, -1, 26);
  const inner = side(random, 157, 1, 9);
  const toes = TOES.map(
    ({ cx, cy, rx, ry }) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`,
  );
  const fur = `${polyline([...outer.reverse(), ...HEM, ...inner])}z`;
  return `<path d="${FOOT}"/><g ${outline}>${toes.join('')}</g><path d="${fur}"/><path ${outline} fill="none" d="${polyline(HEM)}"/>`;
}
