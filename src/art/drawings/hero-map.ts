import { HERO_COLUMNS, HERO_HEIGHT, HERO_ROWS, HERO_WIDTH } from '../grids.ts';
import { radians, type Place, type Point } from '../points.ts';
import { footprintMarkup, footprintTransform, toeCentres } from '../footprint.ts';
import { pickHeights, surveyTerrain, type Survey } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { gridPath, mapGround, mapStyle } from './map-style.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/** The launch date of $BIGFOOT, 5 August 2025. */
const SEED = 20250805;

/** A whole right footprint, and the left one ahead of it, partly outside the map. */
const RIGHT_FOOT: Place = { x: 1176, y: 388, scale: 1.36, rotation: 17, mirrored: true };
const LEFT_FOOT: Place = { x: 560, y: -150, scale: 1.36, rotation: 14 };

/** The terrain of the map. profile.ts draws a cross-section of it. */
export const HERO_TERRAIN = createTerrain({
  seed: SEED,
  width: HERO_WIDTH,
  base: 820,
  amplitude: 360,
  footprints: [RIGHT_FOOT, LEFT_FOOT],
});

/** Text on a map: its anchor point and its rotation in degrees. These are the keys of hero-labels.json. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The contour lines and other features of the hero map’s terrain, from which the map is drawn. */
export function surveyHero(): Survey {
  return surveyTerrain(HERO_TERRAIN, {
    width: HERO_WIDTH,
    height: HERO_HEIGHT,
    cell: 6,
    pad: 40,
    step: 19,
  });
}

/**
 * The map as an SVG file: no text, both themes. Left of it is its mirror image, for windows wider
 * than the map.
 */
export function heroMap(survey: Survey): string {
  const style = mapStyle(
    {
      light: `.l{fill:${LIGHT.lake};stroke:${LIGHT.water};stroke-width:2}`,
      dark: `.l{fill:${DARK.lake};stroke:${DARK.water}}`,
    },
    { light: [0.62, 0.85], dark: [0.34, 0.6] },
  );
  const water = [RIGHT_FOOT, LEFT_FOOT]
    .map((place) => `<use href="#p" transform="${footprintTransform(place)}"/>`)
    .join('');
  const grid = gridPath(HERO_COLUMNS, HERO_ROWS, HERO_WIDTH, HERO_HEIGHT);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HERO_WIDTH} 0 ${2 * HERO_WIDTH} ${HERO_HEIGHT}" preserveAspectRatio="xMaxYMin slice">`,
    `${style}<defs><g id="p">${footprintMarkup()}</g><clipPath id="k"><path d="M0 0h${HERO_WIDTH}v${HERO_HEIGHT}H0z"/></clipPath></defs>`,
    `<g id="m" clip-path="url(#k)">${mapGround(survey, grid)}<g class="l">${water}</g></g>`,
    '<use href="#m" transform="scale(-1 1)"/></svg>\n',
  ].join('');
}

/** A label at a point that is rotated about a centre, and is rotated by the same angle itself. */
function rotated([x, y]: Point, [cx, cy]: Point, degrees: number): MapLabel {
  const angle = radians(degrees);
  const [u, v] = [x - cx, y - cy];
  return {
    x: Math.round(cx + u * Math.cos(angle) - v * Math.sin(angle)),
    y: Math.round(cy + u * Math.sin(angle) + v * Math.cos(angle)),
    turn: degrees,
  };
}

/** The name of each toe's lake: its distance from the toe's centre, and its direction in degrees. */
const TARN_LABELS: readonly { readonly reach: number; readonly rotation: number }[] = [
  { reach: 64, rotation: -92 },
  { reach: 47, rotation: -80 },
  { reach: 42, rotation: -70 },
  { reach: 37, rotation: -58 },
  { reach: 35, rotation: -46 },
];

/** Positions of the texts that the page writes on the map: heights and names of the water. */
export function heroLabels(survey: Survey) {
  const toes = toeCentres(RIGHT_FOOT);
  const heights = pickHeights(survey.heights, {
    distance: 170,
    within: [40, 30, 1400, 900],
    avoid: [
      [0, 0, 330, 90],
      // The headline's outline would cover a part of a figure in these two.
      [380, 60, 480, 110],
      [880, 60, 1000, 110],
      [0, 110, 1040, 640],
      [1000, 0, 1372, 640],
      [40, 440, 1400, 880],
    ],
  });
  return {
    heights: heights.map(({ x, y, rotation, height }) => ({
      x,
      y,
      turn: rotation,
      text: String(height),
    })),
    lake: rotated([1106, 296], [1190, 296], 6),
    lakeHeight: { ...rotated([1160, 322], [1190, 296], 6), text: String(HERO_TERRAIN.lakeLevel) },
    tarns: TARN_LABELS.map(({ reach, rotation }, index): MapLabel => {
      const [x = 0, y = 0] = toes[index] ?? [];
      const angle = radians(rotation);
      return {
        x: Math.round(x + reach * Math.cos(angle) + 5),
        y: Math.round(y + reach * Math.sin(angle) + 3),
        turn: rotation,
      };
    }),
  };
}
