import type { Point } from '../points.ts';
import { pickHeights, surveyTerrain, type HeightLabel, type Survey } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

// The map is behind the hero and, as a strip at the left, behind the trail of Trust Pledge. Units: pixels.
const WIDTH = 1440;
const HEIGHT = 4760;

/** Below the hero, the pledges cover everything to the right of the strip. */
const HERO_END = 1300;
const STRIP_END = 560;

const isUnderSheet = ([x, y]: Point) => x > STRIP_END && y > HERO_END;

/** Areas without text and trail at every width: the top of the map, to the right of the headline. */
const isFree = ({ x, y }: HeightLabel) => y < 110 && x > 620;

/** Digits as strokes, 10 high, because an SVG image cannot use the page's fonts. */
const DIGITS = {
  '0': { width: 6, path: 'a3 5 0 1 0 .1 0', start: [3, -5] },
  '1': { width: 4, path: 'l3-2v10', start: [0, -3] },
  '5': { width: 6, path: 'h-5l-.5 4.5q5.5-1.5 5.5 2t-6 2', start: [6, -5] },
  '7': { width: 6, path: 'h6l-4 10', start: [0, -5] },
} as const;
const GAP = 2.5;

/** Path data of a height, centred on the origin. */
function heightPath(height: number): string {
  const all = Array.from(String(height), (digit) => {
    if (!(digit in DIGITS)) throw new Error(`The route map has no drawing of the digit ${digit}.`);
    return DIGITS[digit as keyof typeof DIGITS];
  });
  const width = all.reduce((sum, digit) => sum + digit.width + GAP, -GAP);
  let left = -width / 2;
  return all
    .map(({ width: own, path, start: [x, y] }) => {
      const data = `M${left + x} ${y}${path}`;
      left += own + GAP;
      return data;
    })
    .join('');
}

/** The land of the route map: woods, contours, and possible positions of heights. */
export function surveyRoute(): Survey {
  const terrain = createTerrain({ seed: 71, width: WIDTH, base: 760, amplitude: 330 });
  return surveyTerrain(terrain, {
    width: WIDTH,
    height: HEIGHT,
    cell: 10,
    pad: 60,
    step: 160,
    hidden: isUnderSheet,
  });
}

/** The map as an SVG file: both themes, no text but heights. */
export function routeMap(survey: Survey): string {
  // `n` is the digits of a height, `h` the halo in the colour of the paper behind them.
  const style = mapStyle({
    light: `.h,.n{fill:none;stroke:${LIGHT.paper};stroke-width:9;stroke-linejoin:round}.n{stroke:${LIGHT.contour};stroke-width:1.5}`,
    dark: `.h{stroke:${DARK.paper}}.n{stroke:${DARK.contour}}`,
  });
  const grid = gridPath(every(240, 120, WIDTH), every(240, 160, HEIGHT), WIDTH, HEIGHT);
  const heights = pickHeights(survey.heights.filter(isFree), {
    distance: 330,
    within: [0, 12, 1400, HEIGHT],
  }).map(({ x, y, rotation, height }) => {
    const path = heightPath(height);
    return `<g transform="translate(${x} ${y})rotate(${rotation})"><path class="h" d="${path}"/><path class="n" d="${path}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style}${mapGround(survey, grid)}${heights.join('')}</svg>\n`;
}
