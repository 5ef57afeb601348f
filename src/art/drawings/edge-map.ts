import { EDGE_MAP, EDGE_ROWS } from '../grids.ts';
import { radians, type Place, type Point } from '../points.ts';
import { footprintMarkup, footprintTransform } from '../footprint.ts';
import { surveyTerrain } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/** A second line runs 12 px inside the neat line. */
const { width: WIDTH, height: HEIGHT, edge: EDGE } = EDGE_MAP;
/** The land is drawn a little beyond the edge and clipped there. */
const LAND_WIDTH = 1100;

/** The path of the footprints, over the edge of the map, as one cubic Bézier. */
const WALK: readonly [Point, Point, Point, Point] = [
  [120, 690],
  [620, 820],
  [760, 180],
  [1420, 250],
];
/** The first three footprints are left out: they would be under the words or cut off by the page's lower edge. */
const FIRST_STRIDE = 3;
const STRIDES = 6;
/** Distance of each footprint from the path. */
const HALF_STANCE = 30;

/** The point of the path at `share`, 0 to 1. */
function onWalk(share: number): Point {
  const weights = [
    (1 - share) ** 3,
    3 * (1 - share) ** 2 * share,
    3 * (1 - share) * share ** 2,
    share ** 3,
  ];
  const along = (axis: 0 | 1) =>
    WALK.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
  return [along(0), along(1)];
}

/** Six footprints, alternately right and left of the path, each rotated outwards a little. */
function walkedPrints(): Place[] {
  return Array.from({ length: STRIDES }, (_, stride) => {
    const share = 0.03 + (FIRST_STRIDE + stride) * 0.112;
    const [x, y] = onWalk(share);
    const [nextX, nextY] = onWalk(share + 0.01);
    const heading = Math.atan2(nextY - y, nextX - x);
    const isLeft = (FIRST_STRIDE + stride) % 2 === 1;
    const aside = isLeft ? HALF_STANCE : -HALF_STANCE;
    return {
      x: Math.round(x - Math.sin(heading) * aside),
      y: Math.round(y + Math.cos(heading) * aside),
      scale: 0.27,
      rotation: Math.round(heading / radians(1) + 90 + (isLeft ? 6 : -6)),
      mirrored: isLeft,
    };
  });
}

/** The 404 page's map: it ends, and the footprints continue beyond its edge. */
export function edgeMap(): string {
  const terrain = createTerrain({ seed: 404, width: LAND_WIDTH, base: 760, amplitude: 420 });
  const survey = surveyTerrain(terrain, {
    width: LAND_WIDTH,
    height: HEIGHT,
    cell: 8,
    pad: 40,
    step: 20,
    hidden: ([x]) => x > EDGE + 24,
  });
  const style = mapStyle({
    light: `.b{fill:${LIGHT.paper}}.n{fill:none;stroke:${LIGHT.ink};stroke-width:2.5}.f{fill:${LIGHT.ink}}`,
    dark: `.b{fill:${DARK.paper}}.n{stroke:${DARK.ink}}.f{fill:${DARK.ink}}`,
  });
  const grid = gridPath(every(240, 120, EDGE), EDGE_ROWS, EDGE, HEIGHT);
  const prints = walkedPrints()
    .map((place) => `<use href="#p" transform="${footprintTransform(place)}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${style}<defs><clipPath id="e"><path d="M0 0H${EDGE}V${HEIGHT}H0z"/></clipPath><g id="p">${footprintMarkup()}</g></defs><rect class="b" width="${EDGE}" height="${HEIGHT}"/><g clip-path="url(#e)">${mapGround(survey, grid)}</g><path class="n" d="M${EDGE}-2V${HEIGHT + 2}M${EDGE - 12}-2V${HEIGHT + 2}"/><g class="f">${prints}</g></svg>\n`;
}
