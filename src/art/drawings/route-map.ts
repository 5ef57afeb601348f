import type { Point } from '../points.ts';
import { pickHeights, surveyTerrain, type HeightLabel, type Survey } from '../survey.ts';
import { createTerrain } from '../terrain.ts';
import { every, gridPath, mapGround, mapStyle } from './map-style.ts';
import { DARK, LIGHT } from '../../styles/palette.ts';

/** The strip map that runs down the left of Trust Pledge, behind hero and trail. */
const WIDTH = 1440;
const HEIGHT = 4760;

/** Below the hero, a sheet lies on everything right of the strip. */
const HERO_END = 1300;
const STRIP_END = 560;

const isUnderSheet = ([x, y]: Point) => x > STRIP_END && y > HERO_END;

/** Clear of words and trail at every width: the top of the sheet, right of the headline. */
const isFree = ({ x, y }: HeightLabel) => y < 110 && x > 620;

/** The figures of the heights in strokes, since a picture cannot use the page's fonts: 10 high. */
const FIGURES = {
  '0': { width: 6, path: 'a3 5 0 1 0 .1 0', start: [3, -5] },
  '1': { width: 4, path: 'l3-2v10', start: [0, -3] },
  '5': { width: 6, path: 'h-5l-.5 4.5q5.5-1.5 5.5 2t-6 2', start: [6, -5] },
  '7': { width: 6, path: 'h6l-4 10', start: [0, -5] },
} as const;
const GAP = 2.5;

/** Path data of a height, centred on the origin. */
function figures(height: number): string {
  const all = Array.from(String(height), (figure) => {
    if (!(figure in FIGURES)) throw new Error(`No figure ${figure} is drawn for the route map.`);
    return FIGURES[figure as keyof typeof FIGURES];
  });
  const width = all.reduce((sum, figure) => sum + figure.width + GAP, -GAP);
  let left = -width / 2;
  return all
    .map(({ width: own, path, start: [x, y] }) => {
      const data = `M${left + x} ${y}${path}`;
      left += own + GAP;
      return data;
    })
    .join('');
}

/** The land of the route map: woods, contours, and where heights can stand. */
export function surveyRoute(): Survey {
  const terrain = createTerrain({ seed: 71, width: WIDTH, base: 760, amplitude: 330 });
  return surveyTerrain(terrain, {
    width: WIDTH,
    height: HEIGHT,
    cell: 10,
    pad: 60,
    step: 84,
    hidden: isUnderSheet,
  });
}

/** The strip map as a file of its own: no text, both themes. */
export function routeMap(survey: Survey): string {
  const strength = { light: [0.55, 0.8], dark: [0.3, 0.55] } as const;
  const style = mapStyle(strength, {
    light: `.h,.n{fill:none;stroke:${LIGHT.paper};stroke-width:9;stroke-linejoin:round}.n{stroke:${LIGHT.contour};stroke-width:1.5}`,
    dark: `.h{stroke:${DARK.paper}}.n{stroke:${DARK.contour}}`,
  });
  const grid = gridPath(every(240, 120, WIDTH), every(240, 160, HEIGHT), WIDTH, HEIGHT);
  const heights = pickHeights(survey.heights.filter(isFree), {
    distance: 330,
    within: [0, 12, 1400, HEIGHT],
  }).map(({ x, y, turn, height }) => {
    const path = figures(height);
    return `<g transform="translate(${x} ${y})rotate(${turn})"><path class="h" d="${path}"/><path class="n" d="${path}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${style}${mapGround(survey, grid)}${heights.join('')}</svg>\n`;
}
