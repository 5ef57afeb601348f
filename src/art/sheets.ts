/**
 * The index map. The pages of the site are drawn as numbered sheets of one map; the index map is a
 * footprint that shows how they adjoin, each part of it (its plate) standing for one sheet. Numbers are
 * units of the footprint’s box of 200 × 430: a right foot, big toe on the left.
 */
import { FOOTPRINT_WIDTH } from './footprint.ts';
import { at, type Point } from './points.ts';

/** The part of the index map that stands for one sheet. */
interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its number is. */
  readonly label: Point;
}

/** The lower edge of the toes, and of the ball. */
const TOES_END = 107;
const BALL_END = 258;

const toe = (x: number, y: number, width: number, label: Point): Plate => ({
  x,
  y,
  width,
  height: TOES_END - y,
  label,
});

/**
 * The plates of the index map, in the order of the sheets: ball, four toes from the big one on, heel.
 * The fifth toe, of the page for unknown addresses, is off the map. A sheet after the last plate is
 * in the list of links alone.
 */
const PLATES: readonly Plate[] = [
  { x: 8, y: TOES_END, width: 182, height: BALL_END - TOES_END, label: [97, 196] },
  toe(8, 18, 56, [37, 71]),
  toe(64, 18, 38, [84, 63]),
  toe(102, 18, 33, [119, 72]),
  toe(135, 52, 31, [149, 93]),
  { x: 8, y: BALL_END, width: 182, height: 172, label: [97, 356] },
];

/** The number of the sheet that is off the map, and where its toe is. */
export const OFF_THE_MAP = 0;
const FIFTH_TOE: Point = [174, 113];

const hasPlace = (sheet: number): boolean => sheet <= PLATES.length;

/** Where a sheet is on the index map. */
function centre(sheet: number): Point {
  if (sheet === OFF_THE_MAP) return FIFTH_TOE;
  const { x, y, width, height } = at(PLATES, sheet - 1);
  return [x + width / 2, y + height / 2];
}

/**
 * The way from one sheet's place on the index map to another's, to the right and down, in screens:
 * one along the longer axis, whatever the distance. The two sheets must differ.
 */
export function wayBetween(from: number, to: number): Point {
  const [fromX, fromY] = centre(from);
  const [toX, toY] = centre(to);
  const longer = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
  return [(toX - fromX) / longer, (toY - fromY) / longer];
}

/**
 * CSS for the page of one sheet: the names of the sheets in a view transition between two pages, and
 * the way on which each other sheet leaves, to its own place on the index map. A sheet that has no
 * place there comes and goes without a transition.
 */
export function sheetTransitions(sheet: number): string {
  if (!hasPlace(sheet)) return '';
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  // The sheet that is off the map, which is 0, and those on it.
  const ways = Array.from({ length: PLATES.length + 1 }, (_, other) => other)
    .filter((other) => other !== sheet)
    .map((other) => {
      const way = wayBetween(sheet, other).map(percent).join(' ');
      return `::view-transition-old(s${other}){--way:${way}}`;
    });
  const rules = [
    '@view-transition{navigation:auto}',
    `:root{view-transition-name:s${sheet}}`,
    `::view-transition-group(s${sheet}){z-index:-1}`,
    ...ways,
  ];
  return `@media(prefers-reduced-motion:no-preference){${rules.join('')}}`;
}

/** The frames of the plates (neatlines). The corner of the ball’s plate is open: the fifth toe is there. */
const NEATLINE = [
  ...PLATES.slice(1, -1).map(
    ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
  ),
  `M8 ${TOES_END}V430H190V136M8 ${BALL_END}H190`,
].join('');

/** The part of the index map that all of its pictures show. */
export const INDEX_BOX = '4 14 190 420';

/**
 * A part of the footprint in the colour of its sheet, such as `--s1`. Unless the page sets that, the part has the
 * colour that it inherits, and the toe that is off the map none.
 */
const land = (part: string, sheet: number) =>
  `<use href="#${part}" fill="var(--s${sheet}${sheet === OFF_THE_MAP ? ',none' : ''})"/>`;

/**
 * SVG of the index map: neatlines, then land in the order of the sheets, then numbers. The style
 * sheet colours it. Needs the symbol `print` on the same page.
 */
export function indexMapMarkup(): string {
  const toes = PLATES.slice(1, -1).map((_, index) => land(`t${index + 1}`, index + 2));
  // The sole below the ball, with room below it for the outline.
  const heel = `<svg y="${BALL_END}" width="${FOOTPRINT_WIDTH}" height="180" viewBox="0 ${BALL_END} ${FOOTPRINT_WIDTH} 180">${land('sole', PLATES.length)}</svg>`;
  const parts = [land('sole', 1), ...toes, heel, land('t5', OFF_THE_MAP)].join('');
  const label = (axis: 0 | 1) => PLATES.map((plate) => plate.label[axis]).join(' ');
  const numbers = PLATES.map((_, index) => index + 1).join('');
  return `<g id="sheets" class="index-map-parts"><path d="${NEATLINE}"/><g transform="matrix(-1 0 0 1 ${FOOTPRINT_WIDTH} 0)">${parts}</g><text x="${label(0)}" y="${label(1)}">${numbers}</text></g>`;
}
