import map from '../../assets/art/route-map.svg?raw';
import { at, type Point } from '../points.ts';
import { frame, halo, heading, inset, text, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

/** The trail, up the right half. With seven pledges each of its points has a post. */
const TRAIL: readonly Point[] = [
  [668, 514],
  [800, 404],
  [930, 476],
  [1092, 430],
  [1010, 318],
  [1110, 226],
  [960, 150],
];

/**
 * Path data of a curve through every point (a cardinal spline as cubic Béziers), in whole units. The two handles of a
 * point mirror each other, so all segments but the first are an `S`, which says the second one alone.
 */
function curveThrough(points: readonly Point[]): string {
  /** The end of a handle: a point, moved by a fifth of the way between two others. */
  const handle = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) =>
    `${Math.round(x + (toX - fromX) / 5)} ${Math.round(y + (toY - fromY) / 5)}`;
  const [first, second] = [at(points, 0), at(points, 1)];
  const segments = points.slice(1).map((to, index) => {
    const next = points[index + 2] ?? to;
    return `${handle(to, next, at(points, index))} ${to.join(' ')}`;
  });
  return `M${first.join(' ')}C${handle(first, first, second)} ${segments.join('S')}`;
}

/** Points for `count` posts, at even intervals from the first point of the trail to its last. */
function postsFor(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    /** The index of the last point before it, with its distance from there as the fraction. */
    const position = count === 1 ? 0 : (index * (TRAIL.length - 1)) / (count - 1);
    const [[x, y] = [0, 0], [nextX, nextY] = [x, y]] = TRAIL.slice(Math.floor(position));
    const fraction = position % 1;
    return [Math.round(x + fraction * (nextX - x)), Math.round(y + fraction * (nextY - y))];
  });
}

/** A post of 50 × 112 units, whose foot is 8 units below its point on the trail. */
function post([x, y]: Point, index: number): string {
  const corners = '2 2.2 24 0 48.5 3.4 50 56 47.5 109.8 25 112 1.5 108.6 0 51.5';
  const number = text(String(index + 1), { x: 25.4, y: 70, size: 44 }, 'text-anchor="middle"');
  return `<g transform="translate(${x - 25} ${y - 104})"><path fill="${LIGHT.blaze}" d="M${corners}z"/>${number}</g>`;
}

/** Share image of Trust Pledge: a trail past one numbered post for each pledge. */
export const trustPledgeCard: ShareImage = (
  { heading: words, lossWarning, count = 0 },
  widthOf,
) => {
  const land = inset(map, { x: 0, y: 0, scale: 1 });
  const points = postsFor(count);
  // The trail comes from below the picture, and leaves it above.
  const line = curveThrough([[470, 600], ...points, [880, 60], [960, -30]]);
  const trail = [
    `<path fill="none" stroke="${LIGHT.paper}" stroke-width="12" d="${line}"/>`,
    `<path fill="none" stroke="${LIGHT.ink}" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="15 13" d="${line}"/>`,
  ];
  const posts = points.map(post);
  const title = heading(words, widthOf, {
    lines: 4,
    top: 52,
    size: 138,
    width: 620,
    attributes: halo(15),
  });
  return frame(LIGHT.paper, land + trail.join('') + posts.join('') + title, lossWarning);
};
